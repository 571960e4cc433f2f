import { Transform, Type } from 'class-transformer';
import {
  Allow,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { combineDecorators, OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsLine, IsPlainText, LinesInput, TextsInput, UnixLines } from '../core/http/input/plain-text.js';
import { IsSlug, SlugsInput } from '../core/http/input/slug-input.js';
import { withoutControls } from '../core/text/text.js';
import { ARTICLE_STATUSES, type ArticleStatus } from './article.js';

const MAX_TITLE = 160;
const MAX_SUMMARY = 400;
/** Characters of Markdown, in one language. */
export const MAX_BODY = 60_000;

const WithoutControls = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutControls(value) : value));

/** Markdown, or nothing. */
const IsBody = () =>
  combineDecorators(UnixLines(), WithoutControls(), IsOptional(), IsString(), MaxLength(MAX_BODY));

class ArticleTitles extends LinesInput(MAX_TITLE) {}
class ArticleSummaries extends TextsInput(MAX_SUMMARY) {}

/** Markdown; whatever looks like HTML in it is shown as it stands. */
export class ArticleBodies {
  @IsBody()
  sl?: string | null;

  @IsBody()
  en?: string | null;
}

/** What form and API have in common; what is left out stays as it is. */
class ArticleDetails {
  @OptionalNotNull()
  @IsIn(ARTICLE_STATUSES)
  status?: ArticleStatus;
}

/** The form of a post or a page; errors of texts are named `title.sl`. */
export class ArticleFormInput extends ArticleDetails {
  @ValidateNested()
  @Type(() => ArticleTitles)
  title: ArticleTitles;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;

  @OptionalPart(() => ArticleSummaries)
  summary?: ArticleSummaries;

  @OptionalPart(() => ArticleBodies)
  body?: ArticleBodies;
}

class ArticleTranslations {
  @OptionalPart(() => ArticleTitles)
  title?: ArticleTitles;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;

  @OptionalPart(() => ArticleSummaries)
  summary?: ArticleSummaries;

  @OptionalPart(() => ArticleBodies)
  body?: ArticleBodies;
}

/** A post or a page as a read returns it; what only the server writes is taken and left alone. */
export class ArticleInput extends ArticleDetails {
  @Allow()
  id?: unknown;

  @Allow()
  html?: unknown;

  @Allow()
  url?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  updatedAt?: unknown;

  /** In the language of the request. */
  @Trimmed()
  @OptionalNotNull()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_TITLE)
  @IsLine()
  title?: string;

  /** Part of the address in the language of the request; an empty one follows the title. */
  @IsSlug()
  slug?: string | null;

  /** In the language of the request. */
  @Trimmed()
  @UnixLines()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SUMMARY)
  @IsPlainText()
  summary?: string | null;

  /** Markdown in the language of the request; pictures are `![…](media:<id>)`. */
  @IsBody()
  body?: string | null;

  @OptionalPart(() => ArticleTranslations)
  translations?: ArticleTranslations;
}

/** Publishes, or takes back. */
export class ArticleStatusInput {
  @IsIn(ARTICLE_STATUSES)
  status: ArticleStatus;
}

/** What is to be shown as visitors would see it. */
export class PreviewInput {
  @IsObject()
  @ValidateNested()
  @Type(() => ArticleBodies)
  body: ArticleBodies;
}
