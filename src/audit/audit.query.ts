import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { IsPageNumber } from '../core/http/api/api-query.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';
import { AUDITED_KINDS, type AuditedKind } from './audit.service.js';

/** Dates of date fields, in this century. */
const DAY = /^20\d\d-\d\d-\d\d$/;

/** Query of the audit log's page. */
export class AuditQuery {
  /** Words of the actor's or the object's name. */
  @IsSearch()
  query?: string;

  @IsOptionalIn(AUDITED_KINDS)
  kind?: AuditedKind;

  @IsOptionalId()
  company?: number;

  /** The first and the last day, in the market's time zone. */
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  from?: string;

  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  to?: string;

  @IsIn(['at', '-at'])
  sort: 'at' | '-at' = '-at';

  @IsPageNumber()
  page: number = 1;
}
