import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditQuery } from './audit.query.js';
import { type AuditScope, SEEN_TEXT } from './store-view.js';

type AuditFilters = Omit<AuditQuery, 'page' | 'sort'>;

export const ENTRIES_PER_PAGE = 50;
const BATCH = 500;

/** Days in the market's time zone. */
const MIDNIGHT = `::date::timestamp at time zone '${MARKET_TIME_ZONE}'`;

@Injectable()
export class AuditSearch {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** One page of entries, and the number of all. */
  async search(
    scope: AuditScope,
    { page, sort, ...filters }: AuditQuery,
  ): Promise<{ items: AuditEntry[]; count: number }> {
    const [items, count] = await this.matching(scope, filters)
      .orderBy('entry.id', sort === 'at' ? 'ASC' : 'DESC')
      .offset((page - 1) * ENTRIES_PER_PAGE)
      .limit(ENTRIES_PER_PAGE)
      .getManyAndCount();
    return { items, count };
  }

  /** All entries in the order of the list. */
  async *batches(scope: AuditScope, { page: _, sort, ...filters }: AuditQuery): AsyncGenerator<AuditEntry[]> {
    const isOldFirst = sort === 'at';
    for (let last: string | null = null, isEnd = false; !isEnd;) {
      const found = this.matching(scope, filters)
        .orderBy('entry.id', isOldFirst ? 'ASC' : 'DESC')
        .limit(BATCH);
      if (last !== null) found.andWhere(isOldFirst ? 'entry.id > :last' : 'entry.id < :last', { last });
      const entries = await found.getMany();
      yield entries;
      last = entries.at(-1)?.id ?? null;
      isEnd = entries.length < BATCH;
    }
  }

  /** Number of entries of each kind under the other filters. */
  countByKind(scope: AuditScope, { kind: _, ...filters }: AuditFilters): Promise<Record<string, number>> {
    return countsBy(this.matching(scope, filters), 'entry.object_kind');
  }

  /** Number of entries of each store under the other filters. */
  countByCompany(
    scope: AuditScope,
    { company: _, ...filters }: AuditFilters,
  ): Promise<Record<string, number>> {
    return countsBy(this.matching(scope, filters), 'entry.company_id');
  }

  /** Time of the first entry, ISO 8601; null: there is none. */
  async firstTime(scope: AuditScope): Promise<string | null> {
    const first = await this.matching(scope, {}).orderBy('entry.id').limit(1).getOne();
    return first?.at.toISOString() ?? null;
  }

  private matching(
    { companyId: store }: AuditScope,
    { query, kind, company, from, to }: AuditFilters,
  ): SelectQueryBuilder<AuditEntry> {
    const found = this.entries.createQueryBuilder('entry').where('true');
    if (store !== undefined) found.andWhere('entry.company_id = :store', { store });
    if (company !== undefined) found.andWhere('entry.company_id = :company', { company });
    if (kind) found.andWhere('entry.object_kind = :kind', { kind });
    if (from) found.andWhere(`entry.at >= :from${MIDNIGHT}`, { from });
    if (to) found.andWhere(`entry.at < (:to::date + 1)${MIDNIGHT}`, { to });
    andContainsWords(found, store === undefined ? 'entry.search_text' : SEEN_TEXT, query);
    return found;
  }
}
