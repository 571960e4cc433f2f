import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int, json, oneOf, statements } from '../../core/database/statement.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type CursorValues, isAfterCursor, writeCursor } from '../../search/catalogue-index/list-orders.js';
import { ORDER_JOINS, type OwnOrder, OWN_SORTS, ownOrder, reversed } from './own-order.js';
import { type Gap, GAPS, OwnConditions, type OwnFilters, WITHOUT } from './own-products-conditions.js';
import type { ProductStatus } from '../product.entity.js';

export interface OwnList extends OwnFilters {
  status: ProductStatus | 'all';
  sort: OwnOrder;
  /** From 1. */
  page: number;
  limit: number;
  /** Start of the page; then `page` is ignored. */
  cursor?: string;
}

interface OwnPage {
  ids: number[];
  nextCursor: string | null;
}

/** Finds products in any status, of one store or of all, for their staff. */
@Injectable()
export class OwnProductsSearch {
  constructor(private readonly database: DataSource) {}

  /** The ids of one page. */
  async find(list: OwnList, locale: Locale): Promise<number[]> {
    return (await this.findPage(list, locale)).ids;
  }

  /**
   * The ids of one page, with the cursor of the next one; null on the last page.
   * @throws Malformed for a cursor of another list
   */
  async findPage(list: OwnList, locale: Locale): Promise<OwnPage> {
    const own = new OwnConditions(list);
    const rows = await PAGE(own, list, locale).rows(this.database, own.parameters);
    const shown = rows.slice(0, list.limit);
    const nextCursor = rows.length > list.limit ? writeCursor(`own ${list.sort}`, shown.at(-1)!.key) : null;
    return { ids: shown.map(({ id }) => id), nextCursor };
  }

  /**
   * The products before and after one in a list; it need not be in the list any more.
   * @throws NotFound
   */
  async neighbours(
    list: Omit<OwnList, 'page' | 'limit' | 'cursor'>,
    id: number,
    locale: Locale,
  ): Promise<{ previous: number | null; next: number | null }> {
    const { sort } = list;
    const own = new OwnConditions({ ids: [id] });
    const only = PAGE(own, { status: 'all', sort, page: 1, limit: 1 }, locale);
    const [row] = await only.rows(this.database, own.parameters);
    if (!row) throw new NotFound();
    const beside = async (sort: OwnList['sort']) => {
      const cursor = writeCursor(`own ${sort}`, row.key);
      const [neighbour] = await this.find({ ...list, sort, page: 1, limit: 1, cursor }, locale);
      return neighbour ?? null;
    };
    return { previous: await beside(reversed(sort)), next: await beside(sort) };
  }

  /** The next ids after `id`, ascending: for reading all products in batches. */
  async idsAfter(
    filters: OwnFilters,
    status: ProductStatus | 'all',
    id: number,
    limit: number,
  ): Promise<number[]> {
    const own = new OwnConditions(filters);
    const rows = await IDS_AFTER(own, status, id, limit).rows(this.database, own.parameters);
    return rows.map((row) => row.id);
  }

  /** How many there are in each status under the other filters. */
  async countByStatus(filters: OwnFilters): Promise<Record<ProductStatus, number>> {
    const own = new OwnConditions(filters);
    const rows = await COUNT_BY_STATUS(own).rows(this.database, own.parameters);
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    return { draft: 0, active: 0, inactive: 0, blocked: 0, ...counts };
  }

  /** How many of a status have each gap. */
  countGaps(filters: OwnFilters, status: ProductStatus | 'all'): Promise<Record<Gap, number>> {
    const own = new OwnConditions(filters);
    return COUNT_GAPS(own, status).one(this.database, own.parameters);
  }
}

const EVERY_FILTER: Required<OwnFilters> = {
  companyId: 1,
  notCompared: ['pack'],
  priceRank: ['first'],
  kind: 'product',
  query: 'kava',
  categoryId: 1,
  brands: ['alpina'],
  availability: ['in_stock'],
  visibility: ['draft'],
  condition: 'new',
  discounted: true,
  priceFrom: 1,
  priceTo: 2,
  ean: '3838900000011',
  ids: [1],
  attributes: [{ definitionId: 1, keys: [], ranges: [] }],
  without: [...GAPS],
  changed: ['price', 'rank'],
  lost: ['price', 'stock'],
  origin: 'feed',
};
const noFilter = () => new OwnConditions({});
const everyFilter = () => new OwnConditions(EVERY_FILTER);
const FIRST_PAGE: OwnList = { status: 'active', sort: 'newest', page: 1, limit: 1 };

/** One more row than the page. Adds parameters to `own`, like the others. */
const PAGE = statements(
  { id: int, key: json<CursorValues>() },
  (own: OwnConditions, { status, sort, page, limit, cursor }: OwnList, locale: Locale) => {
    const order = ownOrder(sort, locale);
    const keys = order.columns.map(({ expression }) => expression);
    const parameter = (value: unknown) => own.parameter(value);
    const after = cursor === undefined ? 'true' : isAfterCursor(cursor, `own ${sort}`, order, parameter);
    const joined = ORDER_JOINS[sort.replace('-', '')] ?? '';
    return `select p.id, json_build_array(${keys.join()}) as key from products p ${joined}
      where ${own.where(status)} and ${after}
      order by ${keys.map((key) => `${key} ${order.direction}`).join()}
      limit ${own.parameter(limit + 1)} offset ${own.parameter(cursor === undefined ? (page - 1) * limit : 0)}`;
  },
  [everyFilter(), FIRST_PAGE, 'sl'],
  [noFilter(), { ...FIRST_PAGE, status: 'all', cursor: writeCursor('own newest', [1]) }, 'sl'],
  ...OWN_SORTS.flatMap((sort): [OwnConditions, OwnList, Locale][] => [
    [noFilter(), { ...FIRST_PAGE, sort }, 'sl'],
    [noFilter(), { ...FIRST_PAGE, sort: `-${sort}` }, 'en'],
  ]),
);

const IDS_AFTER = statements(
  { id: int },
  (own: OwnConditions, status: ProductStatus | 'all', id: number, limit: number) => `
    select p.id from products p where ${own.where(status)} and p.id > ${own.parameter(id)}
    order by p.id limit ${own.parameter(limit)}`,
  [noFilter(), 'all', 1, 1],
);

const COUNT_BY_STATUS = statements(
  { status: oneOf<ProductStatus>(), count: int },
  (own: OwnConditions) =>
    `select p.status, count(*)::integer as count from products p where ${own.where('all')} group by 1`,
  [noFilter()],
);

const COUNT_GAPS = statements(
  Object.fromEntries(GAPS.map((gap) => [gap, int])) as Record<Gap, typeof int>,
  (own: OwnConditions, status: ProductStatus | 'all') => {
    const gaps = GAPS.map((gap) => `count(*) filter (where ${WITHOUT[gap]})::integer as "${gap}"`);
    return `select ${gaps.join(', ')} from products p where ${own.where(status)}`;
  },
  [noFilter(), 'all'],
);
