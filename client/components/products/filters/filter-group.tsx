import { type ReactNode, useId } from 'react';
import type { LocalText } from '../../../../src/core/i18n/local-text.js';
import { Icon } from '../../ui/icon.js';
import { Text } from '../../ui/text.js';

interface Props {
  title: LocalText;
  /** Unit of a number. */
  unit?: string | null;
  open: boolean;
  children: ReactNode;
}

/** One thing to filter by, which can be folded away. */
export function FilterGroup({ title, unit, open, children }: Props) {
  const id = useId();
  return (
    <details className="filter" open={open}>
      <summary>
        <span id={id}>
          <Text value={title} />
          {unit && <span className="filter-unit"> ({unit})</span>}
        </span>
        <Icon name="down" />
      </summary>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </details>
  );
}
