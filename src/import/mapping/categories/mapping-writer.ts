import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { type AuditedChange, AuditService, authorOf } from '../../../audit/audit.service.js';
import { CategoriesService } from '../../../categories/categories.service.js';
import { CategoryResolver, PATH_SEPARATOR } from '../../intake/category-resolver.js';
import { CHOSEN, DELETE, PLACED, WRITE } from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';

export interface MappingChoice {
  /** null: unmapped. */
  categoryId: number | null;
  /** Items of this path are not imported; only without a category. */
  excluded: boolean;
  /** The choice also applies to paths below it without a choice of their own. */
  below: boolean;
}

interface MappingChange {
  mapping: CategoryMapping;
  choice: MappingChoice;
  /** The path was just added. */
  isNew?: boolean;
}

/** Writes people's choices for category paths. */
@Injectable()
export class MappingWriter {
  constructor(
    private readonly categories: CategoriesService,
    private readonly audit: AuditService,
  ) {}

  /** @param changes to locked mappings of one list @returns how many differ */
  async write(manager: EntityManager, actor: Actor, changes: MappingChange[]): Promise<number> {
    const rows = changes.flatMap(({ mapping, choice, isNew = false }) => {
      const after = { ...mapping, ...toStored(choice) };
      return isNew || differs(mapping, after) ? { before: mapping, after, isNew } : [];
    });
    if (!rows.length) return 0;
    await WRITE.run(manager, [JSON.stringify(rows.map(({ after }) => after))]);
    await this.audit.recordAll(
      manager,
      authorOf(actor),
      rows.map(({ before, after, isNew }): AuditedChange => ({
        action: isNew ? 'category-mapping.created' : 'category-mapping.updated',
        id: before.id,
        companyId: before.companyId,
        before: isNew ? null : toSnapshot(before),
        after: toSnapshot(after),
      })),
    );
    // a path without a choice takes the one of its branch
    const { companyId } = rows[0]!.before;
    if (companyId !== null) await this.placeAgain(manager, companyId);
    return rows.length;
  }

  /** The next feed that has the path adds it again. */
  async remove(manager: EntityManager, actor: Actor, mapping: CategoryMapping): Promise<void> {
    await DELETE.run(manager, [mapping.id]);
    await this.audit.record(manager, actor, {
      action: 'category-mapping.deleted',
      id: mapping.id,
      companyId: mapping.companyId,
      before: toSnapshot(mapping),
      after: null,
    });
    if (mapping.companyId !== null) await this.placeAgain(manager, mapping.companyId);
  }

  /** Places paths without a choice of their own like the next import. */
  private async placeAgain(manager: EntityManager, companyId: number): Promise<void> {
    const [tree, chosen, placed] = [
      await this.categories.freshTree(),
      await CHOSEN.rows(manager, [companyId]),
      await PLACED.rows(manager, [companyId]),
    ];
    const resolver = new CategoryResolver(tree, chosen);
    const moved = placed.flatMap(({ key, ...mapping }) => {
      const target = resolver.lookUp(key, mapping.path.split(PATH_SEPARATOR));
      // only an import reads the Google categories of items
      if (mapping.origin === 'google' && target.origin !== 'branch') return [];
      const after = { ...mapping, ...target };
      return differs(mapping, after) ? after : [];
    });
    if (moved.length) await WRITE.run(manager, [JSON.stringify(moved)]);
  }
}

const differs = (one: CategoryMapping, other: CategoryMapping) =>
  one.categoryId !== other.categoryId || one.origin !== other.origin || one.below !== other.below;

/** A choice as it is stored. */
function toStored({ categoryId, excluded, below }: MappingChoice) {
  const origin = categoryId !== null ? 'chosen' : excluded ? 'excluded' : 'none';
  return { categoryId, origin, below: below && origin !== 'none' } as const;
}

/** A mapping's fields in the audit log. */
export const toSnapshot = ({ path, companyId, categoryId, origin, below }: CategoryMapping) => ({
  path,
  companyId,
  // a category that an import found is no choice
  categoryId: origin === 'chosen' ? categoryId : null,
  excluded: origin === 'excluded',
  below,
});
