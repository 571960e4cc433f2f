import { IconButton } from './icon-button.js';

const keepAutofocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/**
 * When its panel opens, perhaps over the button that opened it, the browser moves the focus to this button.
 * The server writes `autoFocus` as an attribute; React in the browser focuses once instead, so the attribute
 * is added.
 */
export const FOCUSED_FIRST = { autoFocus: true, ref: keepAutofocus };

/** Closes a native popover, also without a script. */
export function PopoverClose({ of, label }: { of: string; label: string }) {
  return (
    <IconButton {...FOCUSED_FIRST} icon="close" label={label} popoverTarget={of} popoverTargetAction="hide" />
  );
}
