import {
  type LocalText,
  localText,
  plainText,
  readTexts,
  type TextView,
  type Translations,
} from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Media } from '../media/media.entity.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import type { PictureProps } from '../media/media.props.js';
import { route } from '../routes.js';
import type { Article } from './article.js';
import type { BlogJson, BlogSummaryJson, PageJson, PageSummaryJson } from './article.json.js';
import { Blog } from './blog.entity.js';
import type { BlogCard } from './articles.pages.js';
import type { ContentPage } from './content-page.entity.js';

type TextField = 'title' | 'slug' | 'summary';

interface View extends TextView {
  /** Prefix of absolute URLs. */
  origin: string;
}

export function blogUrl({ id, slug }: Pick<Blog, 'id' | 'slug'>, locale: Locale): string {
  return route('blog', { id, title: plainText(slug, locale) }, locale);
}

export function pageUrl({ slug }: Pick<ContentPage, 'slug'>, locale: Locale): string {
  return route('page', { slug: plainText(slug, locale) }, locale);
}

export function titleOf({ title }: Pick<Article, 'title'>, locale: Locale): LocalText {
  return localText(title, locale) ?? { text: '' };
}

/** The cover once its sizes are made; the title is the fallback of its alternative text. */
export function coverOf(
  { cover, title }: Pick<Blog, 'cover' | 'title'>,
  locale: Locale,
): PictureProps | null {
  return cover && isReady(cover) ? toPicture(cover, locale, plainText(title, locale)) : null;
}

const isReady = (media: Media): media is Media & MediaRow => media.status === 'ready';

/** Name of the author; never the e-mail address. */
export function authorOf({ author }: Pick<Blog, 'author'>): string | null {
  return author ? `${author.firstName} ${author.lastName}`.trim() || null : null;
}

export function toCard(blog: Blog, locale: Locale): BlogCard {
  return {
    id: blog.id,
    url: blogUrl(blog, locale),
    title: titleOf(blog, locale),
    summary: localText(blog.summary, locale),
    cover: coverOf(blog, locale),
    publishedAt: blog.publishedAt?.toISOString() ?? null,
  };
}

export function toSummaryJson(article: Blog | ContentPage, view: View): BlogSummaryJson | PageSummaryJson {
  return articleJson(article, view);
}

/** @param html the rendered body */
export function toJson(article: Blog | ContentPage, html: string, view: View): BlogJson | PageJson {
  return { ...articleJson(article, view, { body: article.body }), html };
}

function articleJson<Field extends string = never>(
  article: Blog | ContentPage,
  view: View,
  more?: Record<Field, Translations>,
) {
  const { id, title, slug, summary, status } = article;
  const isBlog = article instanceof Blog;
  const texts = { title, slug, summary, ...more } as Record<TextField | Field, Translations>;
  return {
    id,
    ...readTexts(texts, view),
    status,
    url: view.origin + (isBlog ? blogUrl(article, view.locale) : pageUrl(article, view.locale)),
    createdAt: article.createdAt.toISOString(),
    updatedAt: article.updatedAt.toISOString(),
    ...(isBlog ? blogFields(article, view) : { key: article.key }),
  };
}

function blogFields(blog: Blog, { locale, origin }: View) {
  const cover = coverOf(blog, locale);
  return {
    cover: cover && { id: blog.coverMediaId!, url: origin + cover.src, alt: cover.alt },
    author: authorOf(blog),
    publishedAt: blog.publishedAt?.toISOString() ?? null,
  };
}
