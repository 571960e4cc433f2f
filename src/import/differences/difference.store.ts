import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OfferDifference } from '../../products/writing/offer-difference.js';

/** So many differences of one kind are kept one by one; the others are counted. */
export const KEPT_PER_KIND = 10_000;

const COUNTS = 'select kind, count from import_difference_counts where import_id = $1';

const ADD_COUNTS = `
  insert into import_difference_counts as c (import_id, kind, count)
  select $1, kind, count(*) from unnest($2::text[]) as k(kind) group by kind order by kind
  on conflict (import_id, kind) do update set count = c.count + excluded.count`;

const ADD = `
  insert into import_differences (import_id, product_code, name, kinds, fields)
  select $1, x."productCode", x.name, x.kinds, x.fields
  from jsonb_to_recordset($2::jsonb) as x("productCode" text, name jsonb, kinds text[], fields jsonb)`;

const ADD_VANISHING = `
  insert into import_differences (import_id, product_code, name, kinds)
  select $1, p.product_code, p.name, '{gone}' from products p where p.id = any($2::integer[]) order by p.id`;

const FORGET = `
  with forgotten as (
    delete from import_differences d using products p
    where d.import_id = $1 and p.id = any($2::integer[]) and d.product_code = p.product_code
    returning d.product_code, d.kinds
  ), fewer as (
    update import_difference_counts c set count = c.count - f.count
    from (select kind, count(*)::integer as count from forgotten, unnest(kinds) kind group by kind) f
    where c.import_id = $1 and c.kind = f.kind
  )
  select product_code as "productCode" from forgotten`;

/** How a run changes the store's offers, one by one: what it would do, or what it has done. */
@Injectable()
export class DifferenceStore {
  /** Keeps what a batch changes; in its transaction. */
  async keep(manager: EntityManager, importId: number, differences: OfferDifference[]): Promise<void> {
    if (!differences.length) return;
    const rows = await manager.query<{ kind: string; count: number }[]>(COUNTS, [importId]);
    const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
    const kept = differences.filter(({ kinds }) => {
      const few = kinds.some((kind) => (counts.get(kind) ?? 0) < KEPT_PER_KIND);
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return few;
    });
    await manager.query(ADD_COUNTS, [importId, differences.flatMap(({ kinds }) => kinds)]);
    if (kept.length) await manager.query(ADD, [importId, JSON.stringify(kept)]);
  }

  /**
   * Takes back what was kept of products that the run changes once more, and tells it anew.
   * Of those that were only counted nothing is known but that they are counted.
   */
  async replace(
    manager: EntityManager,
    importId: number,
    productIds: number[],
    differences: OfferDifference[],
  ): Promise<void> {
    if (!productIds.length) return;
    const rows = await manager.query<{ productCode: string }[]>(FORGET, [importId, productIds]);
    const forgotten = new Set(rows.map(({ productCode }) => productCode));
    const known = differences.filter(({ productCode }) => forgotten.has(productCode));
    await this.keep(manager, importId, known);
  }

  /** Keeps what would vanish. @param firstIds of products, those that are named */
  async keepVanishing(
    manager: EntityManager,
    importId: number,
    count: number,
    firstIds: number[],
  ): Promise<void> {
    if (!count) return;
    await manager.query(
      `insert into import_difference_counts (import_id, kind, count) values ($1, 'gone', $2)`,
      [importId, count],
    );
    await manager.query(ADD_VANISHING, [importId, firstIds]);
  }
}
