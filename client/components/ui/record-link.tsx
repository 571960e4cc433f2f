import { Link } from '@inertiajs/react?apart';
import type { ReactNode } from 'react';

/** The props that hold what is open over a list, and what it offers; pages have some of them. */
export const WINDOWS = ['form', 'removal', 'categories', 'definitions'];

interface Props {
  href: string;
  /** A window that closes gives the focus back to it. */
  id?: string;
  className?: string;
  /** For lists, where the text alone does not say what it is about. */
  'aria-label'?: string;
  /** Takes the place of the address that is open: for closing. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens or closes the window over a list: only what stands in it is loaded, and the list stays as it is. */
export function RecordLink({ replace = false, ...props }: Props) {
  return <Link {...props} only={WINDOWS} preserveScroll preserveState replace={replace} />;
}
