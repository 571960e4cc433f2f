import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { Texts } from '../core/i18n/texts.js';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { shareLock, takeLock } from '../core/database/advisory-locks.js';
import { isUniqueViolation } from '../core/database/violations.js';
import { Conflict, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { LOCALES } from '../core/i18n/locales.js';
import { AttributeDefinition } from './attribute-definition.entity.js';
import { toSnapshot } from './attribute.snapshot.js';
import * as statements from './attribute.statements.js';
import { AttributeRegistry, type KnownDefinition } from './attribute-registry.js';
import { type PlacedDefinition, placesOf, putInto, type WantedPlace } from './category-places.js';

/** Fields to write; those left out stay. */
export type DefinitionChanges = Partial<Pick<AttributeDefinition, 'name' | 'unit' | 'type'>> & {
  categories?: WantedPlace[];
};

/** How many values refer to a definition. */
export interface DefinitionUses {
  /** Includes deleted products. */
  products: number;
  productData: number;
}

const AUDITED = { kind: 'attribute', toSnapshot } as const;

/** The registry of attribute definitions, which make values of different stores comparable. */
@Injectable()
export class AttributesService {
  constructor(
    @InjectRepository(AttributeDefinition) private readonly definitions: Repository<AttributeDefinition>,
    private readonly audit: AuditService,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound */
  async get(id: number, manager: EntityManager = this.definitions.manager): Promise<PlacedDefinition> {
    const definition = await manager.findOneBy(AttributeDefinition, { id });
    if (!definition) throw new NotFound();
    return Object.assign(definition, { categories: await categoriesOf(manager, id) });
  }

  /** All definitions by id, with their categories. */
  async listAll(): Promise<PlacedDefinition[]> {
    const definitions = await this.definitions.find({ order: { id: 'ASC' } });
    const ids = definitions.map(({ id }) => id);
    const places = await placesOf(this.definitions.manager, ids);
    return definitions.map((definition) => ({ ...definition, categories: places.get(definition.id) ?? [] }));
  }

  /** The registry of all definitions. */
  async registry(): Promise<AttributeRegistry> {
    return this.toRegistry(await this.listAll(), this.definitions.manager);
  }

  /** The registry of some definitions, locked until the transaction ends; missing ones are left out. */
  async lockedRegistry(manager: EntityManager, ids: number[]): Promise<AttributeRegistry> {
    await manager.query(shareLock('definitionRows'));
    return this.toRegistry(await statements.LOCK_DEFINITIONS.rows(manager, [ids]), manager);
  }

  /** Uses by definition id. */
  async usesOf(
    ids: number[],
    manager: EntityManager = this.definitions.manager,
  ): Promise<Map<number, DefinitionUses>> {
    const rows = await statements.USES.rows(manager, [ids]);
    return new Map(rows.map(({ id, ...uses }) => [id, uses]));
  }

  /**
   * Adds a definition and returns its id.
   * @param by null: the application itself
   * @throws Conflict when the name is taken in a language
   * @throws Invalid when it has no name, or a category does not exist
   */
  create(
    by: Actor | null,
    { categories = [], ...fields }: DefinitionChanges & Pick<AttributeDefinition, 'name'>,
  ): Promise<number> {
    return this.change(async (manager) => {
      assertNamed(fields);
      const { id } = await manager.save(AttributeDefinition, { type: 'text', ...fields });
      await putInto(manager, id, categories);
      await this.audit.recordWrite(manager, by, AUDITED, null, await this.get(id, manager));
      return id;
    });
  }

  /**
   * Writes the changes that `change` returns for the current definition.
   * @throws NotFound
   * @throws Conflict as `create`, or if type or unit change while there are values
   */
  update(by: Actor, id: number, change: (definition: PlacedDefinition) => DefinitionChanges): Promise<void> {
    return this.change(async (manager) => {
      // waits for transactions that write values by it, so that these are counted
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
      // the version also changes when only categories do
      await manager.update(AttributeDefinition, id, { ...given(fields), updatedAt: new Date() });
      await this.audit.recordWrite(manager, by, AUDITED, before, after);
    });
  }

  /**
   * Deletes a definition.
   * @param detach whether values may stay as free texts
   * @throws NotFound
   * @throws Conflict when there are values and `detach` is false; its values are the DefinitionUses
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
      await this.audit.recordWrite(manager, by, AUDITED, before, null);
    });
  }

  private async assertUnused(manager: EntityManager, id: number, key: string, field?: string): Promise<void> {
    const uses = (await this.usesOf([id], manager)).get(id)!;
    if (!uses.products && !uses.productData) return;
    throw new Conflict(key, { ...uses }, field ? { [field]: { key, values: { ...uses } } } : {});
  }

  private async toRegistry(
    definitions: KnownDefinition[],
    manager: EntityManager,
  ): Promise<AttributeRegistry> {
    const texts = (word: 'yes' | 'no') =>
      Object.fromEntries(LOCALES.map((lang) => [lang, this.texts.t(`attributes.value.${word}`, lang)]));
    const ids = definitions.map(({ id }) => id);
    const aliases = {
      names: await statements.NAME_ALIASES.rows(manager, [ids]),
      values: await statements.VALUE_ALIASES.rows(manager, [ids]),
    };
    return new AttributeRegistry(definitions, { yes: texts('yes'), no: texts('no') }, aliases);
  }

  /** Runs changes one after the other, each in its own transaction. */
  async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
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

async function categoriesOf(manager: EntityManager, id: number): Promise<statements.CategoryPlace[]> {
  return (await placesOf(manager, [id])).get(id) ?? [];
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function assertNamed({ name }: DefinitionChanges): void {
  if (!name || Object.keys(name).length) return;
  throw Invalid.at(`name.${LOCALES[0]}`, 'validation.isNotEmpty');
}

/** The name of the violated index ends with the language. */
function nameTaken({ driverError }: QueryFailedError): Conflict {
  const { constraint = '' } = driverError as { constraint?: string };
  return Conflict.because(`name.${constraint.slice(-2)}`, 'attributes.errors.name_taken');
}
