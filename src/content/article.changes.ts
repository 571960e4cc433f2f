import { Invalid } from '../core/errors/domain-errors.js';
import { type WantedSlugs, changedSlugs } from '../core/i18n/derived-slugs.js';
import { type Translations, writtenTexts } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE, type Locale } from '../core/i18n/locales.js';
import { fromWallTime, toWallTime } from '../core/i18n/market-time.js';
import type { Article, ArticleStatus } from './article.js';
import type { ArticleFormInput, ArticleInput } from './article.input.js';
import type { Blog } from './blog.entity.js';
import type { BlogFormInput, BlogInput } from './blog.input.js';

/** Fields to write; undefined ones do not change. */
export interface ArticleChanges {
  title?: Translations;
  slug?: WantedSlugs;
  summary?: Translations;
  body?: Translations;
  status?: ArticleStatus;
  /** Posts only. */
  publishedAt?: Date | null;
  /** Posts only. */
  coverMediaId?: number | null;
}

type Texts = Pick<Article, 'title' | 'slug' | 'summary' | 'body'>;

const NO_TEXTS: Texts = { title: {}, slug: {}, summary: {}, body: {} };
const TEXTS = ['title', 'summary', 'body'] as const;
type TextField = (typeof TEXTS)[number];

/** Changes from the API. @throws Invalid when no title is left */
export function toChanges(input: ArticleInput, locale: Locale, stored = NO_TEXTS): ArticleChanges {
  const { status, translations = {} } = input;
  const texts = eachText((field) =>
    writtenTexts(stored[field], { text: input[field], translations: translations[field] }, locale),
  );
  assertTitled(texts.title, 'title');
  const slug = changedSlugs(stored.slug, { text: input.slug, translations: translations.slug }, locale);
  return { ...texts, slug, status };
}

/** Changes of a post from the API. */
export function toBlogChanges(input: BlogInput, locale: Locale, stored?: Texts): ArticleChanges {
  return { ...toChanges(input, locale, stored), publishedAt: input.publishedAt };
}

/** Changes from the form, in which an empty slug is made of the title. @throws Invalid when no title is left */
export function fromForm(input: ArticleFormInput, stored = NO_TEXTS): ArticleChanges {
  const { slug, status } = input;
  const texts = eachText((field) =>
    writtenTexts(stored[field], { translations: input[field] }, DEFAULT_LOCALE),
  );
  assertTitled(texts.title, `title.${DEFAULT_LOCALE}`);
  return { ...texts, slug, status };
}

/** Changes of a post from the form, which has its time in minutes only. */
export function fromBlogForm(
  input: BlogFormInput,
  stored?: Texts & Pick<Blog, 'publishedAt'>,
): ArticleChanges {
  const { publishedAt, coverMediaId } = input;
  const before = stored?.publishedAt;
  const isSame = before && publishedAt === toWallTime(before);
  const moment = typeof publishedAt === 'string' ? fromWallTime(publishedAt) : publishedAt;
  return { ...fromForm(input, stored), coverMediaId, publishedAt: isSame ? before : moment };
}

function eachText(textOf: (field: TextField) => Translations): Record<TextField, Translations> {
  return Object.fromEntries(TEXTS.map((field) => [field, textOf(field)])) as Record<TextField, Translations>;
}

function assertTitled(title: Translations, field: string): void {
  if (!Object.keys(title).length) throw Invalid.at(field, 'validation.isNotEmpty');
}
