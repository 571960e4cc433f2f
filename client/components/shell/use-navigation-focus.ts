import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/**
 * Target of the last visit; null until the document's own page is shown. A visit may mount a layout again.
 */
let last: string | null = null;
/** The last focused element. If a visit removes it, keyboard input would have no target. */
let focused: HTMLButtonElement | null = null;

/** Views of a page are places of their own. */
function place(): string {
  const { pathname, search } = window.location;
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`;
}

/**
 * Closes panels that lost the focus, because they may cover it. Their buttons belong to them, and a click on
 * a label in a panel focuses the element around it.
 * @param event without a type: a visit moved the focus
 */
function follow({ target, type }: { target: EventTarget | null; type?: string }): void {
  focused = target as HTMLButtonElement;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    const isIn = panel.contains(focused) || (type && focused.contains(panel));
    if (!isIn && focused.popoverTargetElement !== panel) panel.hidePopover();
  }
}

/** Or focuses the field that the address names, like a page load. */
function focusContent(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  const target = named?.matches('input, select, textarea') ? named : document.getElementById('content')!;
  target.focus({ preventScroll: true });
  follow({ target });
}

/** Used if the focused element was removed. */
export function passFocusTo(target: HTMLElement | null): void {
  if (document.activeElement === document.body && focused?.isConnected === false)
    target?.focus({ preventScroll: true });
}

function arrive(): void {
  if (place() === last && focused?.isConnected !== false) return;
  last = place();
  focusContent();
}

/**
 * After a visit to another page: closes the open menus and moves the focus to the content, like a page load;
 * also if another view of the same page removed the focused link. Nothing open covers the focused element.
 */
export function useNavigationFocus(): void {
  useEffect(() => {
    if (last === null) last = place();
    // the focused content was removed with its layout
    else if (document.activeElement === document.body) focusContent();
    document.addEventListener('focusin', follow);
    return router.on('navigate', arrive);
  }, []);
}
