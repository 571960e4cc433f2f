import { join } from 'node:path';
import { clientBoundary } from '../../../scripts/vite-client-boundary.ts';

const root = import.meta.dirname;

export default {
  root,
  publicDir: false,
  plugins: [clientBoundary(join(root, 'client'), join(root, 'server'))],
};
