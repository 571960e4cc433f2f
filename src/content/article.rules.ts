import { Conflict, Invalid } from '../core/errors/domain-errors.js';
import { slugsOf } from '../core/i18n/derived-slugs.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { Article } from './article.js';
import type { ArticleChanges } from './article.changes.js';
import { Blog } from './blog.entity.js';
import { ContentPage } from './content-page.entity.js';
import { placeholdersIn } from './markdown/markdown-placeholders.js';

/** The columns that changes write. */
export type Written = Pick<Article, 'title' | 'slug' | 'summary' | 'body' | 'status'> &
  Partial<Pick<Blog, 'publishedAt' | 'coverMediaId'>>;

export const EMPTY: Written = { title: {}, slug: {}, summary: {}, body: {}, status: 'draft' };

/** Languages with a title and a body. */
export function languagesOf({ title, body }: Pick<Article, 'title' | 'body'>): Locale[] {
  return LOCALES.filter((locale) => title[locale] && body[locale]);
}

/** Whether visitors may read it now. */
export function isPublic(article: Article): boolean {
  if (article.deletedAt || article.status !== 'published') return false;
  return !(article instanceof Blog) || (article.publishedAt !== null && article.publishedAt <= new Date());
}

/**
 * The columns after changes. Publishing without a date sets the present time.
 * @throws Invalid when there is no slug, or it is published without a text or with placeholders
 */
export function afterChange(stored: Written, { slug: wanted, ...changes }: ArticleChanges): Written {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: Written = { ...stored, ...given };
  after.slug = slugsOf(after.title, wanted, { name: stored.title, slug: stored.slug });
  assertAddressed(after);
  if (after.status === 'published') {
    assertReadable(after);
    assertFilledIn(after);
  }
  if (after.status === 'published' && after.publishedAt === null) after.publishedAt = new Date();
  return after;
}

/** A title like "茶" makes no slug. */
function assertAddressed({ title, slug }: Written): void {
  if (Object.keys(slug).length) return;
  const locale = LOCALES.find((language) => title[language]) ?? LOCALES[0];
  throw Invalid.because(`slug.${locale}`, 'content.errors.no_slug');
}

function assertReadable(article: Written): void {
  if (languagesOf(article).length) return;
  const locale = LOCALES.find((language) => article.title[language]) ?? LOCALES[0];
  throw Invalid.because(`body.${locale}`, 'content.errors.nothing_to_read');
}

function assertFilledIn(article: Written): void {
  const errors = (['title', 'summary', 'body'] as const).flatMap((field) =>
    LOCALES.flatMap((locale) => {
      const missing = new Set(placeholdersIn(article[field][locale] ?? ''));
      if (!missing.size) return [];
      const values = { list: [...missing].join(', ') };
      return [[`${field}.${locale}`, { key: 'content.errors.placeholders', values }] as const];
    }),
  );
  const [first] = errors;
  if (first) throw new Invalid(first[1].key, first[1].values, Object.fromEntries(errors));
}

/** @throws Conflict for a page that the site itself links to */
export function assertRemovable(article: Article): void {
  if (article instanceof ContentPage && article.key) throw new Conflict('content.errors.fixed_page');
}
