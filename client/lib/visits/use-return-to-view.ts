import { useEffect } from 'react';

/**
 * When the component is gone and nothing has the focus, focuses the first link in view. Otherwise keyboards and screen
 * readers would continue at the beginning of the page.
 */
export function useReturnToView(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body && scrollY)
        [...document.querySelectorAll<HTMLElement>(':is(main, footer) a')]
          .find((link) => link.getBoundingClientRect().top > 0)
          ?.focus({ preventScroll: true });
    },
    [],
  );
}
