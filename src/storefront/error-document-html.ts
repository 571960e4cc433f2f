import { interpolate } from '../core/i18n/interpolate.js';
import type { Locale } from '../core/i18n/locales.js';
import { escapeHtml, tag } from '../core/inertia/document/html.js';
import { route } from '../routes.js';

/** The files of locales/ that the document needs. */
export interface ErrorTexts {
  not_found: { title: string; description: string };
  server_error: { title: string; description: string };
  errors: { status: string; home: string; reload: string; request_id: string };
  common: { home_link: string; search: { label: string; placeholder: string; submit: string } };
  admin: { title: string; error: { overview: string; not_found: string } };
}

interface ErrorView {
  status: number;
  locale: Locale;
  appName: string;
  requestId: string;
  /** Whether the links lead to the admin area. */
  isAdmin: boolean;
  /** HTML of the head: styles and icons. */
  head: string[];
}

/** A whole HTML document that looks like the error page of its area. */
export function drawErrorDocument(texts: ErrorTexts, view: ErrorView): string {
  const { status, locale, appName, isAdmin, head } = view;
  const isMissing = status === 404;
  const { title } = isMissing ? texts.not_found : texts.server_error;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${tag('title', {}, `${title} · ${appName}`)}
${head.join('\n')}
</head>
<body>
<div class="shell">
<header class="header${isAdmin ? ' admin-header' : ''}"><div class="header-row${isAdmin ? '' : ' page-width'}">
${wordmark(texts, view)}
${isAdmin ? tag('p', { class: 'admin-mark' }, texts.admin.title) : ''}
${isMissing && !isAdmin ? search(texts, locale) : ''}
</div></header>
<main id="content"><section class="error page-width">
<div class="error-words">${isMissing ? missing(texts, view) : broken(texts, view)}</div>
<img class="error-picture" src="/${isMissing ? 'not-found' : 'server-error'}.svg" width="480" height="360" alt="">
</section></main>
</div>
</body>
</html>
`;
}

function missing(texts: ErrorTexts, view: ErrorView): string {
  const { not_found: messages, errors, admin } = texts;
  const description = view.isAdmin ? admin.error.not_found : messages.description;
  return words(
    interpolate(errors.status, { status: view.status }),
    { ...messages, description },
    exitLink(texts, view, 'button button-main'),
  );
}

function broken(texts: ErrorTexts, view: ErrorView): string {
  const { server_error: messages, errors } = texts;
  const again = tag('a', { class: 'button button-main', href: '' }, errors.reload);
  const id = tag('p', { class: 'error-id' }, interpolate(errors.request_id, { id: view.requestId }));
  return (
    words(
      interpolate(errors.status, { status: view.status }),
      messages,
      again + exitLink(texts, view, 'button'),
    ) + id
  );
}

function exitLink({ errors, admin }: ErrorTexts, { isAdmin, locale }: ErrorView, look: string): string {
  const href = route(isAdmin ? 'admin' : 'home', {}, locale);
  return tag('a', { class: look, href }, isAdmin ? admin.error.overview : errors.home);
}

function words(status: string, { title, description }: ErrorTexts['not_found'], ways: string): string {
  return `${tag('p', { class: 'eyebrow' }, status)}
${tag('h1', {}, title)}
${tag('p', {}, description)}
<p class="error-ways">${ways}</p>`;
}

function wordmark({ common }: ErrorTexts, { appName, locale }: ErrorView): string {
  const label = escapeHtml(interpolate(common.home_link, { name: appName }));
  const sign = '<img src="/favicon.svg" width="28" height="28" alt="">';
  return `<a class="wordmark" href="${route('home', {}, locale)}" aria-label="${label}">${sign}${tag('span', {}, appName)}</a>`;
}

/** The search form, without scripts. */
function search({ common: { search } }: ErrorTexts, locale: Locale): string {
  const input = tag('input', {
    type: 'search',
    name: 'query',
    'aria-label': search.label,
    placeholder: search.placeholder,
    maxlength: '200',
  });
  const action = route('search', {}, locale);
  return `<form role="search" class="search" action="${action}" method="get">${input}${tag('button', { type: 'submit' }, search.submit)}</form>`;
}
