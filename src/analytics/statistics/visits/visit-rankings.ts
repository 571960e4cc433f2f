import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RankingSort } from '../statistics.query.js';
import type { VisitCounts } from './visit-days.js';
import { ASKED, type RankedThing, rankedPage, rankedWhole } from './visit-rankings.statements.js';

/** A product or a store with what was counted of it; a category has views only: of its own page. */
export interface Ranked extends VisitCounts {
  id: number;
  /** Views in the period before. */
  before: number;
}

/** Which things are ranked, and by what. */
export interface Ranking {
  /** The period: one of `PERIODS`. */
  days: number;
  /** Left out: of all stores. */
  companyId?: number;
  /** Words of name or codes. */
  query?: string;
  sort: RankingSort | `-${RankingSort}`;
}

/** What was seen in a period, in an order; by change, also what was seen in the one before it only. */
@Injectable()
export class VisitRankings {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param page from 1 */
  async page(of: RankedThing, ranking: Ranking, { page, limit }: { page: number; limit: number }) {
    const [found] = await this.ask<{ count: number; rows: Ranked[] }>(rankedPage, of, ranking, [
      limit,
      (page - 1) * limit,
    ]);
    return found!;
  }

  async whole(of: RankedThing, ranking: Ranking): Promise<Iterable<Ranked>> {
    const [lists] = await this.ask<NumberLists>(rankedWhole, of, ranking, [null, 0]);
    return rowsOf(lists!);
  }

  private async ask<Row>(
    statement: typeof rankedPage,
    of: RankedThing,
    { days, companyId, query = '', sort }: Ranking,
    part: [limit: number | null, offset: number],
  ): Promise<Row[]> {
    const parameters = [days, companyId ?? null, query, ...part];
    if (of !== 'products' || query === '') return this.database.query(statement(of, sort), parameters);
    const [words] = await this.database.query<{ asked: string | null }[]>(ASKED, [query]);
    return this.database.query(statement('foundProducts', sort), [...parameters, words!.asked]);
  }
}

/** The columns of all rows. */
type NumberLists = Record<'ids' | 'views' | 'visits' | 'before', number[]>;

function* rowsOf({ ids, views, visits, before }: NumberLists): Generator<Ranked> {
  for (const [index, id] of ids.entries())
    yield { id, views: views[index]!, visits: visits[index]!, before: before[index]! };
}
