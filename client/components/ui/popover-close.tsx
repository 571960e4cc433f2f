import { Icon } from './icon.js';

/** The browser's own: the focus begins here when the panel opens, which may lie over its button. React's `autoFocus`
 *  focuses once, when the button is drawn. */
export const FOCUSED_FIRST = { autofocus: '' };

/** Closes a native popover, also without a script. */
export function PopoverClose({ of, label }: { of: string; label: string }) {
  return (
    <button
      {...FOCUSED_FIRST}
      type="button"
      className="icon-button"
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}
