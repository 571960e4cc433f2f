import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { command, int, oneOf, statement, text } from '../../core/database/statement.js';
import type { DifferenceKind } from '../../products/difference-kind.js';
import type { OfferDifference } from '../../products/writing/offer-difference.js';

/** More differences of one kind are only counted. */
export const KEPT_PER_KIND = 10_000;

const COUNTS = statement({
  kind: oneOf<DifferenceKind>(),
  count: int,
})`select kind, count from import_difference_counts where import_id = $1`;

const ADD_COUNTS = command(`
  insert into import_difference_counts as c (import_id, kind, count)
  select $1, kind, count(*) from unnest($2::text[]) as k(kind) group by kind order by kind
  on conflict (import_id, kind) do update set count = c.count + excluded.count`);

const ADD = command(`
  insert into import_differences (import_id, product_code, name, kinds, fields)
  select $1, x."productCode", x.name, x.kinds, x.fields
  from jsonb_to_recordset($2::jsonb) as x("productCode" text, name jsonb, kinds text[], fields jsonb)`);

const COUNT_VANISHING = command(
  `insert into import_difference_counts (import_id, kind, count) values ($1, 'gone', $2)`,
);

const ADD_VANISHING = command(`
  insert into import_differences (import_id, product_code, name, kinds)
  select $1, p.product_code, p.name, '{gone}' from products p where p.id = any($2::integer[]) order by p.id`);

const DELETE = statement({ productCode: text })`
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

/** Writes the differences between a run's offers and the catalogue, also for a dry run. */
@Injectable()
export class DifferenceStore {
  /** Keeps the differences of a batch, in its transaction. */
  async storeDifferences(
    manager: EntityManager,
    importId: number,
    differences: OfferDifference[],
  ): Promise<void> {
    if (!differences.length) return;
    const rows = await COUNTS.rows(manager, [importId]);
    const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
    const kept = differences.filter(({ kinds }) => {
      const isKept = kinds.some((kind) => (counts.get(kind) ?? 0) < KEPT_PER_KIND);
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return isKept;
    });
    await ADD_COUNTS.run(manager, [importId, differences.flatMap(({ kinds }) => kinds)]);
    if (kept.length) await ADD.run(manager, [importId, JSON.stringify(kept)]);
  }

  /**
   * Replaces the differences of products that the run changes again. A difference that was only counted cannot be
   * replaced; its count stays.
   */
  async replace(
    manager: EntityManager,
    importId: number,
    productIds: number[],
    differences: OfferDifference[],
  ): Promise<void> {
    if (!productIds.length) return;
    const rows = await DELETE.rows(manager, [importId, productIds]);
    const forgotten = new Set(rows.map(({ productCode }) => productCode));
    const known = differences.filter(({ productCode }) => forgotten.has(productCode));
    await this.storeDifferences(manager, importId, known);
  }

  /** Counts offers that the run deactivates, and keeps the products `firstIds` among them. */
  async addDeactivated(
    manager: EntityManager,
    importId: number,
    count: number,
    firstIds: number[],
  ): Promise<void> {
    if (!count) return;
    await COUNT_VANISHING.run(manager, [importId, count]);
    await ADD_VANISHING.run(manager, [importId, firstIds]);
  }
}
