import { isPlainClick } from './plain-click.js';

/**
 * A click on `<a data-go>` replaces the page by the store's: the URL counts the visit and redirects. Without
 * JavaScript the link does the same, and the page stays in the history.
 */
export function followStoreLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
