import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository, type SelectQueryBuilder } from 'typeorm';
import { type CompanyStatus, Company } from './company.entity.js';
import type { CompanySort } from './company.query.js';

export interface CompanyFilter {
  /** Part of the name, the website or the e-mail address, without regard to case and diacritics. */
  query?: string;
  status: CompanyStatus | 'all';
}

export interface CompanyList extends CompanyFilter {
  sort: CompanySort;
  page: number;
  limit: number;
}

const IS: Record<CompanyStatus, string> = {
  active: 'company.active',
  pending: 'not company.active and company.approved_at is null',
  inactive: 'not company.active and company.approved_at is not null',
};
const ORDER = { name: 'company.company_name collate "sl-x-icu"', createdAt: 'company.created_at' };
const MATCHES = ['company_name', 'website', 'email']
  .map((column) => `strpos(fold_text(coalesce(company.${column}, '')), fold_text(:query)) > 0`)
  .join(' or ');

/** Lists of companies. */
@Injectable()
export class CompaniesSearch {
  constructor(@InjectRepository(Company) private readonly companies: Repository<Company>) {}

  /** One page of companies with their logos, and the number of all. */
  async list({
    sort,
    page,
    limit,
    ...filter
  }: CompanyList): Promise<{ companies: Company[]; count: number }> {
    const matching = this.matching(filter);
    const count = await matching.getCount();
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const companies = await matching
      .leftJoinAndSelect('company.logo', 'logo')
      .orderBy(ORDER[sort.replace('-', '') as keyof typeof ORDER], direction)
      .addOrderBy('company.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .getMany();
    return { companies, count };
  }

  /** Number of matching companies by status. */
  async statusCounts(query?: string): Promise<Record<CompanyStatus | 'all', number>> {
    const counts = this.matching({ query, status: 'all' }).select('count(*)::integer', 'all');
    for (const [status, condition] of Object.entries(IS))
      counts.addSelect(`count(*) filter (where ${condition})::integer`, status);
    return (await counts.getRawOne<Record<CompanyStatus | 'all', number>>())!;
  }

  private matching({ query, status }: CompanyFilter): SelectQueryBuilder<Company> {
    const matching = this.companies.createQueryBuilder('company');
    if (query) matching.andWhere(`(${MATCHES})`, { query });
    return status === 'all' ? matching : matching.andWhere(IS[status]);
  }
}
