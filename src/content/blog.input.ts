import { IsDate, isISO8601, IsOptional, Matches } from 'class-validator';
import { AcceptsRead } from '../core/http/input/accepts-read.decorator.js';
import { IsFormId } from '../core/http/input/id-params.js';
import { Converted } from '../core/http/input/input-rules.js';
import { WALL_TIME } from '../core/i18n/market-time.js';
import { ArticleFormInput, ArticleInput } from './article.input.js';
import { BlogJson, PageJson } from './article.json.js';

/** The form of a post. */
export class BlogFormInput extends ArticleFormInput {
  /** `YYYY-MM-DDTHH:mm` in the market's time zone; empty: immediately when published. */
  @Converted((value) => (value === '' ? null : value))
  @IsOptional()
  @Matches(WALL_TIME)
  publishedAt?: string | null;

  /** Id of an uploaded image of the platform; null: none. */
  @IsFormId()
  coverMediaId?: number | null;
}

/** A post as a read returns it. */
@AcceptsRead(BlogJson)
export class BlogInput extends ArticleInput {
  /** A future time schedules it; null: immediately when published. */
  @Converted((value) => (isISO8601(value, { strict: true }) ? new Date(String(value)) : value))
  @IsOptional()
  @IsDate()
  publishedAt?: Date | null;
}

/** A page as a read returns it. */
@AcceptsRead(PageJson)
export class ContentPageInput extends ArticleInput {}
