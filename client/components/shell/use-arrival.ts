import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** Views of a page are places of their own. */
function place(): string {
  const { pathname, search } = window.location;
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`;
}

/** After a visit to another page: closes the open menus and moves the focus to the content, as a page load would. */
export function useArrival(): void {
  useEffect(() => {
    let last = place();
    return router.on('navigate', () => {
      if (place() === last) return;
      last = place();
      for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open'))
        menu.hidePopover();
      document.getElementById('content')?.focus({ preventScroll: true });
    });
  }, []);
}
