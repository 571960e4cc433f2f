import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditQuery } from './audit.query.js';

type AuditFilters = Omit<AuditQuery, 'page' | 'sort'>;

export const ENTRIES_PER_PAGE = 50;
const BATCH = 500;

/** Days in the market's time zone. */
const MIDNIGHT = `::date::timestamp at time zone '${MARKET_TIME_ZONE}'`;

@Injectable()
export class AuditSearch {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** One page of entries, and the number of all. */
  async search({ page, sort, ...filters }: AuditQuery): Promise<{ items: AuditEntry[]; count: number }> {
    const [items, count] = await this.matching(filters)
      .orderBy('entry.id', sort === 'at' ? 'ASC' : 'DESC')
      .offset((page - 1) * ENTRIES_PER_PAGE)
      .limit(ENTRIES_PER_PAGE)
      .getManyAndCount();
    return { items, count };
  }

  /** All entries in the order of the list. */
  async *batches({ page: _, sort, ...filters }: AuditQuery): AsyncGenerator<AuditEntry[]> {
    const isOldFirst = sort === 'at';
    for (let last: string | null = null, isEnd = false; !isEnd;) {
      const found = this.matching(filters)
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
  countByKind({ kind: _, ...filters }: AuditFilters): Promise<Record<string, number>> {
    return countsBy(this.matching(filters), 'entry.object_kind');
  }

  private matching({ query, kind, from, to }: AuditFilters): SelectQueryBuilder<AuditEntry> {
    const found = this.entries.createQueryBuilder('entry').where('true');
    if (kind) found.andWhere('entry.object_kind = :kind', { kind });
    if (from) found.andWhere(`entry.at >= :from${MIDNIGHT}`, { from });
    if (to) found.andWhere(`entry.at < (:to::date + 1)${MIDNIGHT}`, { to });
    andContainsWords(found, 'entry.search_text', query);
    return found;
  }
}
