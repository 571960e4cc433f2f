import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_PAGE } from '../core/http/api-query.js';
import { AUDITED, type AuditedKind } from './audit.service.js';

/** Days as date fields write them, of this age. */
const DAY = /^20\d\d-\d\d-\d\d$/;

/** The query of the audit trail's page. */
export class AuditQuery {
  /** Words of who did it, or of what was changed. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
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

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;
}
