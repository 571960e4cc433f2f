import { IsPageNumber, PageQuery } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { FINDING_KINDS, type FindingKind } from './finding-kinds.js';

/** Findings of a run, page by page. */
export class FindingsQuery extends PageQuery {
  @IsOptionalIn(FINDING_KINDS)
  kind: FindingKind = 'ean_invalid';
}

/** The query of the page. */
export class DiagnosisQuery {
  /** The store, for catalogue admins. */
  @IsOptionalId()
  company?: number;

  /** The newest run by default. */
  @IsOptionalId()
  run?: number;

  @IsOptionalIn(FINDING_KINDS)
  finding?: FindingKind;

  @IsPageNumber()
  page: number = 1;
}
