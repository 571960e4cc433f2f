import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { IsPageNumber } from '../core/http/api/api-query.js';
import { IsSearch } from '../core/http/input/input-rules.js';
import { AUDITED, type AuditedKind } from './audit.service.js';

/** Days as date fields write them, of this age. */
const DAY = /^20\d\d-\d\d-\d\d$/;

/** The query of the audit trail's page. */
export class AuditQuery {
  /** Words of who did it, or of what was changed. */
  @IsSearch()
  query?: string;

  @IsOptional()
  @IsIn(Object.keys(AUDITED))
  kind?: AuditedKind;

  /** The first and the last day, in Slovenia. */
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  from?: string;

  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  to?: string;

  @IsPageNumber()
  page: number = 1;
}
