import { IsIn, Matches } from 'class-validator';
import { IsPageNumber, PageQuery } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { ACCEPTED_KINDS, type AcceptedKind, UNMATCHED_KINDS, type UnmatchedKind } from './unmatched.js';

/** For the page and its file. */
export class UnmatchedQuery {
  /** Left out: all kinds. */
  @IsOptionalIn(UNMATCHED_KINDS)
  kind?: UnmatchedKind;

  /** For catalogue admins. */
  @IsOptionalId()
  company?: number;

  @IsPageNumber()
  page: number = 1;
}

/** Products that are not compared or listed as they could be, the most valuable first. */
export class UnmatchedApiQuery extends PageQuery {
  /** Left out: all kinds. */
  @IsOptionalIn(UNMATCHED_KINDS)
  kind?: UnmatchedKind;

  /** Required for catalogue admins. */
  @IsOptionalId()
  company?: number;
}

/** A suggestion as its line shows it. */
export class AcceptedInput {
  @IsIn(ACCEPTED_KINDS)
  kind: AcceptedKind;

  /** An EAN, or the id of a category. */
  @Matches(/^\d{1,14}$/)
  value: string;
}
