import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, IsString, Matches, Max, MaxLength } from 'class-validator';
import { PageQuery } from '../core/http/api-query.js';
import { MAX_ID } from '../core/http/id-params.js';
import { Trimmed } from '../core/http/input-rules.js';

const MAX_WORDS = 200;

export const MEDIA_FILTERS = ['ready', 'pending', 'failed', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const MEDIA_SORTS = ['newest', 'oldest', 'largest'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** The section of pictures: its list, and which one is open over it. */
export class MediaPageQuery extends PageQuery {
  /** Words, or parts of them, of file name and alternative text; or a whole product code. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WORDS)
  query?: string;

  @IsOptional()
  @IsIn(MEDIA_FILTERS)
  state?: MediaFilter;

  @IsIn(MEDIA_SORTS)
  sort: MediaSort = 'newest';

  /** For people of the platform: a company, or what is the platform's own. */
  @IsOptional()
  @Matches(/^(platform|[1-9]\d{0,8})$/)
  owner?: string;

  /** Id of the picture that is open. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  edit?: number;
}
