import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import type { RowOf } from '../../core/database/statement.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { readGtin } from '../../core/text/gtin.js';
import type { ProductChanges } from '../../products/editing/product.changes.js';
import { ProductsEditing } from '../../products/editing/products-editing.js';
import type { KeepableField } from '../../products/product-fields.js';
import type { ProductRecord } from '../../products/product-record.js';
import { ProductRecords } from '../../products/own/product-records.js';
import type { AcceptedKind, UnmatchedKind } from './unmatched.js';
import type { AcceptedInput } from './unmatched.query.js';
import { COUNT_UNMATCHED, UNMATCHED } from './unmatched.statements.js';

export type UnmatchedRow = RowOf<typeof UNMATCHED>;

/** The offers of a store that are not compared or listed as they could be. */
@Injectable()
export class UnmatchedOffersService {
  constructor(
    private readonly database: DataSource,
    private readonly records: ProductRecords,
    private readonly editing: ProductsEditing,
  ) {}

  /** The most valuable first. */
  list(companyId: number, kind: UnmatchedKind | null, limit: number, offset = 0): Promise<UnmatchedRow[]> {
    return UNMATCHED.rows(this.database, [companyId, kind, null, limit, offset]);
  }

  async count(companyId: number): Promise<Partial<Record<UnmatchedKind, number>>> {
    const rows = await COUNT_UNMATCHED.rows(this.database, [companyId]);
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }

  /**
   * Writes a suggested value to its offer.
   * @throws NotFound for another store's offer
   * @throws Conflict if it is no longer suggested
   */
  async accept(actor: Actor, id: number, { kind, value }: AcceptedInput): Promise<void> {
    const [record] = await this.records.byIds([id]);
    const { companyId } = companyScope(actor, 'products.write');
    if (!record || (companyId !== undefined && record.companyId !== companyId)) throw new NotFound();
    const [line] = await UNMATCHED.rows(this.database, [record.companyId, kind, id, 1, 0]);
    if (line?.value !== value) throw new Conflict('unmatched.errors.gone');
    await this.editing.update(actor, id, (stored) => {
      if (kind === 'gtin' ? stored.ean !== null : stored.categoryIds.length)
        throw new Conflict('unmatched.errors.gone');
      return accepted(kind, value, stored);
    });
  }

  /**
   * Takes an accepted value out again.
   * @throws NotFound for another store's offer
   * @throws Conflict if the offer has another value
   */
  async undo(actor: Actor, id: number, { kind, value }: AcceptedInput): Promise<void> {
    await this.editing.update(actor, id, (stored) => {
      const present = kind === 'gtin' ? stored.ean : String(stored.categoryIds);
      if (present !== value) throw new Conflict('unmatched.errors.changed');
      return undone(kind, stored);
    });
  }
}

type Kept = Pick<ProductRecord, 'keptFields' | 'fromFeed'>;
const FIELD = { gtin: 'ean', category: 'categoryIds' } as const satisfies Record<AcceptedKind, KeepableField>;

/** A suggested value in the form of an offer; null: none. */
const WRITTEN: Record<AcceptedKind, (value: string | null) => ProductChanges> = {
  gtin: (value) => {
    const { ean, gtin } = value === null ? { ean: null, gtin: null } : readGtin(value);
    return { ean, gtin };
  },
  category: (value) => ({ categoryIds: value === null ? [] : [Number(value)] }),
};

/** Imports do not overwrite an accepted value. */
const accepted = (kind: AcceptedKind, value: string, { keptFields, fromFeed }: Kept): ProductChanges => ({
  ...WRITTEN[kind](value),
  ...(fromFeed && { keptFields: [...new Set([...keptFields, FIELD[kind]])] }),
});

const undone = (kind: AcceptedKind, { keptFields }: Kept): ProductChanges => ({
  ...WRITTEN[kind](null),
  keptFields: keptFields.filter((field) => field !== FIELD[kind]),
});
