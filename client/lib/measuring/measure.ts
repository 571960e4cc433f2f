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
/** What this document has loaded; nothing takes it out again but another document. */
let loaded: Tags | undefined;
/** The page of which was told last. */
let trackedPlace: string | undefined;

/** Once in each document, before anything is loaded. */
export function startMeasuring(): void {
  denyByDefault();
  onConsent(settle);
  router.on('before', ({ detail: { visit } }) => leaveForPrivatePage(visit));
  document.addEventListener('click', trackClick, { capture: true });
  window.addEventListener('pagehide', () => throttle.flush());
}

/** A page has been shown. */
export function arrive(page: Page): void {
  shown = page;
  settle();
}

/** Does what the present choice says on the page that is shown. */
function settle(): void {
  if (!shown) return;
  const { consent } = shown.props as unknown as SharedProps;
  const choice = choiceIn(consent);
  if (choice === 'accepted') {
    // out of the history into the admin area
    if (!consent.tags) return loaded && location.reload();
    load(consent.tags);
    return trackPage(shown);
  }
  // what still waits, one for each of many stores say, would go out when the page is left
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
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(script);
}

/** What has been loaded must not see private pages: those begin with a document of their own. */
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

/** Scrolling through a list and changes of a part are no other page. */
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

/** The document may still have the one of the page before. */
function titleOf({ props }: Page): string {
  const { head } = props as unknown as SharedProps;
  return head ? new DOMParser().parseFromString(head.join(''), 'text/html').title : document.title;
}

function trackClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !loaded || !shown || link.origin !== location.origin) return;
  throttle.add(clickEvents(shown, link.pathname, location.origin));
}
