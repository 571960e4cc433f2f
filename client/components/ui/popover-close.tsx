import { Icon } from './icon.js';

/** Closes a native popover, also without a script. */
export function PopoverClose({ of, label }: { of: string; label: string }) {
  return (
    <button
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
