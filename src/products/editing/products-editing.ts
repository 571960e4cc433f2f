import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope, type NamedOwner, ownerNamed } from '../../access/actor-scope.js';
import { Company } from '../../companies/company.entity.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict, Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { Product } from '../product.entity.js';
import type { ProductRecord } from '../product-record.js';
import { NEW_PRODUCT, type ProductChanges } from './product.changes.js';
import { changedColumns } from './changed-columns.js';
import { ProductJournal } from './product-journal.js';
import { assertWhole } from './product.rules.js';
import { type ChangedProduct, ProductWriter } from './product-writer.js';

type Change = (stored: ProductRecord) => ProductChanges;

/** Creates, updates, deletes and restores products, each in one transaction. */
@Injectable()
export class ProductsEditing {
  constructor(
    private readonly database: DataSource,
    private readonly writer: ProductWriter,
    private readonly journal: ProductJournal,
  ) {}

  /**
   * @param named the store; left out: the actor's own
   * @returns the stored product
   * @throws Forbidden for another store
   * @throws Invalid, Conflict as `update`
   */
  create(actor: Actor, named: NamedOwner, changes: ProductChanges): Promise<ProductRecord> {
    const owner = ownerNamed(actor, 'products.write', named);
    if (owner === undefined) throw Invalid.at('companyId', 'validation.isNotEmpty');
    return this.written(async (manager) => {
      const product = { ...NEW_PRODUCT, ...given(changes) };
      assertWhole(product);
      await assertCompanyExists(manager, owner);
      const { brand: _, categoryIds: _ids, ...columns } = NEW_PRODUCT;
      const inserted = { ...columns, ...changedColumns({}, product), companyId: owner };
      const { identifiers } = await manager.insert(Product, inserted);
      const { id } = identifiers[0] as { id: number };
      const stored = await this.journal.read(manager, id);
      await this.writer.write(manager, { ...stored, price: 0 }, product);
      return this.journal.note(manager, actor, 'product.created', null, id);
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
      if (!(await this.writer.write(manager, stored, changes))) return stored;
      return this.journal.note(manager, actor, actionOf(stored, changes), stored, id);
    });
  }

  /**
   * Writes several products together, or none of them.
   * @throws NotFound also for another store's
   * @throws Invalid with the invalid fields as `rows.<index>.values.<field>`
   */
  updateAll(actor: Actor, rows: { id: number; change: Change }[]): Promise<void> {
    return this.written(async (manager) => {
      const locked = new Map<number, ProductRecord>();
      // in one order for everybody, and before the read model, for which the writers of one product wait
      for (const id of rows.map((row) => row.id).sort((one, other) => one - other))
        locked.set(id, await this.lock(manager, actor, id));
      const valid = validOf(rows.map(({ id, change }) => [locked.get(id)!, change]));
      for (const { stored, changes } of await this.writer.writeAll(manager, valid))
        await this.journal.note(manager, actor, actionOf(stored, changes), stored, stored.id);
    });
  }

  /** The product can be restored. @throws NotFound */
  remove(actor: Actor, id: number, check: (stored: ProductRecord) => void = () => undefined): Promise<void> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id);
      check(stored);
      await this.writer.setDeleted(manager, id, true);
      await this.journal.recordDeletion(manager, actor, stored);
    });
  }

  /**
   * A product that is not deleted stays as it is.
   * @returns the stored product
   * @throws NotFound
   * @throws Conflict when another product has its code
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
      await this.writer.setDeleted(manager, id, false);
      return this.journal.note(manager, actor, 'product.restored', null, id);
    });
  }

  private async lock(
    manager: EntityManager,
    actor: Actor,
    id: number,
    { deleted = false } = {},
  ): Promise<ProductRecord> {
    const where = { id, ...companyScope(actor, 'products.write') };
    const lock = { mode: 'for_no_key_update' } as const;
    const row = await manager.findOne(Product, {
      where,
      lock,
      withDeleted: deleted,
      select: { id: true },
    });
    if (!row) throw new NotFound();
    return this.journal.read(manager, id);
  }

  private async written<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await withDeadlockRetry(() => this.database.transaction(work));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw Conflict.because('productCode', 'offers.errors.code_taken');
    }
  }
}

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
  try {
    assertWhole({ ...asChanges(stored), ...given(changes) }, stored);
  } catch (error) {
    const isOnlyStatus = Object.keys(given(changes)).join() === 'status';
    if (isOnlyStatus && error instanceof Invalid && error.fields.link)
      throw new Invalid('offers.errors.link_missing', {}, error.fields);
    throw error;
  }
}

/** The values of a product as changes. */
function asChanges({ media: _, attributes: _list, ...columns }: ProductRecord): ProductChanges {
  return columns;
}

/** Without fields that are left out. */
function given(changes: ProductChanges): ProductChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function actionOf({ status: before }: ProductRecord, { status }: ProductChanges) {
  if (status === undefined || status === before || status === 'draft') return 'product.updated';
  return status === 'active' ? 'product.activated' : 'product.deactivated';
}

async function assertCompanyExists(manager: EntityManager, id: number): Promise<void> {
  if (!(await manager.existsBy(Company, { id }))) throw new NotFound();
}
