import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { type AuditedChange, AuditService } from '../../../audit/audit.service.js';
import { CategoriesService } from '../../../categories/categories.service.js';
import { Invalid, NotFound } from '../../../core/errors/domain-errors.js';
import { mayRunImports, maySeeImports } from '../../import.policy.js';
import { ADD_GOOGLE, DELETE, FIND, LOCK, NEXT_UNMAPPED, WRITE } from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { readGoogleLines } from './google-lines.js';
import { CategorySuggestions } from './category-suggestions.js';

export interface MappingChoice {
  /** null: unmapped. */
  categoryId: number | null;
  /** Items of this path are not imported; only without a category. */
  excluded: boolean;
}

const BATCH = 500;

/** Maps category paths of stores' feeds and of Google's taxonomy to categories; takes effect with the next import. */
@Injectable()
export class CategoryMappingsService {
  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly suggestions: CategorySuggestions,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFound also for a mapping of another company */
  async get(actor: Actor, id: number): Promise<CategoryMapping> {
    const mapping = await FIND.row(this.database, [id]);
    if (!mapping || !maySeeImports(actor, mapping.companyId)) throw new NotFound();
    return mapping;
  }

  /**
   * @param check gets the locked mapping; throws if it differs from the one that the person saw
   * @throws NotFound also for a mapping of another company
   * @throws Invalid for a category without products, and for an excluded path with a category
   */
  async map(
    actor: Actor,
    id: number,
    choice: MappingChoice,
    check: (mapping: CategoryMapping) => void,
  ): Promise<void> {
    await this.assertChoice(choice);
    await this.change(actor, id, async (manager, mapping) => {
      check(mapping);
      // only a store decides to exclude a category
      if (choice.excluded && mapping.companyId === null) throw Invalid.at('excluded', 'validation.isIn');
      await this.write(manager, actor, [{ mapping, choice }]);
    });
  }

  /** Deletes a path; the next feed that has it adds it again. @throws NotFound also for a mapping of another company */
  remove(actor: Actor, id: number, check: (mapping: CategoryMapping) => void): Promise<void> {
    return this.change(actor, id, async (manager, mapping) => {
      check(mapping);
      await DELETE.run(manager, [id]);
      await this.audit.record(manager, actor, {
        action: 'category-mapping.deleted',
        id,
        before: toSnapshot(mapping),
        after: null,
      });
    });
  }

  /** Adds categories of Google's taxonomy, to be mapped. @throws Invalid without one */
  async addGoogle(actor: Actor, text: string): Promise<number> {
    const lines = readGoogleLines(text);
    if (!lines.length) throw Invalid.at('lines', 'validation.isNotEmpty');
    await this.database.transaction(async (manager) => {
      const added = await ADD_GOOGLE.rows(manager, [JSON.stringify(lines)]);
      const changes = added.map((mapping) => ({
        action: 'category-mapping.created' as const,
        id: mapping.id,
        before: null,
        after: toSnapshot(mapping),
      }));
      await this.record(manager, actor, changes);
    });
    return lines.length;
  }

  /** Accepts all sure suggestions. @param companyId null: for Google's taxonomy @returns their number */
  async acceptSure(actor: Actor, companyId: number | null): Promise<number> {
    if (!mayRunImports(actor, companyId)) throw new NotFound();
    let accepted = 0;
    let after: number | null = 0;
    while (after !== null) {
      const batch: { count: number; last: number | null } = await this.acceptBatch(actor, companyId, after);
      accepted += batch.count;
      after = batch.last;
    }
    return accepted;
  }

  private async acceptBatch(actor: Actor, companyId: number | null, after: number) {
    return this.database.transaction(async (manager) => {
      const mappings = await NEXT_UNMAPPED.rows(manager, [companyId, after, BATCH]);
      const suggested = await this.suggestions.suggestFor(mappings);
      const sure = mappings.flatMap((mapping) => {
        const suggestion = suggested.get(mapping.id);
        if (!suggestion?.sure) return [];
        return [{ mapping, choice: { categoryId: suggestion.categoryId, excluded: false } }];
      });
      await this.write(manager, actor, sure);
      return { count: sure.length, last: mappings.at(-1)?.id ?? null };
    });
  }

  private async change(
    actor: Actor,
    id: number,
    work: (manager: EntityManager, mapping: CategoryMapping) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const mapping = await LOCK.row(manager, [id]);
      if (!mapping || !mayRunImports(actor, mapping.companyId)) throw new NotFound();
      await work(manager, mapping);
    });
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    changes: { mapping: CategoryMapping; choice: MappingChoice }[],
  ): Promise<void> {
    if (!changes.length) return;
    const rows = changes.map(({ mapping, choice }) => ({
      before: mapping,
      after: { ...mapping, categoryId: choice.categoryId, origin: originOf(choice) },
    }));
    await WRITE.run(manager, [JSON.stringify(rows.map(({ after }) => after))]);
    const audited = rows.map(({ before, after }) => ({
      action: 'category-mapping.updated' as const,
      id: before.id,
      before: toSnapshot(before),
      after: toSnapshot(after),
    }));
    await this.record(manager, actor, audited);
  }

  private record(manager: EntityManager, actor: Actor, changes: AuditedChange[]): Promise<void> {
    const author = actor.kind === 'person' ? actor : { userId: null, email: null };
    return this.audit.recordAll(manager, author, changes);
  }

  private async assertChoice({ categoryId, excluded }: MappingChoice): Promise<void> {
    if (categoryId === null) return;
    if (excluded) throw Invalid.at('excluded', 'validation.isIn');
    const category = (await this.categories.freshTree()).find(categoryId);
    if (category?.kind === 'product' && !category.system) return;
    throw Invalid.because('categoryId', 'imports.errors.category');
  }
}

function originOf({ categoryId, excluded }: MappingChoice): CategoryMapping['origin'] {
  if (categoryId !== null) return 'chosen';
  return excluded ? 'excluded' : 'none';
}

const toSnapshot = ({ path, companyId, categoryId, origin }: CategoryMapping) => ({
  path,
  companyId,
  categoryId,
  excluded: origin === 'excluded',
});
