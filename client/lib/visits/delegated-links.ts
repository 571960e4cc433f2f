import { router } from '@inertiajs/react';
import { isPlainClick } from './plain-click.js';

const HOVER_DELAY_MS = 75;
const CACHE_FOR_MS = 30_000;
const MAX_HOLD_MS = 100;

let hovered: { link: HTMLAnchorElement; timer: number } | null = null;
let followed: HTMLAnchorElement | null = null;

/**
 * One handler for all `<a data-visit>`: a click becomes an Inertia visit, and hovering prefetches the page.
 * It costs nothing per link, neither on the server nor in the browser. `data-preserve-scroll` keeps the
 * scroll position, `data-no-prefetch` disables prefetching.
 */
export function handleDelegatedLinks(): void {
  document.addEventListener('click', visit);
  document.addEventListener('pointerover', ({ target }) => rest(delegatedLink(target)));
  document.addEventListener('focusin', ({ target }) => rest(delegatedLink(target)));
  document.addEventListener('pointerdown', ({ target }) => prefetch(delegatedLink(target)));
  // a prefetched page is shown without start and finish events
  router.on('navigate', () => follow(null));
  router.on('finish', ({ detail: { visit } }) => {
    // a visit that another link interrupts ends, too
    if (!visit.async && !visit.prefetch && leadsThere(visit)) follow(null);
  });
  // a confirmation of unsaved changes may stop the visit
  router.on('before', (event) =>
    queueMicrotask(() => event.defaultPrevented && leadsThere(event.detail.visit) && follow(null)),
  );
}

const leadsThere = ({ url }: { url: URL }) => url.href === followed?.href;

function visit(event: MouseEvent): void {
  const link = delegatedLink(event.target);
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  router.visit(link.href, {
    preserveScroll: 'preserveScroll' in link.dataset,
    viewTransition: holdBriefly,
    onBefore: () => follow(link),
  });
}

/** Marks the link whose page is loading. */
function follow(link: HTMLAnchorElement | null): void {
  followed?.removeAttribute('data-loading');
  link?.setAttribute('data-loading', '');
  followed = link;
}

/** Limits the time for which the view transition shows the old page. */
function holdBriefly(transition: ViewTransition): void {
  const timer = setTimeout(() => transition.skipTransition(), MAX_HOLD_MS);
  const stop = () => clearTimeout(timer);
  transition.ready.then(stop, stop);
}

function rest(link: HTMLAnchorElement | null): void {
  if (link && link === hovered?.link) return;
  if (hovered) clearTimeout(hovered.timer);
  hovered = link && { link, timer: window.setTimeout(() => prefetch(link), HOVER_DELAY_MS) };
}

function prefetch(link: HTMLAnchorElement | null): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!link || 'noPrefetch' in link.dataset || connection?.saveData) return;
  // a prefetched copy of the current page would render it again and lose the focus
  if ('loading' in link.dataset) return;
  router.prefetch(link.href, {}, { cacheFor: CACHE_FOR_MS });
}

/** The link around an element, if it leads to another page of ours in this tab. */
function delegatedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-visit][href]') : null;
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download')) return null;
  const isSamePage = link.pathname + link.search === location.pathname + location.search;
  return isSamePage && link.hash ? null : link;
}
