import { int, nullable, oneOf, optional, part, shape, text, time, url } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { ARTICLE_STATUSES } from './article.js';
import { PAGE_KEYS } from './content-page.entity.js';

class ArticleTextsJson extends shape({
  title: part(TranslationsJson),
  slug: part(TranslationsJson),
  summary: part(TranslationsJson),
  /** Only in reads of a single one. */
  body: optional(part(TranslationsJson)),
}) {}

class CoverJson extends shape({ id: int, url, alt: text }) {}

class ArticleJson extends shape({
  id: int,
  title: text,
  slug: text,
  summary: text,
  status: oneOf(ARTICLE_STATUSES),
  /** URL of the public page. */
  url,
  createdAt: time,
  updatedAt: time,
  translations: optional(part(ArticleTextsJson)),
}) {}

/** A post in a list of the API. */
export class BlogSummaryJson extends shape(
  {
    /** null also while the image is not ready. */
    cover: nullable(part(CoverJson)),
    author: nullable(text),
    /** A future time: until then only super admins see it. */
    publishedAt: nullable(time),
  },
  ArticleJson,
) {}

/** A post in the API. */
export class BlogJson extends shape(
  {
    /** Markdown. */
    body: text,
    /** The body as safe HTML; read only. */
    html: text,
  },
  BlogSummaryJson,
) {}

/** A page in a list of the API. */
export class PageSummaryJson extends shape(
  {
    /** null: not linked by the site itself. */
    key: nullable(oneOf(PAGE_KEYS)),
  },
  ArticleJson,
) {}

/** A page in the API. */
export class PageJson extends shape(
  {
    /** Markdown. */
    body: text,
    /** The body as safe HTML; read only. */
    html: text,
  },
  PageSummaryJson,
) {}
