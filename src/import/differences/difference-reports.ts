import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../products/difference-kind.js';
import type { OfferDifference } from '../../products/writing/offer-difference.js';
import type { ProductKind } from '../../products/product.entity.js';

export interface DifferenceRow extends OfferDifference {
  id: string;
  /** The product that has its code now; null when there is none. */
  product: { id: number; kind: ProductKind } | null;
}

export interface DifferenceCount {
  kind: DifferenceKind;
  count: number;
}

/** What happens to an offer as a whole; the other kinds say what of it. */
const WHOLE: DifferenceKind[] = ['new', 'back', 'changed', 'gone'];

/** How many offers there are in all. */
export const wholeOf = (counts: DifferenceCount[]): number =>
  counts.reduce((sum, { kind, count }) => sum + (WHOLE.includes(kind) ? count : 0), 0);

const ROWS = `
  select d.id, d.product_code as "productCode", d.name, d.kinds, d.fields,
    (select jsonb_build_object('id', p.id, 'kind', p.kind) from products p where p.company_id = i.company_id and p.product_code = d.product_code
      and p.deleted_at is null) as product
  from import_differences d join imports i on i.id = d.import_id
  where d.import_id = $1 and ($2::text is null or d.kinds @> array[$2::text])`;

const BATCH = 1_000;

/** What people read about what a run changes; only reads. */
@Injectable()
export class DifferenceReports {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** How many offers a run changes, by kind, those that are not kept included; in the order of the kinds. */
  async counts(importId: number): Promise<DifferenceCount[]> {
    const rows = await this.database.query<DifferenceCount[]>(
      'select kind, count from import_difference_counts where import_id = $1 and count > 0',
      [importId],
    );
    return rows.sort(
      (one, other) => DIFFERENCE_KINDS.indexOf(one.kind) - DIFFERENCE_KINDS.indexOf(other.kind),
    );
  }

  /** One page of kept differences, of one kind or all; pages count from 1. */
  async page(
    importId: number,
    kind: DifferenceKind | null,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ items: DifferenceRow[]; count: number }> {
    const [items, [counted]] = await Promise.all([
      this.database.query<DifferenceRow[]>(`${ROWS} order by d.id limit $3 offset $4`, [
        importId,
        kind,
        limit,
        (page - 1) * limit,
      ]),
      this.database.query<{ count: number }[]>(
        `select count(*)::integer as count from import_differences
         where import_id = $1 and ($2::text is null or kinds @> array[$2::text])`,
        [importId, kind],
      ),
    ]);
    return { items, count: counted!.count };
  }

  /** All kept differences, batch by batch. */
  async *all(importId: number, kind: DifferenceKind | null): AsyncGenerator<DifferenceRow[]> {
    let last = '0';
    for (;;) {
      const rows = await this.database.query<DifferenceRow[]>(
        `${ROWS} and d.id > $3::bigint order by d.id limit ${BATCH}`,
        [importId, kind, last],
      );
      if (!rows.length) return;
      yield rows;
      last = rows.at(-1)!.id;
    }
  }
}
