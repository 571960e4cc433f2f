import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PageOf, pageOf } from '../../core/database/page-of.js';
import {
  bigint,
  int,
  json,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../products/difference-kind.js';
import type { FieldDifference } from '../../products/writing/offer-difference.js';
import type { ProductKind } from '../../products/product.entity.js';

const DIFFERENCE = {
  id: bigint,
  productCode: text,
  name: json<Translations>(),
  kinds: listOf<DifferenceKind>(),
  fields: json<FieldDifference[]>(),
  /** The store's product that has the code now. */
  product: nullable(json<{ id: number; kind: ProductKind }>()),
};

const BATCH = 1_000;

const COUNTS = statement({
  kind: oneOf<DifferenceKind>(),
  count: int,
})`select kind, count from import_difference_counts where import_id = $1 and count > 0`;

/** The kept differences of the import $1, of the kind $2 or of all. */
const ROWS = `
  select d.id, d.product_code as "productCode", d.name, d.kinds, d.fields,
    (select jsonb_build_object('id', p.id, 'kind', p.kind) from products p
      where p.company_id = i.company_id and p.product_code = d.product_code and p.deleted_at is null) as product
  from import_differences d join imports i on i.id = d.import_id
  where d.import_id = $1 and ($2::text is null or d.kinds @> array[$2::text])`;

const KEPT = {
  rows: statement(DIFFERENCE)`${ROWS} order by d.id limit $3 offset $4`,
  count: statement({ count: int })`
    select count(*)::integer as count from import_differences
    where import_id = $1 and ($2::text is null or kinds @> array[$2::text])`,
};

const NEXT = statement(DIFFERENCE)`${ROWS} and d.id > $3::bigint order by d.id limit ${BATCH}`;

export type DifferenceRow = RowOf<typeof NEXT>;
export type DifferenceCount = RowOf<typeof COUNTS>;

/** Each difference has exactly one of these; the other kinds name the changed fields. */
const MAIN_KINDS: DifferenceKind[] = ['new', 'back', 'changed', 'gone'];

/** The number of offers, each of which may be counted under several kinds. */
export const offerCountOf = (counts: DifferenceCount[]): number =>
  counts.reduce((sum, { kind, count }) => sum + (MAIN_KINDS.includes(kind) ? count : 0), 0);

/** Reads a run's changes. */
@Injectable()
export class DifferenceReports {
  constructor(private readonly database: DataSource) {}

  /** How many offers a run changes, by kind and in the order of the kinds; also those that are not kept. */
  async counts(importId: number): Promise<DifferenceCount[]> {
    const rows = await COUNTS.rows(this.database, [importId]);
    return rows.sort(
      (one, other) => DIFFERENCE_KINDS.indexOf(one.kind) - DIFFERENCE_KINDS.indexOf(other.kind),
    );
  }

  /** One page of kept differences, of one kind or all, and their count. */
  page(importId: number, kind: DifferenceKind | null, page: PageOf) {
    return pageOf(this.database, KEPT, [importId, kind], page);
  }

  /** All kept differences, of one kind or all, in batches. */
  async *streamRows(importId: number, kind: DifferenceKind | null): AsyncGenerator<DifferenceRow[]> {
    let last = '0';
    for (;;) {
      const rows = await NEXT.rows(this.database, [importId, kind, last]);
      if (!rows.length) return;
      yield rows;
      last = rows.at(-1)!.id;
    }
  }
}
