import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useHydrated } from './use-hydrated.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays input from before hydration. React leaves it on the screen without an event, so the next render
 * would discard it.
 */
export function usePreHydrationEdits(form: RefObject<HTMLFormElement | null>): void {
  const isHydrated = useHydrated();
  const replayAll = useEffectEvent(() => {
    // a form that was rendered in the browser has none
    if (isHydrated) return;
    for (const control of form.current!.querySelectorAll<Control>('input, textarea, select'))
      if (isEdited(control)) replay(control);
  });
  useEffect(() => replayAll(), []);
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  if (control.type === 'file') return control.value !== '';
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isTicked = (control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function replay(control: Control): void {
  if (control instanceof HTMLSelectElement || control.type === 'file')
    control.dispatchEvent(new Event('change', { bubbles: true }));
  else if (isTicked(control)) {
    // of a radio group, the deselected button follows the selected one
    if (control.type === 'radio' && !control.checked) return;
    control.checked = !control.checked;
    control.click();
  } else retype(control);
}

/**
 * React ignores an event whose value equals the value that its own setter set last, so the native setter is
 * used.
 */
function retype(control: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = control.value;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
