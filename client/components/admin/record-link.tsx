import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** A window that closes gives the focus back to it. */
  id?: string;
  className?: string;
  /** Takes the place of the address that is open: for closing. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens or closes the window over a list: only the form is loaded, and the list stays as it is. */
export function RecordLink({ replace = false, ...props }: Props) {
  return <Link {...props} only={['form']} preserveScroll preserveState replace={replace} />;
}
