import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { TransactionChanges } from '../../../audit/transaction-changes.js';
import { Invalid, NotFound } from '../../../core/errors/domain-errors.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import type { ChosenRows } from '../../../core/http/input/chosen-rows.input.js';
import { mayRunImports, maySeeImports } from '../../import.policy.js';
import { keyOf, type MappingOrigin, PATH_SEPARATOR } from '../../intake/category-resolver.js';
import { OFFER_LIMITS } from '../../feed/limits.js';
import { readCategoryPath } from '../../feed/values/category-path.js';
import { ADD_PATH, DELETE, FIND, LOCK_LIST, SELECT_PATHS } from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { CategoryMappingsService } from './category-mappings.service.js';
import { CategorySuggestions } from './category-suggestions.js';
import { type MappingChoice, MappingWriter } from './mapping-writer.js';

/** Paths of a list: selected ones, or those that the filters find. */
export interface ChosenPaths extends Pick<ChosenRows, 'ids' | 'except'> {
  companyId: number | null;
  origin?: MappingOrigin;
  /** A part of the path. */
  query?: string;
  /** Only this path and the ones below it. */
  branch?: string;
}

/** Accepts suggestions: the sure ones, or those with at least this score. */
export interface AcceptedScore {
  minimum: number | 'sure';
}

/** The result of a change. */
export interface MappingsChanged {
  count: number;
  /** Undoes it; null: nothing changed. */
  id: number | null;
}

const KIND = 'category-mapping';
const BATCH = 500;
const UNMAPPED: MappingChoice = { categoryId: null, excluded: false, below: false };
const CHOICE = ['categoryId', 'excluded', 'below'] as const;

type Changes = Parameters<MappingWriter['write']>[2];

/** Changes many category paths together, and undoes such a change. */
@Injectable()
export class MappingChangesService {
  constructor(
    private readonly database: DataSource,
    private readonly mappings: CategoryMappingsService,
    private readonly suggestions: CategorySuggestions,
    private readonly writer: MappingWriter,
    private readonly changes: TransactionChanges,
  ) {}

  /** @throws NotFound for a store that the actor may not see */
  select(actor: Actor, paths: ChosenPaths): Promise<CategoryMapping[]> {
    if (!maySeeImports(actor, paths.companyId)) throw new NotFound();
    return SELECT_PATHS.rows(this.database, toValues(paths));
  }

  /** @throws Invalid for a category without products */
  async change(
    actor: Actor,
    paths: ChosenPaths,
    change: AcceptedScore | Pick<MappingChoice, 'categoryId' | 'excluded'>,
  ): Promise<MappingsChanged> {
    if (!('minimum' in change)) await this.mappings.assertChoice(change);
    return this.locked(actor, paths.companyId, async (manager) => {
      const found = await SELECT_PATHS.rows(manager, toValues(paths));
      if ('minimum' in change) return this.accept(manager, actor, found, change);
      return this.writer.write(
        manager,
        actor,
        found.map((mapping) => ({ mapping, choice: { ...change, below: mapping.below } })),
      );
    });
  }

  /**
   * Maps a path, with the ones below it or alone; the feed need not have it yet.
   * @throws Invalid for a category without products, and without a path
   */
  async changePath(
    actor: Actor,
    companyId: number,
    path: string,
    choice: MappingChoice,
  ): Promise<MappingsChanged> {
    await this.mappings.assertChoice(choice);
    const names = namesOf(path);
    if (!names.length) throw Invalid.at('path', 'validation.isNotEmpty');
    return this.locked(actor, companyId, async (manager) => {
      const { isNew, ...mapping } = await ADD_PATH.one(manager, [
        companyId,
        keyOf(names),
        names.join(PATH_SEPARATOR),
      ]);
      if (isNew && choice.categoryId === null && !choice.excluded) {
        await DELETE.run(manager, [mapping.id]);
        return 0;
      }
      return this.writer.write(manager, actor, [{ mapping, choice, isNew }]);
    });
  }

  /** Undoes a change of many paths, except for paths that changed since. @throws NotFound if there is none */
  undo(actor: Actor, companyId: number | null, id: number): Promise<MappingsChanged> {
    return this.locked(actor, companyId, async (manager) => {
      const changes = await this.changes.find(manager, KIND, id);
      if (!changes.length) throw new NotFound();
      let count = 0;
      const undone: Changes = [];
      for (const { id, before, after } of changes) {
        const mapping = await FIND.row(manager, [Number(id)]);
        if (mapping?.companyId !== companyId) continue;
        const present = toChoice(mapping);
        if (!CHOICE.every((name) => !after || !(name in after) || after[name] === present[name])) continue;
        if (before === null && mapping.itemCount === 0) {
          await this.writer.remove(manager, actor, mapping);
          count++;
        } else
          undone.push({ mapping, choice: { ...(before ? present : UNMAPPED), ...toChoiceFields(before) } });
      }
      return count + (await this.writer.write(manager, actor, undone));
    });
  }

  private async accept(
    manager: EntityManager,
    actor: Actor,
    found: CategoryMapping[],
    { minimum }: AcceptedScore,
  ): Promise<number> {
    const unmapped = found.filter(({ origin }) => origin === 'none');
    const changes: Changes = [];
    for (let from = 0; from < unmapped.length; from += BATCH) {
      const batch = unmapped.slice(from, from + BATCH);
      const suggested = await this.suggestions.suggestFor(batch);
      for (const mapping of batch) {
        const suggestion = suggested.get(mapping.id);
        if (!suggestion || !(minimum === 'sure' ? suggestion.sure : suggestion.score >= minimum)) continue;
        changes.push({ mapping, choice: { ...UNMAPPED, categoryId: suggestion.categoryId } });
      }
    }
    return this.writer.write(manager, actor, changes);
  }

  private locked(
    actor: Actor,
    companyId: number | null,
    work: (manager: EntityManager) => Promise<number>,
  ): Promise<MappingsChanged> {
    if (!mayRunImports(actor, companyId)) throw new NotFound();
    return this.database.transaction(async (manager) => {
      await LOCK_LIST.rows(manager, [companyId]);
      const count = await work(manager);
      return { count, id: count ? await this.changes.firstOf(manager, actor, KIND) : null };
    });
  }
}

const namesOf = (path: string) => readCategoryPath(path).slice(0, OFFER_LIMITS.categoryDepth);

function toValues({ companyId, origin, query = '', ids, except = [], branch = '' }: ChosenPaths): unknown[] {
  return [companyId, origin ?? null, foldText(query), ids ?? null, except, branch && keyOf(namesOf(branch))];
}

const toChoice = ({ categoryId, origin, below }: CategoryMapping): MappingChoice => ({
  categoryId: origin === 'chosen' ? categoryId : null,
  excluded: origin === 'excluded',
  below,
});

/** The fields of a choice among the changed ones. */
const toChoiceFields = (fields: Record<string, unknown> | null): Partial<MappingChoice> =>
  Object.fromEntries(CHOICE.flatMap((name) => (fields && name in fields ? [[name, fields[name]]] : [])));
