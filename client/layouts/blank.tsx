import type { ReactNode } from 'react';
import { Shell } from '../components/shell/shell.js';

/** The home page: its hero takes the place of search and navigation. */
export default function BlankLayout({ children }: { children: ReactNode }) {
  return <Shell home>{children}</Shell>;
}
