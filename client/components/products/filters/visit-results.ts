import { router } from '@inertiajs/react';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/visits/plain-click.js';
import { withUnanswered } from './filter-state.js';

/** Props that change with a filter or an order; the rest of the page remains. */
const NARROWED = ['list', 'results', 'subcategories', 'query', 'brand', 'named', 'languages', 'head'];
/** Props that change when more choices are shown. */
const WITH_CHOICES = ['results', 'languages'];

/** Loads a list in another state of its filters, in place. Back leads to the state before. */
export function visitResults(url: string): void {
  // the next page of the old list must not be added to the new one
  router.cancelAll({ async: true, prefetch: false, sync: false });
  router.get(url, {}, { only: NARROWED, reset: ['list'], preserveState: true, preserveScroll: true });
}

/** Shows all choices of a filter; changes that are not answered yet are included. */
export function showAllChoices(filter: string, form: HTMLFormElement): void {
  const url = new URL(withUnanswered(location.href, form));
  const isAnswered = url.href === location.href;
  url.searchParams.append('choices', filter);
  if (!isAnswered) return visitResults(url.href);
  router.get(url.href, {}, { only: WITH_CHOICES, preserveState: true, preserveScroll: true, replace: true });
}

/**
 * One handler for all links with `data-results` or `data-choices`; a click with a modifier stays the browser's. Filters
 * that are not answered yet go along, save with a link that clears them.
 */
export function followResultLinks(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a:is([data-results], [data-choices])');
  if (!link) return;
  event.preventDefault();
  const filters = event.currentTarget.querySelector<HTMLFormElement>('#filters form');
  const { choices } = link.dataset;
  if (choices !== undefined) return showAllChoices(choices, filters!);
  const isClearing = link.dataset.results === 'clear';
  visitResults(filters && !isClearing ? withUnanswered(link.href, filters) : link.href);
}
