import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditQuery } from './audit.query.js';

export const ENTRIES_PER_PAGE = 50;

/** Days in the market's time zone. */
const MIDNIGHT = `::date::timestamp at time zone '${MARKET_TIME_ZONE}'`;

@Injectable()
export class AuditSearch {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** One page of entries, newest first, and the number of all. */
  async search({ query, kind, from, to, page }: AuditQuery): Promise<{ items: AuditEntry[]; count: number }> {
    const found = this.entries.createQueryBuilder('entry').where('true');
    if (kind) found.andWhere('entry.object_kind = :kind', { kind });
    if (from) found.andWhere(`entry.at >= :from${MIDNIGHT}`, { from });
    if (to) found.andWhere(`entry.at < (:to::date + 1)${MIDNIGHT}`, { to });
    andContainsWords(found, 'entry.search_text', query);
    const [items, count] = await found
      .orderBy('entry.id', 'DESC')
      .offset((page - 1) * ENTRIES_PER_PAGE)
      .limit(ENTRIES_PER_PAGE)
      .getManyAndCount();
    return { items, count };
  }
}
