import { IsIn, IsOptional, IsString } from 'class-validator';
import { IsPageNumber } from '../../core/http/api/api-query.js';
import { IsLineOrNull } from '../../core/http/input/plain-text.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { BLOCK_DECISIONS, type BlockDecision } from '../../products/blocking/block-verdict.js';
import { BLOCK_TABS, type BlockTab } from './blocked-terms.pages.js';

export const MAX_REASON = 300;

/** A super admin's decision about one offer. */
export class BlockDecisionInput {
  @IsIn(BLOCK_DECISIONS)
  decision: BlockDecision;

  /** For the store. */
  @IsOptional()
  @IsLineOrNull(MAX_REASON)
  reason?: string | null;

  /** Time of the decision that the caller saw; empty: none. Missing: any. */
  @IsOptional()
  @IsString()
  seen?: string;
}

export class BlockedOffersQuery {
  @IsOptionalIn(BLOCK_TABS)
  status: BlockTab = 'objected';

  @IsPageNumber()
  page: number = 1;
}
