import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { ARTICLE_STATUSES, type ArticleStatus } from './article.js';
import { PAGE_KEYS, type PageKey } from './content-page.entity.js';

class ArticleTextsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  title: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  slug: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  summary: TranslationsJson;

  /** Only in reads of a single one. */
  @OptionalPart(() => TranslationsJson)
  body?: TranslationsJson;
}

class CoverJson {
  @IsInt()
  id: number;

  @IsUrl()
  url: string;

  @IsString()
  alt: string;
}

class ArticleJson {
  @IsInt()
  id: number;

  @IsString()
  title: string;

  @IsString()
  slug: string;

  @IsString()
  summary: string;

  @IsIn(ARTICLE_STATUSES)
  status: ArticleStatus;

  /** URL of the public page. */
  @IsUrl()
  url: string;

  @IsDateString()
  createdAt: string;

  @IsDateString()
  updatedAt: string;

  @OptionalPart(() => ArticleTextsJson)
  translations?: ArticleTextsJson;
}

/** A post in a list of the API. */
export class BlogSummaryJson extends ArticleJson {
  /** null also while the image is not ready. */
  @Nullable()
  @ValidateNested()
  @Type(() => CoverJson)
  cover: CoverJson | null;

  @Nullable()
  @IsString()
  author: string | null;

  /** A future time: until then only super admins see it. */
  @Nullable()
  @IsDateString()
  publishedAt: string | null;
}

/** A post in the API. */
export class BlogJson extends BlogSummaryJson {
  /** Markdown. */
  @IsString()
  body: string;

  /** The body as safe HTML; read only. */
  @IsString()
  html: string;
}

/** A page in a list of the API. */
export class PageSummaryJson extends ArticleJson {
  /** null: not linked by the site itself. */
  @Nullable()
  @IsIn(PAGE_KEYS)
  key: PageKey | null;
}

/** A page in the API. */
export class PageJson extends PageSummaryJson {
  /** Markdown. */
  @IsString()
  body: string;

  /** The body as safe HTML; read only. */
  @IsString()
  html: string;
}
