import type { PageList } from '../../core/http/api/page-list.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import type { Locale } from '../../core/i18n/locales.js';
import { toWallTime } from '../../core/i18n/market-time.js';
import type { PictureItem } from '../../media/media.props.js';
import { route } from '../../routes.js';
import type { Article } from '../article.js';
import type { BlogsPageQuery, PagesPageQuery } from '../article.query.js';
import { authorOf, blogUrl, coverOf, pageUrl, titleOf } from '../article.presenter.js';
import type { Section } from '../article-kind.js';
import { isPublic, languagesOf } from '../article.rules.js';
import type { Blog } from '../blog.entity.js';
import type { ContentPage } from '../content-page.entity.js';
import type { ArticleRow, BlogForm, BlogRow, PageForm, PageRow } from './content.pages.js';
import { placeholdersIn } from '../markdown/markdown-placeholders.js';

export type ArticleList = PageList<BlogsPageQuery | PagesPageQuery>;

export function toBlogRow(blog: Blog, list: ArticleList, locale: Locale): BlogRow {
  return {
    ...toRow(blog, 'admin.blogs', list, locale),
    viewUrl: blogUrl(blog, locale),
    cover: coverOf(blog, locale),
    author: authorOf(blog),
    publishedAt: blog.publishedAt?.toISOString() ?? null,
  };
}

export function toPageRow(page: ContentPage, list: ArticleList, locale: Locale): PageRow {
  return {
    ...toRow(page, 'admin.pages', list, locale),
    viewUrl: pageUrl(page, locale),
    key: page.key,
    toFill: Math.max(...[page.body.sl, page.body.en].map((text) => placeholdersIn(text ?? '').length)),
  };
}

function toRow(
  article: Article,
  section: Section,
  list: ArticleList,
  locale: Locale,
): Omit<ArticleRow, 'viewUrl'> {
  const { id, status, updatedAt } = article;
  return {
    id,
    url: list.url({ edit: id }),
    title: titleOf(article, locale),
    state: status === 'draft' ? 'draft' : isPublic(article) ? 'published' : 'scheduled',
    languages: languagesOf(article),
    updatedAt: updatedAt.toISOString(),
    actionUrl: route(`${section}.one`, { id }, locale),
    version: versionOf(article),
  };
}

/** Values of the form's fields. */
export function toFormValues({ title, slug, summary, body, status }: Article) {
  return { title, slug, summary, body, status };
}

export function toBlogFormValues(blog: Blog) {
  const { publishedAt, coverMediaId } = blog;
  return { ...toFormValues(blog), publishedAt: publishedAt ? toWallTime(publishedAt) : '', coverMediaId };
}

export function toBlogForm(blog: Blog, cover: PictureItem | null, locale: Locale): BlogForm {
  return {
    ...formOf(blog, 'admin.blogs', locale),
    ...toBlogFormValues(blog),
    viewUrl: blogUrl(blog, locale),
    author: authorOf(blog),
    cover,
  };
}

export function toPageForm(page: ContentPage, locale: Locale): PageForm {
  const viewUrl = pageUrl(page, locale);
  return { ...formOf(page, 'admin.pages', locale), ...toFormValues(page), viewUrl, key: page.key };
}

function formOf(article: Article, section: Section, locale: Locale) {
  const { id } = article;
  return { url: route(`${section}.one`, { id }, locale), id, version: versionOf(article) };
}

const EMPTY = {
  id: null,
  version: null,
  title: {},
  slug: {},
  summary: {},
  body: {},
  status: 'draft',
  viewUrl: null,
} as const;

/** The form of a new post. */
export function emptyBlogForm(locale: Locale): BlogForm {
  return {
    ...EMPTY,
    url: route('admin.blogs', {}, locale),
    author: null,
    publishedAt: '',
    coverMediaId: null,
    cover: null,
  };
}

export function emptyPageForm(locale: Locale): PageForm {
  return { ...EMPTY, url: route('admin.pages', {}, locale), key: null };
}
