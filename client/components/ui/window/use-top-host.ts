import { useEffect, useSyncExternalStore } from 'react';
import { onTopWindow, topWindow } from '../../../lib/visits/top-window.js';

let host: HTMLElement | undefined;

/**
 * An element inside the topmost dialog: everything outside of a modal one is inert for pointer, keyboard and
 * screen reader. null on the server.
 */
export function useTopHost(): HTMLElement | null {
  const element = useSyncExternalStore(noChanges, topHost, () => null);
  useEffect(() => {
    move();
    return onTopWindow(move);
  }, []);
  // its content must be added after the dialog
  useEffect(lift);
  return element;
}

const noChanges = () => () => {};
const topHost = () => (host ??= document.createElement('div'));

function move(): void {
  topWindow().append(topHost());
  lift();
}

let isAsked = false;

/** Once for all who ask at the same time, because each showing is a layout of the page. */
function lift(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    showOnTop();
  });
}

/** A dialog covers everything that was added before it, and clips its own content. */
function showOnTop(): void {
  if (!topHost().closest('dialog')) return;
  for (const content of topHost().querySelectorAll<HTMLElement>('[popover]')) {
    if (content.matches(':popover-open')) content.hidePopover();
    if (content.hasChildNodes()) content.showPopover();
  }
}
