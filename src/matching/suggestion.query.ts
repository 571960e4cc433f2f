import { IsIn, IsOptional, Matches } from 'class-validator';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ApiQuery, MAX_LIMIT } from '../core/http/api/api-query.js';
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion.js';

const DEFAULT_LIMIT = 24;

/** A page of suggestions, the most certain first. */
export class SuggestionsQuery extends ApiQuery {
  @IsIn(SUGGESTION_KINDS)
  kind: SuggestionKind = 'pair';

  /** `next` of the previous page. */
  @IsOptional()
  @Matches(/^\d{1,3}-\d{1,9}$/)
  after?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}
