import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { enterTop } from '../../../lib/visits/top-window.js';

const FIELDS = '.dialog-body :is(input, select, textarea):not(:disabled, [type=hidden], [type=file])';

/**
 * Makes a dialog modal while it exists, and returns the focus afterwards.
 * @param later in a separate task, because the browser then visits every element: for a dialog that is
 * visible before
 */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  later = false,
): void {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = element.current!;
    let leaveTop: (() => void) | undefined;

    function show() {
      // the server has drawn it open, for those without JavaScript
      dialog.removeAttribute('open');
      dialog.showModal();
      leaveTop = enterTop(dialog);
      focusIn(dialog);
    }
    function cancel(event: Event) {
      // the event of a cancelled file chooser bubbles to the dialog
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    }
    // a second Escape closes the dialog in any case
    function closed() {
      if (!dialog.open) dialog.showModal();
      close();
    }
    const timer = later ? setTimeout(show) : void show();
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      clearTimeout(timer);
      leaveTop?.();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  }, [element, later]);
}

/** To the first field, else to the button marked `data-first-focus`, else to the first one; with fingers to the window itself, since a field would bring the keyboard up over it. */
function focusIn(dialog: HTMLDialogElement): void {
  const hasPointer = window.matchMedia('(pointer: fine)').matches;
  const field = hasPointer ? dialog.querySelector<HTMLElement>(FIELDS) : null;
  const button = (which: string) => dialog.querySelector<HTMLElement>(`.dialog-actions button${which}`);
  const target = field ?? button('[data-first-focus]') ?? button('') ?? dialog;
  target.focus();
}
