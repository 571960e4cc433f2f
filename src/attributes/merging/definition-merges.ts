import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { DEFAULT_LOCALE, type Locale } from '../../core/i18n/locales.js';
import { AttributeDefinition } from '../attribute-definition.entity.js';
import { AttributeValuesChanged } from '../attribute.events.js';
import { toSnapshot } from '../attribute.snapshot.js';
import { LOCK_DEFINITION } from '../attribute.statements.js';
import type { AttributeRegistry } from '../attribute-registry.js';
import { AttributesService } from '../attributes.service.js';
import { type PlacedDefinition, putInto } from '../category-places.js';
import * as statements from './definition-merge.statements.js';
import { ALL_PRODUCTS } from './definition-merge.statements.js';
import { fitValue, type MergeProblem, type ReplacedValue } from './value-fit.js';

/** Writers of values wait for this many. */
const BATCH_PRODUCTS = 2000;

/** The effect of a merge, and the reasons against it. */
export interface MergeEffect {
  offers: number;
  productData: number;
  categories: number;
  filters: number;
  /** By reason, with the first value and their number. */
  problems: (MergeProblem & { count: number })[];
  contradictions: number;
  /** Those that change, the frequent ones first. */
  replaced: ReplacedValue[];
}

/** Merges attribute definitions. */
@Injectable()
export class DefinitionMerges {
  constructor(
    private readonly attributes: AttributesService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly database: DataSource,
  ) {}

  /**
   * The effect of a merge.
   * @param id the definition that ends
   * @throws NotFound
   * @throws Invalid at `into`
   */
  async effect(id: number, into: number, locale: Locale): Promise<MergeEffect> {
    const { manager } = this.database;
    const both = await this.both(manager, id, into);
    const registry = await this.attributes.registry();
    const { move: _, ...checked } = await this.check(manager, both, { registry, locale }, null);
    return { ...(await statements.IMPACT.one(manager, [id])), ...checked };
  }

  /**
   * Moves values, categories and names of a definition to another one, and deletes it. Final. Writers of values wait for
   * one batch at most. If it ends early, some values are already in the other one, and it may be repeated.
   * @throws NotFound also if it is merged already
   * @throws Invalid at `into` for a missing one, or if a value could not be kept
   */
  async merge(by: Actor, id: number, into: number): Promise<void> {
    assertKept(await this.effect(id, into, DEFAULT_LOCALE));
    let after = ALL_PRODUCTS[0];
    for (const { productId: last } of await statements.BATCH_ENDS.rows(this.database, [id, BATCH_PRODUCTS])) {
      const batch: ProductRange = [after, last];
      await this.locked(id, into, async (manager, both, registry) => {
        await this.moveValues(manager, both, registry, batch);
      });
      after = last;
    }
    await this.locked(id, into, async (manager, both, registry) => {
      const move = await this.moveValues(manager, both, registry, null);
      await statements.MOVE_VALUES_OF_DATA.run(manager, move);
      await this.moveRest(manager, both);
      await this.record(manager, by, both);
    });
  }

  /** Runs a step while no other transaction writes values. */
  private locked(
    id: number,
    into: number,
    step: (manager: EntityManager, both: Both, registry: AttributeRegistry) => Promise<void>,
  ): Promise<void> {
    return this.attributes.change(async (manager) => {
      await manager.query(takeLock('definitionRows'));
      for (const each of [id, into].sort((a, b) => a - b)) await LOCK_DEFINITION.run(manager, [each]);
      const both = await this.both(manager, id, into);
      await step(manager, both, await this.attributes.lockedRegistry(manager, [id, into]));
    });
  }

  private async both(manager: EntityManager, id: number, into: number): Promise<Both> {
    const source = await this.attributes.get(id, manager);
    if (id === into) throw Invalid.because('into', 'attributes.merge.errors.itself');
    try {
      return { source, target: await this.attributes.get(into, manager) };
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      throw Invalid.because('into', 'attributes.merge.errors.no_such_attribute');
    }
  }

  /** @param batch null: all products, and product data */
  private async check(
    manager: EntityManager,
    both: Both,
    { registry, locale }: { registry: AttributeRegistry; locale: Locale },
    batch: ProductRange | null,
  ): Promise<CheckedValues> {
    const [source, target] = [both.source.id, both.target.id];
    const range = batch ?? ALL_PRODUCTS;
    const different = batch ? statements.DIFFERENT_VALUES_OF_PRODUCTS : statements.DIFFERENT_VALUES;
    const values = await different.rows(manager, [source, ...range]);
    const fitted = fitValues(values, both, { registry, locale });
    const move = [source, target, JSON.stringify(fitted.replaced)];
    if (both.target.type === 'text') return { ...fitted, move, contradictions: 0 };
    const contradicting = batch ? statements.CONTRADICTIONS_OF_PRODUCTS : statements.CONTRADICTIONS;
    const { count } = await contradicting.one(manager, [...move, ...range]);
    return { ...fitted, move, contradictions: count };
  }

