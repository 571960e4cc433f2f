import { type ReactNode, useId } from 'react';
import type { LocalText } from '../../../../src/core/i18n/local-text.js';
import { Icon } from '../../ui/icon.js';
import { Text } from '../../ui/text.js';
import { Box } from '../../ui/layout/boxes.js';

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
    <Box as="details" line="top" className="filter" open={open}>
      <summary>
        <span id={id}>
          <Text value={title} />
          {unit && (
            <Box as="span" tone="soft" weight={400}>
              {' '}
              ({unit})
            </Box>
          )}
        </span>
        <Icon name="down" />
      </summary>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </Box>
  );
}
