import { Link } from '@inertiajs/react?apart';
import type { ReactNode } from 'react';

/** The props of a dialog over a list, and of its choices; each page has some of them. */
export const WINDOWS = ['form', 'removal', 'categories', 'definitions'];

interface Props {
  href: string;
  /** A window that closes returns the focus to the element with this id. */
  id?: string;
  className?: string;
  /** For lists, if the text alone does not name the record. */
  'aria-label'?: string;
  /** Takes the place of the address that is open: for closing. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens or closes the dialog over a list: only its content is loaded, and the list does not change. */
export function RecordLink({ replace = false, ...props }: Props) {
  return <Link {...props} only={WINDOWS} preserveScroll preserveState replace={replace} />;
}
