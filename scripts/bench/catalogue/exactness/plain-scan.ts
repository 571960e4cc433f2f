import {
  CODED_FILTERS,
  databaseColumn,
  ENTITY_FILTERS,
  isCounted,
  RANGE_FILTERS,
} from '../../../../src/search/catalogue-index/filter-columns.js';
import { BUCKETS, MAX_SHOWN } from '../../../../src/search/catalogue-index/filter-counts.js';
import type {
  Counted,
  FoundCard,
  IndexPage,
  IndexQuery,
  Matched,
} from '../../../../src/search/catalogue-index/catalogue-index.js';
import { AVAILABILITY_CODES, NO_PRICE_CENTS } from '../../../../src/search/catalogue-index/codes.js';
import { ORDERED_RANGES, type RangeOrder } from '../../../../src/search/catalogue-index/list-orders.js';
import type { TextQuery } from '../../../../src/search/catalogue-index/text-query.js';
import { ScanStatement, SHOWN } from './scan-statement.js';
import { TABLES } from './scan-tables.js';

const SOLD_OUT = AVAILABILITY_CODES.out_of_stock;

export type Rows = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

const CARDS = 'count(distinct unit)::integer';

/** The keys and ids of things, by the column that names them. */
const KEYS_OF = {
  brand: (column: string) => ({ key: 'b.key', id: 'b.id', from: `join brands b on b.id = ${column}` }),
  store: (column: string) => ({ key: `${column}::text`, id: column, from: '' }),
};

/** Orders by the numbers of filters: cards that can be bought, sold-out ones, and those without a number. */
const NUMBER_ORDERS = Object.fromEntries(
  ORDERED_RANGES.flatMap(({ id, column }) => {
    const number = databaseColumn(column);
    const isKnown = `${number} < ${NO_PRICE_CENTS}`;
    const canBeBought = `${isKnown} and availability <> ${SOLD_OUT}`;
    const parts = `bool_or(${canBeBought}) desc, bool_or(${isKnown}) desc`;
    const lowest = `coalesce(min(${number}) filter (where ${canBeBought}), min(${number}))`;
    return [
      [id, `${parts}, ${lowest}, unit`],
      [`-${id}`, `${parts}, ${lowest} desc, unit`],
    ];
  }),
) as Record<RangeOrder, string>;

/** The expected answers of an index: each query looks at every offer. */
export class PlainScan {
  /** The query of `matching`. */
  private asked: IndexQuery | undefined;

  private constructor(private readonly rows: Rows) {}

  /** @param rows of one connection */
  static async of(rows: Rows): Promise<PlainScan> {
    await rows('drop table if exists named, offers, scanned, matching');
    for (const table of TABLES) await rows(table);
    return new PlainScan(rows);
  }

  /** Cards in their order. @param limit null: all */
  async cards(
    query: IndexQuery,
    { sort, locale }: Pick<IndexPage, 'sort' | 'locale'>,
    { offset = 0, limit = null }: { offset?: number; limit?: number | null } = {},
  ): Promise<FoundCard[]> {
    const statement = await this.ask(query);
    const order = {
      relevance: 'max(relevance) desc, sum(popularity) desc, unit',
      popular: 'sum(popularity) desc, unit desc',
      newest: 'unit desc',
      ...NUMBER_ORDERS,
      total: 'min(total_cents), unit',
      name: `(array_agg(name_${locale} order by ${SHOWN}))[1], (array_agg(id order by ${SHOWN}))[1]`,
    }[sort === 'relevance' && !query.text ? 'popular' : sort];
    const page = query.unit === 'offer' ? 'id' : 'group_id';
    return this.rows<FoundCard>(
      `select (array_agg(${page} order by ${SHOWN}))[1] as "entryId", (array_agg(id order by ${SHOWN}))[1] as "offerId"
       ${sort === 'total' ? ', min(total_cents)::float as "totalCents"' : ''}
       from matching where ${statement.all()} group by unit order by ${order} offset ${offset} limit ${limit}`,
    );
  }

  /** How much of a text there is. */
  async matched(text: TextQuery): Promise<Matched> {
    const statement = await this.ask({ text, unit: 'offer', filters: {} });
    const [found] = await this.rows<{ offers: number; having: number[] }>(
      `select count(*)::integer as offers, array[${statement.having()}]::integer[] as having from matching`,
    );
    const { offers, having } = found!;
    const places = (isSo: (count: number) => boolean) =>
      having.flatMap((count, place) => (isSo(count) && !text.isStrict ? [place] : []));
    return {
      offers,
      missing: places((count) => count === 0),
      scattered: places((count) => count > 0 && count < offers),
    };
  }

