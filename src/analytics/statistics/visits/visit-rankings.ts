import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RowOf } from '../../../core/database/statement.js';
import { prefixQuery } from '../../../search/words/prefix-query.js';
import type { RankingSort } from '../statistics.query.js';
import {
  type Ranked,
  type RankedList,
  type RankedThing,
  rankedPage,
  rankedWhole,
} from './visit-rankings.statements.js';

/** Which things are ranked, and how. */
export interface Ranking {
  /** One of `PERIODS`. */
  days: number;
  /** Absent: all stores. */
  companyId?: number;
  /** Words of name or codes. */
  query?: string;
  sort: RankingSort | `-${RankingSort}`;
}

/** Ranks the records viewed in a period; sorted by change, also those viewed only in the previous one. */
@Injectable()
export class VisitRankings {
  constructor(private readonly database: DataSource) {}

  /** @param page from 1 */
  async page(of: RankedThing, ranking: Ranking, { page, limit }: { page: number; limit: number }) {
    const list = listOf(of, ranking);
    const values = await this.values(list, ranking, limit, (page - 1) * limit);
    return rankedPage(list, ranking.sort).one(this.database, values);
  }

  async listAll(of: RankedThing, ranking: Ranking): Promise<Iterable<Ranked>> {
    const list = listOf(of, ranking);
    const values = await this.values(list, ranking, null, 0);
    return rowsOf(await rankedWhole(list, ranking.sort).one(this.database, values));
  }

  private async values(
    list: RankedList,
    { days, companyId, query = '' }: Ranking,
    limit: number | null,
    offset: number,
  ): Promise<unknown[]> {
    const values = [days, companyId ?? null, query, limit, offset];
    return list === 'foundProducts' ? [...values, prefixQuery(query)] : values;
  }
}

const listOf = (of: RankedThing, { query }: Ranking): RankedList =>
  of === 'products' && query ? 'foundProducts' : of;

function* rowsOf({ ids, views, visits, before }: RowOf<ReturnType<typeof rankedWhole>>): Generator<Ranked> {
  for (const [index, id] of ids.entries())
    yield { id, views: views[index]!, visits: visits[index]!, before: before[index]! };
}
