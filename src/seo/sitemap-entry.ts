import { type Locale, LOCALES } from '../core/i18n/locales.js';

/** A page in its languages. */
export interface SitemapEntry {
  /** Canonical paths. */
  paths: Partial<Record<Locale, string>>;
  /** false: the languages have different texts, so they are not alternates of each other. */
  isTranslated?: boolean;
  changedAt?: Date | null;
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `sitemapindex` of sitemaps.org. */
export function indexXml(addresses: string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACES}>\n${parts.join('')}</sitemapindex>\n`;
}

/** `urlset` of sitemaps.org. @param urls its elements, as `urlXml` makes them */
export const urlsetXml = (urls: string[]): string =>
  `${DECLARATION}<urlset ${NAMESPACES}>\n${urls.join('')}</urlset>\n`;

/**
 * `url` of sitemaps.org: the page in one language with the alternates that its head names.
 * @returns null if the page is not in this language
 */
export function urlXml(
  { paths, isTranslated = true, changedAt }: SitemapEntry,
  locale: Locale,
  origin: string,
): string | null {
  if (paths[locale] === undefined) return null;
  const address = (path: string) => escapeXml(origin + path);
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`;
  const languages = LOCALES.filter((language) => paths[language] !== undefined);
  const links =
    isTranslated && languages.length > 1
      ? [
          ...languages.map((language) => link(language, paths[language]!)),
          link('x-default', paths[LOCALES[0]]!),
        ]
      : [];
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address(paths[locale])}</loc>${changed}${links.join('')}</url>\n`;
}
