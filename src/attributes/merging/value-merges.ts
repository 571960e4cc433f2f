import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import type { RowOf } from '../../core/database/statement.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { AttributeValuesChanged } from '../attribute.events.js';
import { inAllLanguages } from '../attribute.snapshot.js';
import { LOCK_DEFINITION } from '../attribute.statements.js';
import { AttributesService } from '../attributes.service.js';
import type { PlacedDefinition } from '../category-places.js';
import { ALL_PRODUCTS, DROP_REPEATED } from './definition-merge.statements.js';
import * as statements from './value-merge.statements.js';

export type StoredValue = RowOf<typeof statements.VALUES>;

/** Values of a definition with texts that mean the same. */
@Injectable()
export class ValueMerges {
  constructor(
    private readonly attributes: AttributesService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly database: DataSource,
  ) {}

  /**
   * The definition, whose values are texts.
   * @throws NotFound also for another type
   */
  async definition(id: number, manager?: EntityManager): Promise<PlacedDefinition> {
    const definition = await this.attributes.get(id, manager);
    if (definition.type !== 'text') throw new NotFound();
    return definition;
  }

  /** Its values, the frequent ones first. */
  async list(
    id: number,
    { query, page, limit }: { query?: string; page: number; limit: number },
  ): Promise<{ values: StoredValue[]; count: number }> {
    await this.definition(id);
    const words = query ? foldText(query) : null;
    const read = (offset: number, size: number) =>
      statements.VALUES.rows(this.database, [id, words, null, size, offset]);
    const values = await read((page - 1) * limit, limit);
    const [first] = values.length || page === 1 ? values : await read(0, 1);
    return { values, count: first?.total ?? 0 };
  }

  /** Those with these keys. */
  find(id: number, keys: string[], manager: EntityManager = this.database.manager): Promise<StoredValue[]> {
    return statements.VALUES.rows(manager, [id, null, keys, keys.length, 0]);
  }

  /** The extent of a merge. */
  effect(id: number, keys: string[]) {
    return statements.VALUES_IMPACT.one(this.database, [id, keys]);
  }

  /**
   * Replaces values by another one, now and in later imports. Final; may be repeated.
   * @throws NotFound
   * @throws Invalid for an unknown value
   */
  merge(by: Actor, id: number, { values, into }: { values: string[]; into: string }): Promise<void> {
    return this.attributes.change(async (manager) => {
      await manager.query(takeLock('definitionRows'));
      await LOCK_DEFINITION.run(manager, [id]);
      const { name } = await this.definition(id, manager);
      const [target] = await this.find(id, [into], manager);
      if (!target) throw Invalid.because('into', 'attributes.merge.errors.no_such_value');
      const keys = values.filter((key) => key !== into);
      const stored = await this.find(id, keys, manager);
      await this.assertKnown(manager, id, keys, stored);
      await this.replace(manager, id, { keys, into, value: target.value });
      const textsOf = (rows: StoredValue[]) => rows.map(({ value }) => inAllLanguages(value)).join(', ');
      await this.audit.record(manager, by, {
        action: 'attribute.values-merged',
        id,
        before: { name, values: textsOf(stored) },
        after: { name, values: stored.length ? textsOf([target]) : '' },
      });
    });
  }

  private async assertKnown(manager: EntityManager, id: number, keys: string[], stored: StoredValue[]) {
    const replaced = await statements.REPLACED_KEYS.rows(manager, [id, keys]);
    const known = new Set([...stored, ...replaced].map(({ key }) => key));
    if (!keys.length || keys.some((key) => !known.has(key)))
      throw Invalid.because('values', 'attributes.merge.errors.no_such_value');
  }

  private async replace(
    manager: EntityManager,
    id: number,
    { keys, into, value }: { keys: string[]; into: string; value: object },
  ): Promise<void> {
    const wanted = [id, keys, JSON.stringify(value)];
    await statements.ADD_VALUES.run(manager, wanted);
    await statements.FOLLOW_VALUES.run(manager, wanted);
    await statements.KEEP_VALUE.run(manager, [id, into]);
    const stores = await statements.REPLACE_VALUES.rows(manager, wanted);
    await DROP_REPEATED.run(manager, [id, ...ALL_PRODUCTS]);
    await statements.REPLACE_VALUES_OF_DATA.run(manager, wanted);
    const companyIds = stores.map(({ companyId }) => companyId);
    await this.events.emitAsync(
      AttributeValuesChanged.event,
      new AttributeValuesChanged(companyIds, manager),
    );
  }
}
