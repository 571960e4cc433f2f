import { router } from '@inertiajs/react';
import type { Page } from '@inertiajs/core';
import type { SharedProps } from '../../../src/core/inertia/pages.js';
import { choiceIn, type Consent, onConsent } from './consent.js';
import { denyByDefault, grant, gtag, refuse } from './gtag.js';
import { clickEvents, type MeasuredEvent, viewEvents } from './page-events.js';
import { Throttle } from './throttle.js';

type Tags = NonNullable<Consent['tags']>;

const throttle = new Throttle<MeasuredEvent>(
  ({ type, payload }) => gtag('event', type, payload),
  ({ type }) => type,
);
let shown: Page | undefined;
/** Scripts that this document loaded; only a new document is free of them. */
let loaded: Tags | undefined;
/** The page that was tracked last. */
let trackedPlace: string | undefined;

/** Call it once in each document, before anything is loaded. */
export function startMeasuring(): void {
  denyByDefault();
  onConsent(settle);
  router.on('before', ({ detail: { visit } }) => leaveForPrivatePage(visit));
  document.addEventListener('click', trackClick, { capture: true });
  window.addEventListener('pagehide', () => throttle.flush());
}

/** A page was shown. */
export function recordArrival(page: Page): void {
  shown = page;
  settle();
}

/** Applies the present consent to the shown page. */
function settle(): void {
  if (!shown) return;
  const { consent } = shown.props as unknown as SharedProps;
  const choice = choiceIn(consent);
  if (choice === 'accepted') {
    // Back or Forward into the admin area
    if (!consent.tags) return loaded && location.reload();
    load(consent.tags);
    return trackPage(shown);
  }
  // waiting events would be lost when the page is left, for example of many stores
  throttle.clear();
  const analytics = (loaded ?? consent.tags)?.analytics;
  if (analytics && (choice || loaded)) refuse(analytics.id);
  trackedPlace = undefined;
  if (loaded) location.reload();
}

function load(tags: Tags): void {
  if (loaded) return;
  loaded = tags;
  const { analytics, marketingUrl } = tags;
  if (analytics) {
    grant(analytics.id);
    insert(analytics.scriptUrl);
  }
  if (marketingUrl) insert(marketingUrl);
}

function insert(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/** Loaded scripts must not see private pages, so these begin with a new document. */
function leaveForPrivatePage({
  url,
  method,
  prefetch,
}: {
  url: URL;
  method: string;
  prefetch: boolean;
}): boolean | void {
  const isPrivate = loaded?.privatePaths.some((path) => `${url.pathname}/`.startsWith(`${path}/`));
  if (!isPrivate || method !== 'get') return;
  if (!prefetch) location.assign(url);
  return false;
}

/** The page of a URL. Scrolling through a list, or changing a part of a page, does not leave the page. */
function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  for (const name of ['page', 'cursor']) searchParams.delete(name);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

function trackPage(page: Page): void {
  const place = placeOf(page.url);
  if (place === trackedPlace) return;
  const from = trackedPlace === undefined ? document.referrer : new URL(trackedPlace, location.origin).href;
  trackedPlace = place;
  throttle.add(viewEvents(page, location.origin));
  gtag('event', 'page_view', {
    page_location: location.href,
    page_title: titleOf(page),
    page_referrer: from,
  });
}

/** The document may still have the title of the previous page. */
function titleOf({ props }: Page): string {
  const { head } = props as unknown as SharedProps;
  return head ? new DOMParser().parseFromString(head.join(''), 'text/html').title : document.title;
}

function trackClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !loaded || !shown || link.origin !== location.origin) return;
  throttle.add(clickEvents(shown, link.pathname, location.origin));
}
