import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { RecordLink } from '../../ui/record-link.js';
import { buttonClass } from '../../ui/button.js';

interface Props {
  href: string;
  /** Id for returning the focus. */
  id?: string;
  children: ReactNode;
}

/** Opens the form of a new record over its list. */
export function AddLink({ children, ...link }: Props) {
  return (
    <RecordLink {...link} className={buttonClass({ variant: 'main' })}>
      <Icon name="plus" />
      {children}
    </RecordLink>
  );
}
