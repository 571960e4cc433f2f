import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiQuery, MAX_LIMIT } from '../../core/http/api/api-query.js';
import { AreIds, IsId, IsOptionalId } from '../../core/http/input/id-params.js';
import { DECISION_KINDS, type DecisionKind } from '../../products/comparison/decided-offers.js';

const DEFAULT_LIMIT = 24;
const MAX_OFFERS = 100;
const MAX_DECISIONS = 50;

/**
 * A decision about offers that visitors see. `same` joins the groups of the offers. `different` keeps two groups
 * apart, or takes the offers out of their group.
 */
export class MatchDecisionInput {
  @IsIn(DECISION_KINDS)
  kind: DecisionKind;

  @AreIds()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_OFFERS)
  @ArrayUnique()
  offerIds: number[];

  /** Missing: the other offers of their group. */
  @IsOptional()
  @IsId()
  otherId?: number | null;
}

/** Decisions in their order; all of them or none. Moving offers is taking them out of their group and joining another one. */
export class MatchDecisionsInput {
  @Type(() => MatchDecisionInput)
  @ValidateNested({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_DECISIONS)
  decisions: MatchDecisionInput[];
}

/** A page of decisions, the newest first. */
export class MatchDecisionsQuery extends ApiQuery {
  /** `next` of the previous page. */
  @IsOptionalId()
  before?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}
