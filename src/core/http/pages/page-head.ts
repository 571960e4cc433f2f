import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Locale, LOCALES, otherLocale } from '../../i18n/locales.js';
import { tag } from '../../inertia/document/html.js';
import { RouteMark } from '../routing/route-mark.js';
import type { StructuredData } from './structured-data.js';

declare module 'fastify' {
  interface FastifyRequest {
    pageHead?: PageHead;
  }
  interface FastifyContextConfig {
    privateTitle?: string;
  }
}

/** Characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 160;

/** The document head of a page; URLs are paths. */
export interface HeadContent {
  title?: string;
  /** Page number in a list; it distinguishes the titles. */
  page?: number;
  description?: string;
  canonical?: string;
  /** URLs of this page in each language in which it exists. */
  alternates?: Partial<Record<Locale, string>>;
  robots?: 'noindex' | 'noindex,follow';
  image?: HeadPicture;
  type?: 'website' | 'product' | 'article';
  jsonLd?: StructuredData[];
  /** Content that depends on the lists of the page; only the head waits for it, not the other props. */
  later?: () => Promise<Pick<HeadContent, 'title' | 'page' | 'robots' | 'image' | 'jsonLd'>>;
  /** The path that the navigation marks as open; left out: the page's own. */
  within?: string;
  /** The URL of the page's RSS feed. */
  feed?: { url: string; title: string };
}

/** An uncropped image; `url` is a path, sizes are in pixels. */
interface HeadPicture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** Collects the head of one page while its handler works. */
export class PageHead {
  content: HeadContent = {};
  /** The structured data as HTML, only for documents: robots read it, and they load each page as one. */
  structuredData: string[] = [];

  set(content: HeadContent): void {
    Object.assign(this.content, content);
  }

  /** The whole head, including the later content. */
  async readContent(): Promise<HeadContent> {
    const { later, ...content } = this.content;
    const rest = (await later?.()) ?? {};
    const page = rest.page ?? content.page;
    // the address of a page that is not there has the content of another address
    const robots = page === content.page ? undefined : 'noindex,follow';
    return {
      ...content,
      title: rest.title ?? content.title,
      page,
      robots: rest.robots ?? content.robots ?? robots,
      image: content.image ?? rest.image,
      jsonLd: [...(content.jsonLd ?? []), ...(rest.jsonLd ?? [])],
    };
  }
}

/** For pages without an image of their own; see client/public. */
const SITE_PICTURE = { url: '/share.png', width: 1200, height: 630 };

const element = (name: string, key: string, attributes: Record<string, string>) =>
  tag(name, { 'data-inertia': key, ...attributes });

/** HTML strings, one element each, escaped; `publicUrl` makes URLs absolute. */
export function renderHead(
  content: HeadContent,
  appName: string,
  locale: Locale,
  publicUrl: string,
): string[] {
  const absolute = (path: string) => (/^https?:/.test(path) ? path : publicUrl + path);
  const { title, description, canonical, alternates, robots, feed } = content;
  const image = content.image ?? { ...SITE_PICTURE, alt: appName };
  const fullTitle = title && title !== appName ? `${title} · ${appName}` : appName;
  const meta = (name: string, text: string) => element('meta', name, { name, content: text });
  const property = (name: string, text: string) => element('meta', name, { property: name, content: text });
  return [
    tag('title', { 'data-inertia': 'title' }, fullTitle),
    ...(description ? [meta('description', description), property('og:description', description)] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...(canonical
      ? [
          element('link', 'canonical', { rel: 'canonical', href: absolute(canonical) }),
          property('og:url', absolute(canonical)),
        ]
      : []),
    // a page that is hidden from search engines in one language is no alternate of another
    ...(robots ? [] : alternateLinks(alternates ?? {}, absolute)),
    ...(feed ? [feedLink(feed.title, absolute(feed.url))] : []),
    property('og:title', title ?? appName),
    property('og:type', content.type ?? 'website'),
    property('og:site_name', appName),
    property('og:locale', OG_LOCALES[locale]),
    ...(alternates?.[otherLocale(locale)]
      ? [property('og:locale:alternate', OG_LOCALES[otherLocale(locale)])]
      : []),
    property('og:image', absolute(image.url)),
    property('og:image:alt', image.alt),
    ...(image.width && image.height
      ? [property('og:image:width', String(image.width)), property('og:image:height', String(image.height))]
      : []),
    meta('twitter:card', 'summary_large_image'),
  ];
}

export const renderStructuredData = (data: StructuredData[]): string[] =>
  data.map((one) => tag('script', { type: 'application/ld+json' }, JSON.stringify(one)));

const OG_LOCALES: Record<Locale, string> = { sl: 'sl_SI', en: 'en_US' };

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

/**
 * Message key for the title of a page that search engines must not index. If the handler sets a title, neither
 * applies.
 */
export const PrivateTitle = (privateTitle: string) => RouteMark({ privateTitle });

/** The head of the page that this request renders. */
export const Head = createParamDecorator((_: unknown, context: ExecutionContext): PageHead => {
  return headOf(context.switchToHttp().getRequest<FastifyRequest>());
});

export function headOf(request: FastifyRequest): PageHead {
  return (request.pageHead ??= new PageHead());
}
