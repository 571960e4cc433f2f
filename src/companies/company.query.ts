import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../core/http/api/api-query.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsSearch } from '../core/http/input/input-rules.js';
import type { CompanyStatus } from './company.entity.js';

export const COMPANY_STATUSES = ['pending', 'active', 'inactive'] as const satisfies CompanyStatus[];
const ANY_STATUS = ['all', ...COMPANY_STATUSES] as const;
/** Orders with their turned ones. */
export const COMPANY_SORTS = ['name', 'createdAt'] as const;
const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
const PER_PAGE = 50;

export type CompanySort = (typeof SORTS)[number];

/** The list of the API. */
export class CompaniesQuery extends PageQuery {
  /** A part of the name, the website or the e-mail address. */
  @IsSearch()
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
  @IsOptionalId()
  edit?: number;

  @IsOptional()
  @IsIn(['1'])
  new?: '1';
}
