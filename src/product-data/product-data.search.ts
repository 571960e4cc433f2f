import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import { DATA_STATUSES, type DataStatus, ProductData } from './product-data.entity.js';
import type { ProductDataQuery } from './product-data.query.js';
import type { ProductDataRecord } from './product-data-record.js';
import { isSoldAlone } from './product-data.statements.js';
import { ProductDataStore } from './product-data.store.js';

/** The owner of the records; null: all companies. */
type Owner = {
  companyId: number | null;
  /** Only records of products that no other company sells. */
  soldAlone?: boolean;
};

const ORDER = {
  name: `coalesce(data.name ->> 'sl', data.name ->> 'en') collate "sl-x-icu"`,
  ean: 'data.gtin',
  updatedAt: 'data.updated_at',
};

/** The list query of product data. */
@Injectable()
export class ProductDataSearch {
  constructor(
    @InjectRepository(ProductData) private readonly data: Repository<ProductData>,
    private readonly store: ProductDataStore,
  ) {}

  /** One page, and the count of all matches. */
  async list({ page, limit, sort, status, ...filter }: Omit<ProductDataQuery, 'locale'> & Owner): Promise<{
    records: ProductDataRecord[];
    count: number;
  }> {
    const found = this.matching(filter);
    if (status !== 'all') found.andWhere('data.status = :status', { status });
    const count = await found.getCount();
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const rows = await found
      .select('data.id', 'id')
      .orderBy(ORDER[sort.replace('-', '') as keyof typeof ORDER], direction)
      .addOrderBy('data.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .getRawMany<{ id: number }>();
    return { records: await this.store.byIds(rows.map(({ id }) => id)), count };
  }

  /** Counts of the matches by status. */
  async statusCounts(
    filter: Pick<ProductDataQuery, 'query'> & Owner,
  ): Promise<Record<DataStatus | 'all', number>> {
    const counts = this.matching(filter).select('count(*)::integer', 'all');
    for (const status of DATA_STATUSES)
      counts.addSelect(`count(*) filter (where data.status = '${status}')::integer`, status);
    return (await counts.getRawOne<Record<DataStatus | 'all', number>>())!;
  }

  /** Counts of the matches by company, of those that have any. */
  countByCompany({
    status,
    query,
  }: Pick<ProductDataQuery, 'query' | 'status'>): Promise<Record<string, number>> {
    const found = this.matching({ query, companyId: null });
    if (status !== 'all') found.andWhere('data.status = :status', { status });
    return countsBy(found, 'data.company_id');
  }

  /** Number of a company's records in any status. */
  countOf(companyId: number): Promise<number> {
    return this.data.countBy({ companyId });
  }

  private matching({
    query,
    companyId,
    soldAlone = false,
  }: Pick<ProductDataQuery, 'query'> & Owner): SelectQueryBuilder<ProductData> {
    const found = this.data.createQueryBuilder('data').where('true');
    if (companyId !== null) found.andWhere('data.company_id = :companyId', { companyId });
    if (soldAlone) found.andWhere(isSoldAlone('data'));
    andContainsWords(found, 'data.search_text', query);
    return found;
  }
}
