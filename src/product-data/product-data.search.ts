import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import { DATA_STATUSES, type DataStatus, ProductData } from './product-data.entity.js';
import type { ProductDataListQuery } from './product-data.query.js';
import type { ProductDataRecord } from './product-data-record.js';
import { IS_COMPLETE, isSoldAlone, OF_PROVEN_STORE } from './product-data.statements.js';
import { ProductDataStore } from './product-data.store.js';

/** Most records of one decision on all that a list finds. */
export const MAX_FOUND = 5000;

/** Filters of the list; without a company, of all. */
type Filters = Pick<ProductDataListQuery, 'query' | 'sellers' | 'content' | 'origin' | 'stores'> & {
  companyId: number | null;
};

/** The filters of a query, limited to the actor's company unless it sees all. */
export function filtersOf(
  actor: Actor,
  { query, company, sellers, content, origin, stores }: ProductDataListQuery,
): Filters {
  const companyId = can(actor, 'platform.manage') ? (company ?? null) : actor.companyId;
  return { query, companyId, sellers, content, origin, stores };
}

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
  async list({
    page,
    limit,
    sort,
    status,
    ...filters
  }: Filters & Pick<ProductDataListQuery, 'page' | 'limit' | 'sort' | 'status'>): Promise<{
    records: ProductDataRecord[];
    count: number;
  }> {
    const found = this.inStatus(status, filters);
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

  /** Ids of the first MAX_FOUND matches, the oldest first. */
  async idsOf(
    { status, ...filters }: Filters & Pick<ProductDataListQuery, 'status'>,
    except: number[],
  ): Promise<number[]> {
    const rows = await this.inStatus(status, filters)
      .select('data.id', 'id')
      .andWhere('data.id <> all(:except::integer[])', { except })
      .orderBy('data.id')
      .limit(MAX_FOUND)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Counts of the matches by status. */
  async statusCounts(filters: Filters): Promise<Record<DataStatus | 'all', number>> {
    const counts = this.matching(filters).select('count(*)::integer', 'all');
    for (const status of DATA_STATUSES)
      counts.addSelect(`count(*) filter (where data.status = '${status}')::integer`, status);
    return (await counts.getRawOne<Record<DataStatus | 'all', number>>())!;
  }

  /** Counts of the matches by company, of those that have any. */
  countByCompany({
    status,
    ...filters
  }: Omit<Filters, 'companyId'> & Pick<ProductDataListQuery, 'status'>): Promise<Record<string, number>> {
    return countsBy(this.inStatus(status, { ...filters, companyId: null }), 'data.company_id');
  }

  /** Number of a company's records in any status. */
  countOf(companyId: number): Promise<number> {
    return this.data.countBy({ companyId });
  }

  private inStatus(status: DataStatus | 'all', filters: Filters): SelectQueryBuilder<ProductData> {
    const found = this.matching(filters);
    return status === 'all' ? found : found.andWhere('data.status = :status', { status });
  }

  private matching({ query, companyId, sellers, content, origin, stores }: Filters) {
    const found = this.data.createQueryBuilder('data').where('true');
    if (companyId !== null) found.andWhere('data.company_id = :companyId', { companyId });
    if (sellers) found.andWhere(sellers === 'own' ? isSoldAlone('data') : `not ${isSoldAlone('data')}`);
    if (content) found.andWhere(content === 'complete' ? IS_COMPLETE : `not ${IS_COMPLETE}`);
    if (origin) found.andWhere(`data.import_id is ${origin === 'feed' ? 'not null' : 'null'}`);
    if (stores) found.andWhere(OF_PROVEN_STORE);
    andContainsWords(found, 'data.search_text', query);
    return found;
  }
}