  /** @throws Invalid if a value could not be kept */
  private async moveValues(
    manager: EntityManager,
    both: Both,
    registry: AttributeRegistry,
    batch: ProductRange | null,
  ): Promise<CheckedValues['move']> {
    const checked = await this.check(manager, both, { registry, locale: DEFAULT_LOCALE }, batch);
    assertKept(checked);
    const range = batch ?? ALL_PRODUCTS;
    const stores = await statements.MOVE_VALUES.rows(manager, [...checked.move, ...range]);
    await statements.DROP_REPEATED.run(manager, [both.target.id, ...range]);
    const companyIds = stores.map(({ companyId }) => companyId);
    await this.events.emitAsync(
      AttributeValuesChanged.event,
      new AttributeValuesChanged(companyIds, manager),
    );
    return checked.move;
  }

  private async moveRest(manager: EntityManager, { source, target }: Both): Promise<void> {
    const own = new Map(target.categories.map((place) => [place.id, place]));
    const places = source.categories.map(({ id, filterable }) => ({
      ...(own.get(id) ?? { id }),
      filterable: filterable || Boolean(own.get(id)?.filterable),
    }));
    const added = new Set(places.map(({ id }) => id));
    await putInto(manager, source.id, []);
    const kept = target.categories.filter(({ id }) => !added.has(id));
    await putInto(manager, target.id, [...kept, ...places]);
    await statements.MOVE_NAMES.run(manager, [source.id, target.id, source.unit]);
    await statements.MOVE_REPLACED_VALUES.run(manager, [source.id, target.id]);
    await manager.delete(AttributeDefinition, source.id);
    const { sl, en } = source.name;
    const names = JSON.stringify({ ...(sl && { sl }), ...(en && { en }) });
    await statements.ADD_NAMES.run(manager, [target.id, names, source.unit]);
    // its name in a missing language; under another unit it would mean something else
    const name = source.unit === target.unit ? { ...source.name, ...target.name } : target.name;
    await manager.update(AttributeDefinition, target.id, { name, updatedAt: new Date() });
  }

  private async record(manager: EntityManager, by: Actor, { source, target }: Both): Promise<void> {
    const after = { name: source.name, mergedInto: target.name };
    const before = toSnapshot(source);
    await this.audit.record(manager, by, { action: 'attribute.merged', id: source.id, before, after });
    await this.audit.recordWrite(
      manager,
      by,
      { kind: 'attribute', toSnapshot },
      target,
      await this.attributes.get(target.id, manager),
    );
  }
}

type ProductRange = readonly [after: number, last: number];

interface CheckedValues extends Pick<MergeEffect, 'problems' | 'contradictions' | 'replaced'> {
  /** Both definitions, and `replaced` in JSON. */
  move: (number | string)[];
}

interface Both {
  source: PlacedDefinition;
  target: PlacedDefinition;
}

/** The values as the other definition has them, and the reasons why some could not be kept. */
function fitValues(
  values: readonly { value: Translations; unit: string | null; count: number }[],
  { source, target }: Both,
  rules: { registry: AttributeRegistry; locale: Locale },
): Pick<MergeEffect, 'replaced' | 'problems'> {
  const replaced: ReplacedValue[] = [];
  const problems = new Map<string, MergeEffect['problems'][number]>();
  for (const { count, ...value } of values) {
    const fitted = fitValue(value, source, target, rules);
    if ('reason' in fitted) {
      const earlier = problems.get(fitted.reason) ?? { ...fitted, count: 0 };
      problems.set(fitted.reason, { ...earlier, count: earlier.count + count });
    } else replaced.push(fitted);
  }
  return { replaced, problems: [...problems.values()] };
}

function assertKept({
  problems: [problem],
  contradictions,
}: Pick<MergeEffect, 'problems' | 'contradictions'>): void {
  if (problem) {
    const { reason, values, count } = problem;
    throw Invalid.because('into', `attributes.merge.problems.${reason}`, { ...values, count });
  }
  if (contradictions)
    throw Invalid.because('into', 'attributes.merge.problems.contradicts', { count: contradictions });
}
