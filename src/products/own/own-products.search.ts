import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Locale } from '../../core/i18n/locales.js';
import { type CursorValues, isAfterCursor, writeCursor } from '../query/list-cursor.js';
import { ownOrder, type OwnSort } from './own-order.js';
import { type Gap, GAPS, OwnConditions, type OwnFilters, WITHOUT } from './own-products-conditions.js';
import type { ProductStatus } from '../product.entity.js';

export interface OwnList extends OwnFilters {
  status: ProductStatus | 'all';
  sort: OwnSort | `-${OwnSort}`;
  /** From 1. */
  page: number;
  limit: number;
  /** Where the page begins; then `page` means nothing. */
  cursor?: string;
}

interface OwnPage {
  ids: number[];
  nextCursor: string | null;
}

/** A store's products in any status, or those of all stores, as their people work with them. */
@Injectable()
export class OwnProductsSearch {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The ids of one page. */
  async find(list: OwnList, locale: Locale): Promise<number[]> {
    return (await this.findPage(list, locale)).ids;
  }

  /**
   * The ids of one page, and where the next one begins; null: this is the last.
   * @throws Malformed for a cursor that is none of this list's
   */
  async findPage({ sort, page, limit, cursor, ...list }: OwnList, locale: Locale): Promise<OwnPage> {
    const own = new OwnConditions(list);
    const order = ownOrder(sort, locale);
    const keys = order.columns.map(({ expression }) => expression);
    const parameter = (value: unknown) => own.parameter(value);
    const after = cursor === undefined ? 'true' : isAfterCursor(cursor, `own ${sort}`, order, parameter);
    const texts = sort.endsWith('name') ? 'join catalogue_texts t on t.offer_id = p.id' : '';
    const rows = await this.database.query<{ id: number; key: CursorValues }[]>(
      `select p.id, json_build_array(${keys.join()}) as key from products p ${texts}
       where ${own.where(list.status)} and ${after}
       order by ${keys.map((key) => `${key} ${order.direction}`).join()}
       limit ${own.parameter(limit + 1)} offset ${own.parameter(cursor === undefined ? (page - 1) * limit : 0)}`,
      own.parameters,
    );
    const shown = rows.slice(0, limit);
    const nextCursor = rows.length > limit ? writeCursor(`own ${sort}`, shown.at(-1)!.key) : null;
    return { ids: shown.map(({ id }) => id), nextCursor };
  }

  /** The ids that follow one, in the order in which products came: for reading any number of them piece by piece. */
  async idsAfter(
    filters: OwnFilters,
    status: ProductStatus | 'all',
    id: number,
    limit: number,
  ): Promise<number[]> {
    const own = new OwnConditions(filters);
    const rows = await this.database.query<{ id: number }[]>(
      `select p.id from products p where ${own.where(status)} and p.id > ${own.parameter(id)}
       order by p.id limit ${own.parameter(limit)}`,
      own.parameters,
    );
    return rows.map((row) => row.id);
  }

  /** How many there are in each status under the other filters. */
  async countByStatus(filters: OwnFilters): Promise<Record<ProductStatus, number>> {
    const own = new OwnConditions(filters);
    const rows = await this.database.query<{ status: ProductStatus; count: number }[]>(
      `select p.status, count(*)::integer as count from products p where ${own.where('all')} group by 1`,
      own.parameters,
    );
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    return { draft: 0, active: 0, inactive: 0, ...counts };
  }

  /** How many of a status lack something. */
  async countGaps(filters: OwnFilters, status: ProductStatus | 'all'): Promise<Record<Gap, number>> {
    const own = new OwnConditions(filters);
    const gaps = GAPS.map((gap) => `count(*) filter (where ${WITHOUT[gap]})::integer as "${gap}"`);
    const [counts] = await this.database.query<Record<Gap, number>[]>(
      `select ${gaps.join(', ')} from products p where ${own.where(status)}`,
      own.parameters,
    );
    return counts!;
  }

  /** The most frequent brands under the other filters. */
  async countBrands(
    { brands: _, ...filters }: OwnFilters,
    status: ProductStatus | 'all',
    limit: number,
  ): Promise<{ name: string; count: number }[]> {
    const own = new OwnConditions(filters);
    return this.database.query(
      `select b.name, counted.count from (
         select p.brand_id, count(*)::integer as count from products p
         where ${own.where(status)} and p.brand_id is not null
         group by 1 order by 2 desc, 1 limit ${own.parameter(limit)}
       ) counted join brands b on b.id = counted.brand_id
       order by counted.count desc, b.name`,
      own.parameters,
    );
  }
}
