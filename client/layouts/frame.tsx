import type { ReactNode } from 'react';

/** Nothing around the page: the frame stands in a page that has all of it. */
export default function FrameLayout({ children }: { children: ReactNode }) {
  return children;
}
