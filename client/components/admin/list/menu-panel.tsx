import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../ui/icon.js';

interface Props {
  label: string;
  icon?: IconName;
  /** Something in it is chosen. */
  chosen?: boolean;
  /** Just before it opens, to ask for what it shows. */
  onOpen?(): void;
  children: ReactNode;
}

/** A button with a small panel below it: a native popover, which opens and closes without a script, too. */
export function MenuPanel({ label, icon, chosen = false, onOpen, children }: Props) {
  const id = useId();
  return (
    <div className="menu">
      <button type="button" className="button" popoverTarget={id} data-chosen={chosen || undefined}>
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="down" />
      </button>
      <div
        id={id}
        className="menu-sheet"
        popover="auto"
        onBeforeToggle={(event) => event.newState === 'open' && onOpen?.()}
      >
        {children}
      </div>
    </div>
  );
}
