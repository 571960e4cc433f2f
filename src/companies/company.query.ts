import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, IsString, Max, MaxLength } from 'class-validator';
import { PageQuery } from '../core/http/api-query.js';
import { MAX_ID } from '../core/http/id-params.js';
import { Trimmed } from '../core/http/input-rules.js';
import type { CompanyStatus } from './companies.pages.js';

export const COMPANY_STATUSES = ['pending', 'active', 'inactive'] as const satisfies CompanyStatus[];
const ANY_STATUS = ['all', ...COMPANY_STATUSES] as const;
/** Orders with their turned ones. */
export const COMPANY_SORTS = ['name', 'createdAt'] as const;
const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
const MAX_WORDS = 200;
const PER_PAGE = 50;

export type CompanySort = (typeof SORTS)[number];

/** The list of the API. */
export class CompaniesQuery extends PageQuery {
  /** A part of the name, the website or the e-mail address. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WORDS)
  query?: string;

  /** For people of the platform; everybody else sees the active ones. */
  @IsOptional()
  @IsIn(ANY_STATUS)
  status?: CompanyStatus | 'all';

  @IsIn(SORTS)
  sort: CompanySort = 'name';
}

/** The companies page: its list, and which form is open over it. */
export class CompaniesPageQuery extends CompaniesQuery {
  override status: CompanyStatus | 'all' = 'all';

  override limit: number = PER_PAGE;

  /** Id of the company whose form is open. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  edit?: number;

  @IsOptional()
  @IsIn(['1'])
  new?: '1';
}
