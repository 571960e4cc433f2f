import { IsIn, IsOptional, Matches } from 'class-validator';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ApiQuery, MAX_LIMIT } from '../core/http/api/api-query.js';
import {
  SUGGESTION_CURSOR,
  SUGGESTION_KINDS,
  SUGGESTION_ORDERS,
  type SuggestionKind,
  type SuggestionOrder,
} from './suggestion.js';

const DEFAULT_LIMIT = 24;

/** A page of suggestions. */
export class SuggestionsQuery extends ApiQuery {
  @IsIn(SUGGESTION_KINDS)
  kind: SuggestionKind = 'pair';

  /** `clicks`: those whose offers have the most clicks first. */
  @IsIn(SUGGESTION_ORDERS)
  order: SuggestionOrder = 'score';

  /** `next` of the previous page. */
  @IsOptional()
  @Matches(SUGGESTION_CURSOR)
  after?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}
