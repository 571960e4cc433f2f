import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { enterTop } from '../../lib/visits/top-window.js';

const FIELDS = '.dialog-body :is(input, select, textarea):not(:disabled, [type=hidden], [type=file])';

/**
 * Makes an open dialog modal as long as it is there, and gives the focus back to where it came from.
 * @param later in a task of its own, as it makes the browser look at every element: for one that is seen before
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
      // a file chooser that is cancelled says so to everything around it
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    }
    // a second Escape closes the window whatever we say
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
