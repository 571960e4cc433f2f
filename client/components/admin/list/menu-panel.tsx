import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { WorkIcon, type WorkIconName } from '../../ui/work-icon.js';

interface Props {
  /** Id of the button. */
  id?: string;
  label: string;
  /** The selection; shown instead of the label. */
  choice?: string;
  icon?: WorkIconName;
  /** Something in it is chosen. */
  chosen?: boolean;
  /** Called just before it opens, to load its content. */
  onOpen?(): void;
  children: ReactNode;
}

/** A button with a small panel below it: a native popover, which opens and closes without a script, too. */
export function MenuPanel({ id: buttonId, label, choice, icon, chosen = false, onOpen, children }: Props) {
  const id = useId();
  return (
    <div className="menu">
      <Button id={buttonId} type="button" popoverTarget={id} data-chosen={chosen || undefined}>
        {icon && <WorkIcon name={icon} />}
        <span className="clipped">
          {choice === undefined ? label : <Chosen label={label} choice={choice} />}
        </span>
        <Icon name="down" />
      </Button>
      <div
        id={id}
        className="menu-sheet sheet sheet-foot"
        popover="auto"
        onBeforeToggle={(event) => event.newState === 'open' && onOpen?.()}
      >
        {children}
      </div>
    </div>
  );
}

function Chosen({ label, choice }: { label: string; choice: string }) {
  return (
    <>
      <span className="hidden-text">{label}: </span>
      {choice}
    </>
  );
}

/** The actions on a row in a menu behind three dots, which closes after a choice. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <IconButton label={label} className="row-menu" popoverTarget={id}>
        <WorkIcon name="more" />
      </IconButton>
      <ul
        id={id}
        className="menu-sheet row-menu-sheet sheet sheet-foot"
        popover="auto"
        aria-label={label}
        onClick={({ target, currentTarget }) =>
          (target as Element).closest('a, button') && currentTarget.hidePopover()
        }
      >
        {children}
      </ul>
    </>
  );
}
