import type { ReactNode } from 'react';
import { Shell } from '../components/shell/shell.js';

/** Storefront pages: header with search and categories, content, footer. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
