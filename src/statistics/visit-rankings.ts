import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RankingSort } from './statistics.query.js';
import type { VisitCounts } from './visit-days.js';
import type { VisitPeriod } from './visit-period.js';
import { type RankedThing, rankedPage, rankedWhole, VIEWS_OF_PRODUCTS } from './visit-rankings.statements.js';

/** A product or a store with what was counted of it; a category has views only: of its own page. */
export interface Ranked extends VisitCounts {
  id: number;
  /** Views in the period before. */
  before: number;
}

/** Which things are ranked, and by what. */
export interface Ranking {
  period: VisitPeriod;
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
    // there are many products: what was before is then read for those that are shown
    const isLater = of === 'products' && !ranking.sort.endsWith('change');
    const parameters = toParameters(ranking);
    if (isLater) parameters[0] = ranking.period.from;
    const [found] = await this.database.query<{ count: number; rows: Ranked[] }[]>(
      rankedPage(of, ranking.sort),
      [...parameters, limit, (page - 1) * limit],
    );
    const { count, rows } = found!;
    return { count, rows: isLater ? await this.withBefore(rows, ranking.period) : rows };
  }

  private async withBefore(rows: Ranked[], { before }: VisitPeriod): Promise<Ranked[]> {
    const parameters = [rows.map(({ id }) => id), before.from, before.to];
    const found = await this.database.query<{ id: number; views: number }[]>(VIEWS_OF_PRODUCTS, parameters);
    const viewsOf = new Map(found.map(({ id, views }) => [id, views]));
    return rows.map((row) => ({ ...row, before: viewsOf.get(row.id) ?? 0 }));
  }

  /** All of them, each with what was before. */
  async whole(of: RankedThing, ranking: Ranking): Promise<Iterable<Ranked>> {
    const statement = rankedWhole(of, ranking.sort);
    const [lists] = await this.database.query<NumberLists[]>(statement, toParameters(ranking));
    return rowsOf(lists!);
  }
}

/** The columns of all rows. */
type NumberLists = Record<'ids' | 'views' | 'visits' | 'before', number[]>;

function* rowsOf({ ids, views, visits, before }: NumberLists): Generator<Ranked> {
  for (const [index, id] of ids.entries())
    yield { id, views: views[index]!, visits: visits[index]!, before: before[index]! };
}

const toParameters = ({ period, companyId, query = '' }: Ranking) => [
  period.before.from,
  period.from,
  period.to,
  companyId ?? null,
  query,
];
