import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Locale, LOCALES } from '../i18n/locales.js';

declare module 'fastify' {
  interface FastifyRequest {
    pageHead?: PageHead;
  }
}

/** What a page says about itself in the document head; addresses are paths. */
export interface HeadContent {
  title?: string;
  description?: string;
  canonical?: string;
  /** The same page in the languages in which it exists. */
  alternates?: Partial<Record<Locale, string>>;
  robots?: 'noindex' | 'noindex,follow';
  image?: { url: string; alt: string };
  type?: 'website' | 'product' | 'article';
  jsonLd?: Record<string, unknown>[];
  /** Where feed readers find what is new here. */
  feed?: { url: string; title: string };
}

/** Collects the head of one page while its handler works. */
export class PageHead {
  content: HeadContent = {};

  set(content: HeadContent): void {
    Object.assign(this.content, content);
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (name: string, key: string, attributes: Record<string, string>) =>
  `<${name} data-inertia="${key}"${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

/** HTML strings, one element each, escaped; `publicUrl` makes addresses absolute. */
export function renderHead(
  content: HeadContent,
  appName: string,
  locale: Locale,
  publicUrl: string,
): string[] {
  const absolute = (path: string) => (/^https?:/.test(path) ? path : publicUrl + path);
  const { title, description, canonical, alternates, robots, image, feed } = content;
  const fullTitle = title && title !== appName ? `${title} · ${appName}` : appName;
  const meta = (name: string, text: string) => element('meta', name, { name, content: text });
  const property = (name: string, text: string) => element('meta', name, { property: name, content: text });
  return [
    `<title data-inertia="title">${escapeHtml(fullTitle)}</title>`,
    ...(description ? [meta('description', description), property('og:description', description)] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...(canonical
      ? [
          element('link', 'canonical', { rel: 'canonical', href: absolute(canonical) }),
          property('og:url', absolute(canonical)),
        ]
      : []),
    ...alternateLinks(alternates ?? {}, absolute),
    ...(feed ? [feedLink(feed.title, absolute(feed.url))] : []),
    property('og:title', title ?? appName),
    property('og:type', content.type ?? 'website'),
    property('og:site_name', appName),
    property('og:locale', locale === 'sl' ? 'sl_SI' : 'en_US'),
    ...(image ? [property('og:image', absolute(image.url)), property('og:image:alt', image.alt)] : []),
    ...(content.jsonLd ?? []).map(
      // a text with </script> must not end the element
      (data, index) =>
        `<script type="application/ld+json" data-inertia="ld-${index}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

const feedLink = (title: string, href: string) =>
  element('link', 'feed', { rel: 'alternate', type: 'application/rss+xml', title, href });

function alternateLinks(
  alternates: Partial<Record<Locale, string>>,
  absolute: (path: string) => string,
): string[] {
  const existing = LOCALES.filter((locale) => alternates[locale]);
  if (existing.length < 2) return [];
  const link = (hreflang: string, path: string) =>
    element('link', `alternate-${hreflang}`, { rel: 'alternate', hreflang, href: absolute(path) });
  return [
    ...existing.map((locale) => link(locale, alternates[locale]!)),
    link('x-default', alternates[LOCALES[0]]!),
  ];
}

/** The head of the page that this request renders. */
export const Head = createParamDecorator((_: unknown, context: ExecutionContext): PageHead => {
  return headOf(context.switchToHttp().getRequest<FastifyRequest>());
});

export function headOf(request: FastifyRequest): PageHead {
  return (request.pageHead ??= new PageHead());
}
