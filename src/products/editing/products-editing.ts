import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope, type NamedOwner, ownerNamed } from '../../access/actor-scope.js';
import { authorOf } from '../../audit/audit.service.js';
import { Company } from '../../companies/company.entity.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict, Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { ProductRecords } from '../own/product-records.js';
import type { ProductRecord } from '../product-record.js';
import type { OfferState } from '../writing/offer-state.js';
import { OfferWriter } from '../writing/offer-writer.js';
import { NEW_PRODUCT, type ProductChanges } from './product.changes.js';
import { ProductPartsReader } from './product-parts-reader.js';
import { assertWhole } from './product.rules.js';

type Change = (stored: ProductRecord) => ProductChanges;

/** A locked product, and the values to write. */
interface ChangedProduct {
  stored: ProductRecord;
  changes: ProductChanges;
}

/** Creates, updates, deletes and restores products, each in one transaction. */
@Injectable()
export class ProductsEditing {
  constructor(
    private readonly database: DataSource,
    private readonly records: ProductRecords,
    private readonly parts: ProductPartsReader,
    private readonly writer: OfferWriter,
  ) {}

  /**
   * @param named the store; left out: the actor's own
   * @returns the stored product
   * @throws Forbidden for another store
   * @throws Invalid, Conflict as `update`
   */
  create(actor: Actor, named: NamedOwner, changes: ProductChanges): Promise<ProductRecord> {
    const companyId = ownerNamed(actor, 'products.write', named);
    if (companyId === undefined) throw Invalid.at('companyId', 'validation.isNotEmpty');
    return this.written(async (manager) => {
      assertMayHaveStatus(null, changes);
      const product = { ...NEW_PRODUCT, ...given(changes) };
      assertWhole(product);
      await assertCompanyExists(manager, companyId);
      const owner = { ...NO_PARTS, companyId, kind: product.kind };
      const offer = { ...NO_PARTS, ...given(await this.parts.read(manager, owner, product)) } as OfferState;
      const id = await this.writer.create(manager, authorOf(actor), companyId, offer);
      if (id === undefined) throw codeTaken();
      return this.get(manager, id);
    });
  }

  /**
   * Writes the changes that `change` makes of the locked product.
   * @returns the stored product
   * @throws NotFound also for another store's
   * @throws Invalid with the invalid fields
   * @throws Conflict when another product of the store has the code
   */
  update(actor: Actor, id: number, change: Change): Promise<ProductRecord> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id);
      const changes = change(stored);
      if (changes.kind !== undefined && changes.kind !== stored.kind)
        throw Invalid.at('kind', 'offers.errors.kind_stays');
      assertValidAfter(stored, changes);
      const written = await this.write(manager, actor, [{ stored, changes }]);
      return written ? this.get(manager, id) : stored;
    });
  }

  /**
   * Writes several products together, or none of them.
   * @throws NotFound also for another store's
   * @throws Invalid with the invalid fields as `rows.<index>.values.<field>`
   */
  updateAll(actor: Actor, rows: { id: number; change: Change }[]): Promise<void> {
    return this.written(async (manager) => {
      const ids = rows.map(({ id }) => id);
      const locked = await this.lockAll(manager, actor, ids);
      await this.write(manager, actor, validOf(rows.map(({ id, change }) => [locked.get(id)!, change])));
    });
  }

  /** The product can be restored. @throws NotFound */
  remove(actor: Actor, id: number, check: (stored: ProductRecord) => void = () => undefined): Promise<void> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id);
      check(stored);
      await this.setDeleted(manager, actor, stored, true);
    });
  }

  /**
   * Restores a deleted product; does nothing for another one.
   * @returns the stored product
   * @throws NotFound
   * @throws Conflict if another product has its code
   */
  restore(
    actor: Actor,
    id: number,
    check: (stored: ProductRecord) => void = () => undefined,
  ): Promise<ProductRecord> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id, { deleted: true });
      check(stored);
      if (!stored.deletedAt) return stored;
      await this.setDeleted(manager, actor, stored, false);
      return this.get(manager, id);
    });
  }

  /** @returns the number of products that differ from the stored ones */
  private async write(manager: EntityManager, actor: Actor, products: ChangedProduct[]): Promise<number> {
    const changes = [];
    for (const { stored, changes: changed } of products)
      changes.push({ stored, wanted: await this.parts.read(manager, stored, changed) });
    return (await this.writer.change(manager, authorOf(actor), changes)).length;
  }

  private async setDeleted(manager: EntityManager, actor: Actor, stored: ProductRecord, isDeleted: boolean) {
    const change = { stored: { ...stored, isDeleted: !isDeleted }, wanted: { isDeleted } };
    await this.writer.change(manager, authorOf(actor), [change]);
  }

  private async lock(
    manager: EntityManager,
    actor: Actor,
    id: number,
    options: { deleted?: boolean } = {},
  ): Promise<ProductRecord> {
    return (await this.lockAll(manager, actor, [id], options)).get(id)!;
  }

  /** @returns the products by id @throws NotFound if one does not exist, or is another store's */
  private async lockAll(
    manager: EntityManager,
    actor: Actor,
    ids: number[],
    { deleted = false } = {},
  ): Promise<Map<number, ProductRecord>> {
    const { companyId = null } = companyScope(actor, 'products.write');
    const locked = await this.writer.lock(manager, ids, companyId);
    const records = await this.records.byIds(
      locked.map(({ id }) => id),
      manager,
    );
    const found = new Map(
      records.flatMap((record) => (record.deletedAt && !deleted ? [] : [[record.id, record] as const])),
    );
    if (ids.some((id) => !found.has(id))) throw new NotFound();
    return found;
  }

  private async get(manager: EntityManager, id: number): Promise<ProductRecord> {
    const [record] = await this.records.byIds([id], manager);
    return record!;
  }

  private async written<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await withDeadlockRetry(() => this.database.transaction(work));
    } catch (error) {
      throw isUniqueViolation(error) ? codeTaken() : error;
    }
  }
}

