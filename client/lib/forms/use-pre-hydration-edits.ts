import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useHydrated } from './use-hydrated.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells the fields of a form what was typed and chosen in it before the page came alive: React keeps that in sight but
 * never hears of it, so the next thing that is typed would take it away.
 */
export function usePreHydrationEdits(form: RefObject<HTMLFormElement | null>): void {
  const isHydrated = useHydrated();
  const replayAll = useEffectEvent(() => {
    // a form that the browser has drawn has nothing to tell
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
    // of a group of radio buttons the one that was given up follows the one that was chosen
    if (control.type === 'radio' && !control.checked) return;
    control.checked = !control.checked;
    control.click();
  } else retype(control);
}

/** React takes for news only what differs from what it has set itself, through a setter of the element's own. */
function retype(control: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = control.value;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