  async counts(query: IndexQuery, { categoryIds, definitionIds }: Counted) {
    const statement = await this.ask(query);
    const group = <Id extends string | number>(
      select: string,
      facet: string,
      { from = '', id = select, limit = null as number | null } = {},
    ) =>
      this.rows<{ id: Id; count: number }>(
        `select ${select} as id, ${CARDS} as count from matching ${from}
         where ${statement.but(facet)} group by ${id} order by 2 desc, ${id} limit ${limit}`,
      ).then((groups) => groups.sort((one, other) => (one.id < other.id ? -1 : 1)));
    const values = await this.rows<{
      definitionId: number;
      key: string;
      count: number;
    }>(
      `with counted as (
         select v.definition_id as "definitionId", v.key, ${CARDS} as count,
           row_number() over (partition by v.definition_id order by ${CARDS} desc, v.id) as place
         from matching cross join unnest(value_ids) value_id join attribute_values v on v.id = value_id
         where v.amount is null and (${statement.butAttributes(definitionIds)})
         group by v.id
       )
       select "definitionId", key, count from counted where place <= ${MAX_SHOWN} order by 1, 2`,
    );
    const amounts = await this.rows<{
      definitionId: number;
      count: number;
      lowest: number;
      highest: number;
    }>(
      `select v.definition_id as "definitionId", ${CARDS} as count, min(v.amount) as lowest, max(v.amount) as highest
       from matching cross join unnest(value_ids) value_id join attribute_values v on v.id = value_id
       where v.amount is not null and (${statement.butAttributes(definitionIds)})
       group by 1`,
    );
    const all = await this.rows<{ count: number }>(
      `select ${CARDS} as count from matching where ${statement.all()}`,
    );
    const facets: [string, object][] = [];
    for (const { id, column } of RANGE_FILTERS.filter(isCounted))
      facets.push([id, await this.range(databaseColumn(column), statement.but(id))]);
    for (const { id, column, named } of ENTITY_FILTERS.filter(isCounted)) {
      const { key, ...of } = KEYS_OF[named](databaseColumn(column));
      facets.push([id, await group(key, id, { ...of, limit: MAX_SHOWN })]);
    }
    for (const { id, column } of CODED_FILTERS.filter(isCounted)) {
      const counts = await group<number>(`coalesce(${databaseColumn(column)}::integer, 0)`, id);
      facets.push([id, counts.filter((each) => each.id !== 0)]);
    }
    const categories = await group<number>('category_id', 'none', {
      from: 'cross join unnest(category_ids) category_id',
    });
    return {
      count: all[0]!.count,
      facets: Object.fromEntries(facets),
      categories: categories.filter(({ id }) => !categoryIds || categoryIds.includes(id)),
      words: values,
      amounts: definitionIds.flatMap((definitionId) => {
        const measured = amounts.find((own) => own.definitionId === definitionId);
        return measured ?? [];
      }),
    };
  }

  /** The span of some numbers, and how many have one in each of its parts. */
  private async range(column: string, condition: string) {
    const numbers = `from matching where ${column} < ${NO_PRICE_CENTS} and ${condition}`;
    const [span] = await this.rows<{ count: number; lowest: string | null; highest: string | null }>(
      `select ${CARDS} as count, min(${column}) as lowest, max(${column}) as highest ${numbers}`,
    );
    const bars = await this.rows<{ bucket: number; count: number }>(
      `with numbered as (
         select *, min(${column}) over () as lowest, max(${column}) over () as highest ${numbers}
       )
       select width_bucket(${column}::float8, lowest::float8, highest::float8 + 1, ${BUCKETS}) as bucket, ${CARDS} as count
       from numbered group by 1`,
    );
    const { count, lowest, highest } = span!;
    return {
      count,
      lowest: lowest === null ? null : Number(lowest),
      highest: highest === null ? null : Number(highest),
      buckets: Array.from(
        { length: BUCKETS },
        (_, at) => bars.find(({ bucket }) => bucket === at + 1)?.count ?? 0,
      ),
    };
  }

  /** Fills `matching` with the subject of a query. */
  private async ask(query: IndexQuery): Promise<ScanStatement> {
    const statement = new ScanStatement(query);
    if (this.asked !== query) {
      await this.rows('drop table if exists matching');
      await this.rows(`create temporary table matching as ${statement.matching()}`);
      this.asked = query;
    }
    return statement;
  }
}
