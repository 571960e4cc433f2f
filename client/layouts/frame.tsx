import type { ReactNode } from 'react';

/** No layout: the frame is inside a page that has one. */
export default function FrameLayout({ children }: { children: ReactNode }) {
  return children;
}
