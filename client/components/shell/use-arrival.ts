import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** After a visit to another page: closes the open menus and moves the focus to the content, as a page load would. */
export function useArrival(): void {
  useEffect(() => {
    let path = window.location.pathname;
    return router.on('navigate', () => {
      if (window.location.pathname === path) return;
      path = window.location.pathname;
      for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open'))
        menu.hidePopover();
      document.getElementById('content')?.focus({ preventScroll: true });
    });
  }, []);
}
