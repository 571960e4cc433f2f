import { IsIn, IsOptional, Matches, ArrayMaxSize } from 'class-validator';
import { Repeated, IsOptionalIn } from '../../core/http/input/input-rules.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { DECISION_KINDS, type DecisionKind } from '../../products/comparison/decided-offers.js';
import { MATCH_TABS, type MatchTab } from './matches.pages.js';

const MAX_PAIRS = 50;
const PAIR = String.raw`\d{1,9}-\d{1,9}`;

/** The form around a list of suggestions: a decision about the chosen pairs, or about one row. */
export class MatchFormInput {
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
}

/** The page's list, and its position. */
export class MatchesQuery {
  @IsOptionalIn(MATCH_TABS)
  tab: MatchTab = 'pair';

  @IsOptional()
  @Matches(/^\d{1,3}-\d{1,9}$/)
  after?: string;

  @IsOptionalId()
  before?: number;
}
