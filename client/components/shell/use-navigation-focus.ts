import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** Where the last visit led; null until the document's own page is there. A layout may begin anew with each visit. */
let last: string | null = null;
/** What had the focus last. A visit may take it away, and the keys would go nowhere. */
let focused: HTMLButtonElement | null = null;

/** Views of a page are places of their own. */
function place(): string {
  const { pathname, search } = window.location;
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`;
}

/**
 * Closes the panels that the focus has left behind: they may lie over it. Their buttons belong to them, and a press on a
 * label in a panel focuses what is around it.
 * @param event without a type: a visit has moved the focus
 */
function follow({ target, type }: { target: EventTarget | null; type?: string }): void {
  focused = target as HTMLButtonElement;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    const isIn = panel.contains(focused) || (type && focused.contains(panel));
    if (!isIn && focused.popoverTargetElement !== panel) panel.hidePopover();
  }
}

/** Or the field that the address names, as a page load would. */
function focusContent(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  const target = named?.matches('input, select, textarea') ? named : document.getElementById('content')!;
  target.focus({ preventScroll: true });
  follow({ target });
}

/** Where what had it has vanished. */
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
 * After a visit to another page: closes the open menus and moves the focus to the content, as a page load would; also
 * where another view of the same page has taken the focused link away. Nothing open lies over what has the focus.
 */
export function useNavigationFocus(): void {
  useEffect(() => {
    if (last === null) last = place();
    // the content that had the focus has gone with its layout
    else if (document.activeElement === document.body) focusContent();
    document.addEventListener('focusin', follow);
    return router.on('navigate', arrive);
  }, []);
}
