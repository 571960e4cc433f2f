import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtClient } from '../../../src/core/inertia/document/built-client.js';
import { viteBuild } from '../../inertia/build-fixture.js';

/** A second real build, like the next release's dist/; it shows "2" after the product's name. */
export async function buildNext() {
  const directory = await mkdtemp(join(tmpdir(), 'next-build-'));
  const config = join(import.meta.dirname, 'next-build.config.mjs');
  await viteBuild('-c', config, '--outDir', join(directory, 'client'));
  await viteBuild('-c', config, '--ssr', '--outDir', join(directory, 'ssr'));
  return {
    client: builtClient({ directory, entry: 'client/app.tsx' }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
