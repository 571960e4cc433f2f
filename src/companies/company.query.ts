import { IsIn } from 'class-validator';
import { PageQuery } from '../core/http/api/api-query.js';
import { AreColumns } from '../core/http/api/list-columns.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';
import type { CompanyStatus } from './company.entity.js';

const COMPANY_STATUSES = ['pending', 'active', 'inactive'] as const satisfies CompanyStatus[];
export const ANY_STATUS = ['all', ...COMPANY_STATUSES] as const;
/** Sort orders; `-` before one reverses it. */
export const COMPANY_SORTS = ['name', 'createdAt'] as const;
const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
const PER_PAGE = 50;

export type CompanySort = (typeof SORTS)[number];

/** The list of the API. */
export class CompaniesQuery extends PageQuery {
  /** Part of the name, the website or the e-mail address. */
  @IsSearch()
  query?: string;

  /** For super admins; all others see active ones. */
  @IsOptionalIn(ANY_STATUS)
  status?: CompanyStatus | 'all';

  @IsIn(SORTS)
  sort: CompanySort = 'name';
}

/** The query of the companies page: its list and the open form. */
export class CompaniesPageQuery extends CompaniesQuery {
  @AreColumns()
  columns: string[] = [];

  override status: CompanyStatus | 'all' = 'all';

  override limit: number = PER_PAGE;

  /** Id of the company in the open form. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';
}
