import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { EmptyAsNull, IsOptionalIn, Repeated } from '../../core/http/input/input-rules.js';
import { AreIds, IsOptionalId } from '../../core/http/input/id-params.js';
import { DECISION_KINDS, type DecisionKind } from '../../products/comparison/decided-offers.js';
import { SUGGESTION_CURSOR } from '../suggestion.js';
import { MATCH_TABS, type MatchTab } from './matches.pages.js';

const SUGGESTION_SORTS = ['-score', '-clicks'] as const;
const MAX_PAIRS = 50;
const MAX_OFFERS = 100;
const MAX_URL = 2000;
const PAIR = String.raw`\d{1,9}-\d{1,9}`;

/** Decisions about the chosen pairs, about one row, or about offers of a group. */
export class WantedInput {
  @Repeated()
  @Matches(`^${PAIR}$`, undefined, { each: true })
  @ArrayMaxSize(MAX_PAIRS)
  pairs: string[] = [];

  @IsOptional()
  @IsIn(DECISION_KINDS)
  kind?: DecisionKind;

  /** Kind and pair, `same 12-45`. */
  @IsOptional()
  @Matches(`^(?:${DECISION_KINDS.join('|')}) ${PAIR}$`)
  row?: string;

  /** They leave their group; all of a group are split. */
  @Repeated()
  @Type(() => Number)
  @AreIds()
  @ArrayUnique()
  @ArrayMaxSize(MAX_OFFERS)
  offers: number[] = [];

  /** The URL or id of the product page to which the offers move; empty: to none. */
  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_URL)
  to?: string | null;
}

/** The form around a list of suggestions, and the one that confirms an effect. */
export class MatchFormInput extends WantedInput {
  /** Shows the effect of this decision about the chosen pairs; nothing is decided. */
  @IsOptional()
  @IsIn(DECISION_KINDS)
  preview?: DecisionKind;
}

/** The decisions whose effect is shown. */
export class MatchEffectQuery extends WantedInput {
  /** The effect is that this objection is accepted. */
  @IsOptionalId()
  objection?: number;
}

/** The page's list, and its position. */
export class MatchesQuery {
  @IsOptionalIn(MATCH_TABS)
  tab: MatchTab = 'pair';

  @IsOptionalIn(SUGGESTION_SORTS)
  sort: (typeof SUGGESTION_SORTS)[number] = '-score';

  @IsOptional()
  @Matches(SUGGESTION_CURSOR)
  after?: string;

  @IsOptionalId()
  before?: number;
}
