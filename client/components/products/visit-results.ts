import type { Page } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { MouseEvent } from 'react';
import { withUnanswered } from './filter-state.js';

/** What changes when a list is narrowed or sorted; the rest of the page stays as it is. */
const NARROWED = ['list', 'results', 'languages'];

/** Loads a list in another state of its filters, in place. */
export function visitResults(url: string): void {
  // the next page of the list as it was must not come into the new one
  router.cancelAll({ async: true, prefetch: false, sync: false });
  router.get(
    url,
    {},
    {
      only: [...NARROWED, 'head'],
      reset: ['list'],
      preserveState: true,
      preserveScroll: true,
      replace: true,
      onSuccess: showHead,
    },
  );
}

/** The adapter takes over the title and the true address only where it is told of another page, and not when one is replaced. */
function showHead(page: Page): void {
  document.dispatchEvent(new CustomEvent('inertia:clientVisit', { detail: { page } }));
}

/**
 * One handler for all links with `data-results`; a click with a modifier stays the browser's. Filters that are not
 * answered yet go along, save with a link that clears them.
 */
export function followResultLinks(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-results]');
  if (!link) return;
  event.preventDefault();
  const filters = event.currentTarget.querySelector<HTMLFormElement>('#filters form');
  const isClearing = link.dataset.results === 'clear';
  visitResults(filters && !isClearing ? withUnanswered(link.href, filters) : link.href);
}
