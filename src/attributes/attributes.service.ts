import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { I18nService } from 'nestjs-i18n';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { takeLock } from '../core/database/advisory-locks.js';
import { isUniqueViolation } from '../core/database/violations.js';
import { Conflict, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { LOCALES } from '../core/i18n/locales.js';
import { AttributeDefinition } from './attribute-definition.entity.js';
import { toSnapshot } from './attribute.snapshot.js';
import * as statements from './attribute.statements.js';
import { AttributeRegistry, type KnownDefinition } from './attribute-registry.js';
import {
  type CategoryPlace,
  type PlacedDefinition,
  placesOf,
  putInto,
  type WantedPlace,
} from './category-places.js';

/** What is written of a definition; what is left out stays as it is. */
export type DefinitionChanges = Partial<Pick<AttributeDefinition, 'name' | 'unit' | 'type'>> & {
  categories?: WantedPlace[];
};

/** What refers to a definition. */
export interface DefinitionUses {
  /** Values of products, those of deleted ones included. */
  products: number;
  productData: number;
}

/** The registry of attributes: what makes values of different stores comparable. */
@Injectable()
export class AttributesService {
  constructor(
    @InjectRepository(AttributeDefinition) private readonly definitions: Repository<AttributeDefinition>,
    private readonly audit: AuditService,
    private readonly i18n: I18nService,
  ) {}

  /** @throws NotFound */
  async get(id: number, manager: EntityManager = this.definitions.manager): Promise<PlacedDefinition> {
    const definition = await manager.findOneBy(AttributeDefinition, { id });
    if (!definition) throw new NotFound();
    return Object.assign(definition, { categories: await categoriesOf(manager, id) });
  }

  /** All of them, as the form of a thing that has attributes needs them. */
  async listAll(): Promise<PlacedDefinition[]> {
    const definitions = await this.definitions.find({ order: { id: 'ASC' } });
    const ids = definitions.map(({ id }) => id);
    const places = await placesOf(this.definitions.manager, ids);
    return definitions.map((definition) => ({ ...definition, categories: places.get(definition.id) ?? [] }));
  }

  /** What values are read by. */
  async registry(): Promise<AttributeRegistry> {
    return this.toRegistry(await this.listAll());
  }

  /** The same of some definitions, whose types stay until the transaction ends; those that are not there are left out. */
  async lockedRegistry(manager: EntityManager, ids: number[]): Promise<AttributeRegistry> {
    return this.toRegistry(await statements.LOCK_DEFINITIONS.rows(manager, [ids]));
  }

  /** How much refers to definitions, by their ids. */
  async usesOf(
    ids: number[],
    manager: EntityManager = this.definitions.manager,
  ): Promise<Map<number, DefinitionUses>> {
    const rows = await statements.USES.rows(manager, [ids]);
    return new Map(rows.map(({ id, ...uses }) => [id, uses]));
  }

  /**
   * Adds a definition; its id.
   * @param by null: no person, but the application itself
   * @throws Conflict when the name is taken in one of the languages
   * @throws Invalid when it has no name, or a category is not there
   */
  create(
    by: Actor | null,
    { categories = [], ...fields }: DefinitionChanges & Pick<AttributeDefinition, 'name'>,
  ): Promise<number> {
    return this.change(async (manager) => {
      assertNamed(fields);
      const { id } = await manager.save(AttributeDefinition, { type: 'text', ...fields });
      await putInto(manager, id, categories);
      await this.record(manager, by, null, await this.get(id, manager));
      return id;
    });
  }

  /**
   * Changes what `change` says of the definition as it is.
   * @throws NotFound
   * @throws Conflict as `create`, or when values of the old type or unit are there
   */
  update(by: Actor, id: number, change: (definition: PlacedDefinition) => DefinitionChanges): Promise<void> {
    return this.change(async (manager) => {
      // whoever is just writing a value by it has ended, and is counted
      await manager.query(takeLock('definitionRows'));
      await statements.LOCK_DEFINITION.run(manager, [id]);
      const before = await this.get(id, manager);
      const { categories, ...fields } = change(before);
      assertNamed(fields);
      if (fields.type && fields.type !== before.type)
        await this.assertUnused(manager, id, 'attributes.errors.type_in_use');
      if (before.type === 'number' && fields.unit !== undefined && fields.unit !== before.unit)
        await this.assertUnused(manager, id, 'attributes.errors.unit_in_use', 'unit');
      if (categories) await putInto(manager, id, categories);
      const after = { ...before, ...given(fields), categories: await categoriesOf(manager, id) };
      if (isDeepStrictEqual(toSnapshot(before), toSnapshot(after))) return;
      // the version changes also when only a category does
      await manager.update(AttributeDefinition, id, { ...given(fields), updatedAt: new Date() });
      await this.record(manager, by, before, after);
    });
  }

  /**
   * Deletes a definition.
   * @param detach whether values may stay as free texts
   * @throws NotFound
   * @throws Conflict when there are values and they may not; its values are the DefinitionUses
   */
  remove(
    by: Actor,
    id: number,
    { detach, check }: { detach: boolean; check?: (definition: PlacedDefinition) => void },
  ): Promise<void> {
    return this.change(async (manager) => {
      await manager.query(takeLock('definitionRows'));
      await statements.LOCK_DEFINITION.run(manager, [id]);
      const before = await this.get(id, manager);
      check?.(before);
      if (!detach) await this.assertUnused(manager, id, 'attributes.errors.in_use');
      await statements.DETACH_PRODUCTS.run(manager, [id, before.name, before.unit]);
      await statements.DETACH_PRODUCT_DATA.run(manager, [id, JSON.stringify(before.name), before.unit]);
      await putInto(manager, id, []);
      await manager.delete(AttributeDefinition, id);
      await this.record(manager, by, before, null);
    });
  }

  private async assertUnused(manager: EntityManager, id: number, key: string, field?: string): Promise<void> {
    const uses = (await this.usesOf([id], manager)).get(id)!;
    if (!uses.products && !uses.productData) return;
    throw new Conflict(key, { ...uses }, field ? { [field]: { key, values: { ...uses } } } : {});
  }

  private toRegistry(definitions: KnownDefinition[]): AttributeRegistry {
    const texts = (word: 'yes' | 'no') =>
      Object.fromEntries(
        LOCALES.map((lang) => [lang, this.i18n.t<string, string>(`attributes.value.${word}`, { lang })]),
      );
    return new AttributeRegistry(definitions, { yes: texts('yes'), no: texts('no') });
  }

  private record(
    manager: EntityManager,
    by: Actor | null,
    before: PlacedDefinition | null,
    after: PlacedDefinition | null,
  ): Promise<void> {
    const action = before ? (after ? 'updated' : 'deleted') : 'created';
    return this.audit.record(manager, by, {
      action: `attribute.${action}`,
      id: (after ?? before)!.id,
      before: before && toSnapshot(before),
      after: after && toSnapshot(after),
    });
  }

  /** One change after the other, each in a transaction of its own. */
  private async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.definitions.manager.transaction(async (manager) => {
        await manager.query(takeLock('attributeRegistry'));
        return work(manager);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? nameTaken(error as QueryFailedError) : error;
    }
  }
}

async function categoriesOf(manager: EntityManager, id: number): Promise<CategoryPlace[]> {
  return (await placesOf(manager, [id])).get(id) ?? [];
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function assertNamed({ name }: DefinitionChanges): void {
  if (!name || Object.keys(name).length) return;
  throw new Invalid('fault.invalid', {}, { [`name.${LOCALES[0]}`]: { key: 'validation.isNotEmpty' } });
}

/** The index tells the language. */
function nameTaken({ driverError }: QueryFailedError): Conflict {
  const { constraint = '' } = driverError as { constraint?: string };
  const key = 'attributes.errors.name_taken';
  return new Conflict(key, {}, { [`name.${constraint.slice(-2)}`]: { key } });
}
