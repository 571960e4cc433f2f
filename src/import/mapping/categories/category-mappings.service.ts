import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { AuditService, authorOf } from '../../../audit/audit.service.js';
import { CategoriesService } from '../../../categories/categories.service.js';
import { Invalid, NotFound } from '../../../core/errors/domain-errors.js';
import { mayRunImports, maySeeImports } from '../../import.policy.js';
import { ADD_GOOGLE, FIND, LOCK_LIST } from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { readGoogleLines } from './google-lines.js';
import { type MappingChoice, MappingWriter, toSnapshot } from './mapping-writer.js';

/** Maps category paths of stores' feeds and of Google's taxonomy to categories; takes effect with the next import. */
@Injectable()
export class CategoryMappingsService {
  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly writer: MappingWriter,
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
      await this.writer.write(manager, actor, [{ mapping, choice }]);
    });
  }

  /** Deletes a path; the next feed that has it adds it again. @throws NotFound also for a mapping of another company */
  remove(actor: Actor, id: number, check: (mapping: CategoryMapping) => void): Promise<void> {
    return this.change(actor, id, async (manager, mapping) => {
      check(mapping);
      await this.writer.remove(manager, actor, mapping);
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
        companyId: mapping.companyId,
        before: null,
        after: toSnapshot(mapping),
      }));
      await this.audit.recordAll(manager, authorOf(actor), changes);
    });
    return lines.length;
  }

  private async change(
    actor: Actor,
    id: number,
    work: (manager: EntityManager, mapping: CategoryMapping) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const found = await FIND.row(manager, [id]);
      if (!found || !mayRunImports(actor, found.companyId)) throw new NotFound();
      await LOCK_LIST.rows(manager, [found.companyId]);
      const mapping = await FIND.row(manager, [id]);
      if (!mapping) throw new NotFound();
      await work(manager, mapping);
    });
  }

  /** @throws Invalid for a category without products, and for an excluded path with a category */
  async assertChoice({
    categoryId,
    excluded,
  }: Pick<MappingChoice, 'categoryId' | 'excluded'>): Promise<void> {
    if (categoryId === null) return;
    if (excluded) throw Invalid.at('excluded', 'validation.isIn');
    const category = (await this.categories.freshTree()).find(categoryId);
    if (category?.kind === 'product' && !category.system) return;
    throw Invalid.because('categoryId', 'imports.errors.category');
  }
}
