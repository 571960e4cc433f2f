import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** Where the last visit led; null until the document's own page is there. A layout may begin anew with each visit. */
let last: string | null = null;

/** Views of a page are places of their own. */
function place(): string {
  const { pathname, search } = window.location;
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`;
}

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

function arrive(): void {
  if (place() === last) return;
  last = place();
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) menu.hidePopover();
  focusContent();
}

/** After a visit to another page: closes the open menus and moves the focus to the content, as a page load would. */
export function useArrival(): void {
  useEffect(() => {
    if (last === null) last = place();
    // the content that had the focus has gone with its layout
    else if (document.activeElement === document.body) focusContent();
    return router.on('navigate', arrive);
  }, []);
}
