import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { Conflict } from '../../core/errors/domain-errors.js';
import { CategoriesService } from '../categories.service.js';
import { CategoryContentMoving } from '../category.events.js';
import * as statements from './category-removal.statements.js';
import { assertNotSystem, assertTarget, getCategory } from '../category.rules.js';
import { toPlaceSnapshot, toSnapshot } from './category.snapshot.js';
import { LOCK_SUBTREE, PLACE } from '../category.statements.js';
import type { CategoryRow } from '../category-tree.js';

/** Counts of the direct content of a category; content of descendants moves with them. */
export interface CategoryContent {
  /** Offers in any status that are not deleted. */
  products: number;
  productData: number;
  /** Category paths of stores that are mapped to it. */
  mappings: number;
  children: number;
}

/** Deletes categories without losing their content. */
@Injectable()
export class CategoryRemoval {
  constructor(
    private readonly categories: CategoriesService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly database: DataSource,
  ) {}

  contentOf(id: number, manager: EntityManager = this.database.manager): Promise<CategoryContent> {
    return statements.CONTENT.one(manager, [id]);
  }

  /**
   * Deletes a category and moves its content in one transaction.
   * @param moveTo id of the category that gets the content; null: the category must be empty
   * @param check gets the category, and may throw
   * @throws NotFound
   * @throws Conflict when it is not empty and `moveTo` is null; its values are the CategoryContent
   * @throws Invalid at `moveTo` when that category cannot get the content
   */
  remove(
    by: Actor,
    id: number,
    moveTo: number | null,
    check: (category: CategoryRow) => void = () => undefined,
  ): Promise<void> {
    return this.categories.change(async (manager, tree) => {
      const category = getCategory(tree, id);
      check(category);
      assertNotSystem(category);
      const target = moveTo === null ? null : assertTarget(tree, category, moveTo);
      await manager.query(takeLock('categoryRows'));
      await LOCK_SUBTREE.run(manager, [id]);
      const content = await this.contentOf(id, manager);
      if (target) await this.handOver(manager, category, target);
      else if (Object.values(content).some(Boolean))
        throw new Conflict('categories.errors.not_empty', { ...content });
      await statements.UNLINK_DELETED_OFFERS.run(manager, [id]);
      await statements.DELETE.run(manager, [id]);
      await PLACE.run(manager, [null, category.parentId, category.kind, LAST]);
      const before = { ...toSnapshot(category), ...toPlaceSnapshot(category) };
      const after = target && { movedTo: target.id };
      await this.audit.record(manager, by, { action: 'category.deleted', id, before, after });
    });
  }

  private async handOver(manager: EntityManager, from: CategoryRow, to: CategoryRow): Promise<void> {
    await this.events.emitAsync(CategoryContentMoving.event, new CategoryContentMoving(from.id, manager));
    for (const move of statements.HAND_OVER) await move.run(manager, [from.id, to.id]);
    await statements.MOVE_MAPPINGS.run(manager, [from.id, to.system ? null : to.id]);
    await statements.MOVE_DESCENDANTS.run(manager, [from.id, to.id, to.path, from.path.length + 1]);
    await PLACE.run(manager, [null, to.id, to.kind, LAST]);
  }
}

/** A position after all siblings. */
const LAST = 2_147_483_647;
