import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { AreOfPage } from '../core/http/input/chosen-rows.input.js';
import { combineDecorators, ConvertedText, OptionalNotNull } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsTextOrNull, IsTitle, LinesInput, TextsInput, UnixLines } from '../core/http/input/plain-text.js';
import { IsSlug, SlugsInput } from '../core/http/input/slug-input.js';
import { withoutControls } from '../core/text/text.js';
import { ARTICLE_STATUSES, type ArticleStatus } from './article.js';

const MAX_TITLE = 160;
const MAX_SUMMARY = 400;
/** Maximum length of a body in one language, in characters of Markdown. */
export const MAX_BODY = 60_000;

const WithoutControls = () => ConvertedText(withoutControls);

/** Markdown, or null. */
const IsBody = () =>
  combineDecorators(UnixLines(), WithoutControls(), IsOptional(), IsString(), MaxLength(MAX_BODY));

class ArticleTitles extends LinesInput(MAX_TITLE) {}
class ArticleSummaries extends TextsInput(MAX_SUMMARY) {}

/** Markdown by language; HTML in it is shown as text. */
export class ArticleBodies {
  @IsBody()
  sl?: string | null;

  @IsBody()
  en?: string | null;
}

/** Common fields of form and API; missing ones do not change. */
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

/** A post or a page as a read returns it; fields that only the server writes are ignored. */
export class ArticleInput extends ArticleDetails {
  /** In the language of the request. */
  @OptionalNotNull()
  @IsTitle(MAX_TITLE)
  title?: string;

  /** Slug in the language of the request; an empty one is made of the title. */
  @IsSlug()
  slug?: string | null;

  /** In the language of the request. */
  @IsTextOrNull(MAX_SUMMARY)
  summary?: string | null;

  /** Markdown in the language of the request; images are `![…](media:<id>)`. */
  @IsBody()
  body?: string | null;

  @OptionalPart(() => ArticleTranslations)
  translations?: ArticleTranslations;
}

/** Publishes or unpublishes. */
export class ArticleStatusInput {
  @IsIn(ARTICLE_STATUSES)
  status: ArticleStatus;
}

/** Publishes or unpublishes several articles. */
export class ArticleStatusesInput extends ArticleStatusInput {
  @AreOfPage()
  ids: number[];
}

/** Texts to preview. */
export class PreviewInput {
  @IsObject()
  @ValidateNested()
  @Type(() => ArticleBodies)
  body: ArticleBodies;
}
