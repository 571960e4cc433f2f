import '../../styles/ui/dialog.css';
import '../../styles/pages/popover-question.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.js';
import { FOCUSED_FIRST } from '../ui/popover-close.js';
import { Box } from '../ui/layout/boxes.js';

interface Props {
  /** Label of the button. */
  label: string;
  title: string;
  text: string;
  keepLabel: string;
  /** The button that acts. */
  children: ReactNode;
}

/** A button that asks before another one acts: a native popover, which opens and closes without a script. */
export function PopoverQuestion({ label, title, text, keepLabel, children }: Props) {
  const id = useId();
  const panel = { popoverTarget: id, type: 'button' } as const;
  return (
    <>
      <Button {...panel} small>
        {label}
      </Button>
      <Box
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        text="m"
        className="popover-question sheet"
      >
        <div className="dialog-header">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <p className="dialog-body">{text}</p>
        <div className="dialog-actions">
          <Button {...panel} {...FOCUSED_FIRST}>
            {keepLabel}
          </Button>
          {children}
        </div>
      </Box>
    </>
  );
}
