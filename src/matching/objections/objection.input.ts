import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiQuery, MAX_LIMIT } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn, Trimmed } from '../../core/http/input/input-rules.js';
import { IsLineOrNull } from '../../core/http/input/plain-text.js';
import { DECISION_KINDS, type DecisionKind } from '../../products/comparison/decided-offers.js';
import { MAX_OBJECTION_REASON, OBJECTION_STATUSES, type ObjectionStatus } from './objection.js';

const DEFAULT_LIMIT = 24;
const MAX_URL = 2000;

/** A store's objection to the comparison of its offer. */
export class ObjectionInput {
  /** `different`: the offer is not the product of its group; `same`: it is the product of `other`. */
  @IsIn(DECISION_KINDS)
  kind: DecisionKind;

  /** Only for `same`: the URL of a product page, or its id. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(MAX_URL)
  other?: string | null;

  @IsLineOrNull(MAX_OBJECTION_REASON)
  reason?: string | null;
}

export const OBJECTION_ANSWERS = ['accepted', 'rejected'] as const;

/** The answer of a catalogue admin. Accepting makes the decision. */
export class ObjectionAnswerInput {
  @IsIn(OBJECTION_ANSWERS)
  answer: (typeof OBJECTION_ANSWERS)[number];

  /** For the store; required to reject. */
  @IsLineOrNull(MAX_OBJECTION_REASON)
  reason?: string | null;
}

/** A page of objections, the newest first. */
export class ObjectionsQuery extends ApiQuery {
  /** Missing: all. */
  @IsOptionalIn(OBJECTION_STATUSES)
  status?: ObjectionStatus;

  /** `next` of the previous page. */
  @IsOptionalId()
  before?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}

/** A form with a choice already made. */
export class ObjectionFormQuery {
  /** The other product page: `other` of {@link ObjectionInput}. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_URL)
  other?: string;
}

/** A list's position on a page. */
export class ObjectionsPageQuery {
  @IsOptionalId()
  before?: number;
}
