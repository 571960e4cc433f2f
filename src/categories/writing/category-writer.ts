import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { PictureChoice } from '../../media/picture-choice.js';
import { CategoriesService } from '../categories.service.js';
import { CategoryContentMoving, CategoryPathChanged } from '../category.events.js';
import { assertFreeName, assertNotSystem, assertPlace, getCategory } from '../category.rules.js';
import { slugsOf, type WantedSlugs } from '../../core/i18n/derived-slugs.js';
import { toPlaceSnapshot, toSnapshot } from './category.snapshot.js';
import * as statements from '../category.statements.js';
import type { CategoryRow, CategoryTexts, CategoryTree } from '../category-tree.js';

/** Fields to write; those left out stay. */
export interface CategoryChange extends Partial<CategoryTexts> {
  name?: Translations;
  slug?: WantedSlugs;
  /** Must equal the present kind, which cannot change. */
  kind?: CategoryRow['kind'];
  active?: boolean;
  mediaId?: number | null;
  parentId?: number | null;
  /** From 0, among the siblings; larger numbers mean the last. */
  position?: number;
}

/** The defaults are the kind of the parent and the last position. */
export type NewCategory = CategoryChange & { name: Translations };

/** A position after all siblings. */
const LAST = 2_147_483_647;

/** Adds and changes categories, with everything that depends on their places. */
@Injectable()
export class CategoryWriter {
  constructor(
    private readonly categories: CategoriesService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly pictures: PictureChoice,
  ) {}

  /**
   * Adds a category and returns its id.
   * @throws Invalid, Conflict by the rules of the tree
   */
  create(by: Actor | null, category: NewCategory): Promise<number> {
    const { name, parentId = null, position = LAST, active = true, mediaId = null } = category;
    return this.categories.change(async (manager, tree) => {
      const kind = category.kind ?? tree.find(parentId ?? 0)?.kind ?? 'product';
      assertPlace(tree, { kind, parentId });
      assertFreeName(tree, { parentId, kind, name });
      await this.assertPicture(manager, mediaId);
      const slug = slugsOf(name, category.slug);
      const texts = textsOf(category, NO_TEXTS);
      const { id } = await statements.INSERT.one(manager, [
        parentId,
        kind,
        name,
        slug,
        active,
        mediaId,
        ...Object.values(texts),
      ]);
      await statements.FIRST_PATH.run(manager, [id, parentId]);
      await statements.PLACE.run(manager, [id, parentId, kind, position]);
      const after = { ...toSnapshot({ name, slug, kind, active, mediaId, ...texts }), parentId };
      await this.audit.record(manager, by, { action: 'category.created', id, before: null, after });
      return id;
    });
  }

  /**
   * Writes the changes that `change` returns for the current category.
   * @throws NotFound
   * @throws Invalid, Conflict by the rules of the tree
   */
  update(by: Actor, id: number, change: (category: CategoryRow) => CategoryChange): Promise<void> {
    return this.categories.change(async (manager, tree) => {
      const before = getCategory(tree, id);
      const { parentId = before.parentId, position, ...details } = change(before);
      const after = described(before, details);
      const hasOtherPath = !isDeepStrictEqual(after.name, before.name) || parentId !== before.parentId;
      if (hasOtherPath) assertFreeName(tree, { ...after, parentId });
      if (after.mediaId !== before.mediaId) await this.assertPicture(manager, after.mediaId);
      await this.describe(manager, by, before, after);
      await this.relocate(manager, tree, by, before, { parentId, position });
      if (hasOtherPath)
        await this.events.emitAsync(CategoryPathChanged.event, new CategoryPathChanged(manager));
    });
  }

  /** @throws Invalid if it is not the platform's, or failed */
  private async assertPicture(manager: EntityManager, mediaId: number | null): Promise<void> {
    if (mediaId !== null) await this.pictures.assertUsable(manager, null, { mediaId, field: 'mediaId' });
  }

  private async describe(
    manager: EntityManager,
    by: Actor,
    before: CategoryRow,
    after: CategoryRow,
  ): Promise<void> {
    const [old, now] = [toSnapshot(before), toSnapshot(after)];
    if (isDeepStrictEqual(old, now)) return;
    const { id, name, slug, active, mediaId } = after;
    const texts = Object.values(textsOf(after, after));
    await statements.DESCRIBE.run(manager, [id, name, slug, active, mediaId, ...texts]);
    if (!isDeepStrictEqual(name, before.name)) await statements.PIN_MAPPINGS.run(manager, [id]);
    await this.audit.record(manager, by, { action: 'category.updated', id, before: old, after: now });
  }

  private async relocate(
    manager: EntityManager,
    tree: CategoryTree,
    by: Actor,
    before: CategoryRow,
    { parentId, position }: { parentId: number | null; position?: number },
  ): Promise<void> {
    const { id, kind } = before;
    const isElsewhere = parentId !== before.parentId;
    if (!isElsewhere && (position === undefined || position === before.position)) return;
    assertNotSystem(before);
    if (isElsewhere) await this.attach(manager, tree, before, parentId);
    const others = tree.siblings(parentId, kind).filter((row) => row.id !== id).length;
    const place = { parentId, position: Math.min(position ?? LAST, others) };
    await statements.PLACE.run(manager, [id, parentId, kind, place.position]);
    if (isElsewhere) await statements.PLACE.run(manager, [null, before.parentId, kind, LAST]);
    const snapshots = { before: toPlaceSnapshot(before), after: toPlaceSnapshot(place) };
    await this.audit.record(manager, by, { action: 'category.moved', id, ...snapshots });
  }

  /** Moves the subtree below another parent. */
  private async attach(
    manager: EntityManager,
    tree: CategoryTree,
    category: CategoryRow,
    parentId: number | null,
  ): Promise<void> {
    const { id, kind, path } = category;
    const parent = assertPlace(tree, { kind, parentId, height: tree.heightOf(category), moved: id });
    await manager.query(takeLock('categoryRows'));
    await statements.LOCK_SUBTREE.run(manager, [id]);
    await this.events.emitAsync(CategoryContentMoving.event, new CategoryContentMoving(id, manager));
    await statements.MOVE.run(manager, [id, parentId, parent?.path ?? [], path.length]);
  }
}

/** @throws Invalid for another kind @throws Conflict when the system's category is deactivated */
function described(before: CategoryRow, { kind, ...change }: CategoryChange): CategoryRow {
  if (kind && kind !== before.kind) throw Invalid.because('kind', 'categories.errors.kind_is_fixed');
  const { name = before.name, active = before.active, mediaId = before.mediaId } = change;
  if (!active) assertNotSystem(before);
  return {
    ...before,
    name,
    active,
    mediaId,
    slug: slugsOf(name, change.slug, before),
    ...textsOf(change, before),
  };
}

const NO_TEXTS: CategoryTexts = { description: {}, metaTitle: {}, metaDescription: {} };

/** The texts in the order of the statements. */
function textsOf(change: Partial<CategoryTexts>, before: CategoryTexts): CategoryTexts {
  const { description = before.description, metaTitle = before.metaTitle } = change;
  return { description, metaTitle, metaDescription: change.metaDescription ?? before.metaDescription };
}
