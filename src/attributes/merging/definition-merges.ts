import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { DEFAULT_LOCALE, type Locale } from '../../core/i18n/locales.js';
import { AttributeDefinition } from '../attribute-definition.entity.js';
import { AttributeValuesChanged } from '../attribute.events.js';
import { toSnapshot } from '../attribute.snapshot.js';
import { LOCK_DEFINITION } from '../attribute.statements.js';
import type { AttributeRegistry } from '../attribute-registry.js';
import { AttributesService } from '../attributes.service.js';
import { type PlacedDefinition, putInto } from '../category-places.js';
import * as statements from './definition-merge.statements.js';
import { fitValue, type MergeProblem, type ReplacedValue } from './value-fit.js';

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
    return this.effectOf(manager, both, await this.attributes.registry(), locale);
  }

  /**
   * Moves values, categories and names of a definition to another one, and deletes it. Final.
   * @throws NotFound also if it is merged already
   * @throws Invalid at `into` for a missing one, or if a value could not be kept
   */
  merge(by: Actor, id: number, into: number): Promise<void> {
    return this.attributes.change(async (manager) => {
      await manager.query(takeLock('definitionRows'));
      for (const each of [id, into].sort((a, b) => a - b)) await LOCK_DEFINITION.run(manager, [each]);
      const both = await this.both(manager, id, into);
      const registry = await this.attributes.lockedRegistry(manager, [id, into]);
      const effect = await this.effectOf(manager, both, registry, DEFAULT_LOCALE);
      assertKept(effect);
      await this.moveValues(manager, both, effect.replaced);
      await this.moveRest(manager, both);
      await this.record(manager, by, both);
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

  private async effectOf(
    manager: EntityManager,
    { source, target }: Both,
    registry: AttributeRegistry,
    locale: Locale,
  ): Promise<MergeEffect> {
    const impact = await statements.IMPACT.one(manager, [source.id]);
    const values = await statements.DIFFERENT_VALUES.rows(manager, [source.id]);
    const fitted = values.map((value) => ({
      count: value.count,
      ...fitValue(value, source, target, { registry, locale }),
    }));
    const replaced = fitted.flatMap((one) => ('reason' in one ? [] : [one]));
    const problems = new Map<string, MergeProblem & { count: number }>();
    for (const one of fitted) {
      if (!('reason' in one)) continue;
      const earlier = problems.get(one.reason);
      problems.set(one.reason, earlier ? { ...earlier, count: earlier.count + one.count } : one);
    }
    const isSingle = target.type !== 'text';
    const { count } = isSingle
      ? await statements.CONTRADICTIONS.one(manager, [source.id, target.id, JSON.stringify(replaced)])
      : { count: 0 };
    return { ...impact, problems: [...problems.values()], contradictions: count, replaced };
  }

  private async moveValues(manager: EntityManager, { source, target }: Both, replaced: ReplacedValue[]) {
    const move = [source.id, target.id, JSON.stringify(replaced)];
    const stores = await statements.MOVE_VALUES.rows(manager, move);
    await statements.DROP_REPEATED.run(manager, [target.id]);
    await statements.MOVE_VALUES_OF_DATA.run(manager, move);
    const companyIds = stores.map(({ companyId }) => companyId);
    await this.events.emitAsync(
      AttributeValuesChanged.event,
      new AttributeValuesChanged(companyIds, manager),
    );
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

interface Both {
  source: PlacedDefinition;
  target: PlacedDefinition;
}

function assertKept({ problems: [problem], contradictions }: MergeEffect): void {
  if (problem) {
    const { reason, values, count } = problem;
    throw Invalid.because('into', `attributes.merge.problems.${reason}`, { ...values, count });
  }
  if (contradictions)
    throw Invalid.because('into', 'attributes.merge.problems.contradicts', { count: contradictions });
}