const NO_PARTS = { categoryIds: [], attributes: [], media: [], keptFields: [], isDeleted: false };

const codeTaken = () => Conflict.because('productCode', 'offers.errors.code_taken');

/** @throws Invalid with the fields of all rows */
function validOf(rows: [ProductRecord, Change][]): ChangedProduct[] {
  const fields: Invalid['fields'] = {};
  const valid = rows.flatMap(([stored, change], index) => {
    try {
      const changes = change(stored);
      assertValidAfter(stored, changes);
      return [{ stored, changes }];
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      for (const [field, problem] of Object.entries(error.fields))
        fields[`rows.${index}.values.${field}`] = problem;
      return [];
    }
  });
  if (Object.keys(fields).length) throw new Invalid('fault.invalid', {}, fields);
  return valid;
}

/** If only the status is set, no form has a field for the error: it becomes the message. */
function assertValidAfter(stored: ProductRecord, changes: ProductChanges): void {
  assertMayHaveStatus(stored, changes);
  try {
    assertWhole({ ...asChanges(stored), ...given(changes) }, stored);
  } catch (error) {
    const isOnlyStatus = Object.keys(given(changes)).join() === 'status';
    if (isOnlyStatus && error instanceof Invalid && error.fields.link)
      throw new Invalid('offers.errors.link_missing', {}, error.fields);
    throw error;
  }
}

/**
 * People can neither set nor end `blocked`; a body from a read may contain it.
 * @throws Conflict, Invalid
 */
function assertMayHaveStatus(stored: Pick<ProductRecord, 'status'> | null, { status }: ProductChanges): void {
  if (status === 'blocked' && stored?.status !== 'blocked')
    throw Invalid.at('status', 'offers.errors.status_blocked');
  if (status === 'active' && stored?.status === 'blocked')
    throw Conflict.because('status', 'offers.errors.is_blocked');
}

/** The values of a product as changes. */
function asChanges({ media: _, attributes: _list, ...columns }: ProductRecord): ProductChanges {
  return columns;
}

/** Without fields that are left out. */
function given<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}

async function assertCompanyExists(manager: EntityManager, id: number): Promise<void> {
  if (!(await manager.existsBy(Company, { id }))) throw new NotFound();
}
