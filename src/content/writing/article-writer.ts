import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { PictureChoice } from '../../media/picture-choice.js';
import type { ArticleChanges } from '../article.changes.js';
import { afterChange, assertRemovable, EMPTY, type Written } from '../article.rules.js';
import { toSnapshot } from './article.snapshot.js';
import { type ArticleKind, type ArticleOf, ENTITIES } from '../article-kind.js';
import { Blog } from '../blog.entity.js';
import { BodyPictures } from '../rendering/body-pictures.js';
import { ContentPage } from '../content-page.entity.js';
import { recordFormerSlugs } from '../page-slugs.js';

/** Adds, changes, deletes and restores posts and pages, each in one transaction. */
@Injectable()
export class ArticleWriter {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: BodyPictures,
    private readonly audit: AuditService,
    private readonly choice: PictureChoice,
  ) {}

  /**
   * Adds a draft or a published article. `by` null: a command. @returns its id
   * @throws Invalid, Conflict as `update`
   */
  create(by: Actor | null, kind: ArticleKind, changes: ArticleChanges): Promise<number> {
    return this.written(async (manager) => {
      const own = kind === 'blog' ? { publishedAt: null, coverMediaId: null } : {};
      const after = afterChange({ ...EMPTY, ...own }, changes);
      await this.assertCover(manager, after.coverMediaId);
      const author = kind === 'blog' && by?.kind === 'person' ? { authorId: by.userId } : {};
      const { id } = await manager.save(ENTITIES[kind], { ...after, ...author });
      await this.pictures.storeUses(manager, kind, id, after.body);
      const change = { action: `${kind}.created`, id, before: null, after: toSnapshot(after) } as const;
      await this.audit.record(manager, by, change);
      return id;
    });
  }

  /**
   * Makes the changes that `change` derives from the locked article. `by` null: a command.
   * @throws NotFound
   * @throws Invalid with the invalid fields
   * @throws Conflict when another page has the slug
   */
  update<Kind extends ArticleKind>(
    by: Actor | null,
    kind: Kind,
    id: number,
    change: (stored: ArticleOf<Kind>) => ArticleChanges,
  ): Promise<void> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, kind, id);
      const before = writtenOf(stored);
      const after = afterChange(before, change(stored));
      if (isDeepStrictEqual(before, after)) return;
      if (after.coverMediaId !== before.coverMediaId) await this.assertCover(manager, after.coverMediaId);
      await manager.update(ENTITIES[kind], id, after);
      await this.pictures.storeUses(manager, kind, id, after.body);
      if (kind === 'page') await recordFormerSlugs(manager, id, before.slug, after.slug);
      const snapshots = { before: toSnapshot(before), after: toSnapshot(after) };
      await this.audit.record(manager, by, { action: `${kind}.updated`, id, ...snapshots });
    });
  }

  /**
   * Soft deletion, which `restore` undoes.
   * @throws NotFound
   * @throws Conflict for a page that the site itself links to
   */
  remove<Kind extends ArticleKind>(
    by: Actor,
    kind: Kind,
    id: number,
    check: (stored: ArticleOf<Kind>) => void = () => undefined,
  ): Promise<void> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, kind, id);
      check(stored);
      assertRemovable(stored);
      await manager.softDelete(ENTITIES[kind], id);
      const change = { action: `${kind}.deleted`, id, before: toSnapshot(writtenOf(stored)) } as const;
      await this.audit.record(manager, by, { ...change, after: null });
    });
  }

  /**
   * Restores a deleted article; does nothing for others.
   * @throws NotFound
   * @throws Conflict if another page now has its slug
   */
  restore<Kind extends ArticleKind>(
    by: Actor,
    kind: Kind,
    id: number,
    check: (stored: ArticleOf<Kind>) => void = () => undefined,
  ): Promise<void> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, kind, id, { deleted: true });
      check(stored);
      if (!stored.deletedAt) return;
      await manager.restore(ENTITIES[kind], id);
      const change = { action: `${kind}.restored`, id, after: toSnapshot(writtenOf(stored)) } as const;
      await this.audit.record(manager, by, { ...change, before: null });
    });
  }

  /** @throws Invalid when it is not the platform's, or is unusable */
  private async assertCover(manager: EntityManager, mediaId: number | null = null): Promise<void> {
    if (mediaId !== null) await this.choice.assertUsable(manager, null, { mediaId, field: 'coverMediaId' });
  }

  private async lock<Kind extends ArticleKind>(
    manager: EntityManager,
    kind: Kind,
    id: number,
    { deleted = false } = {},
  ): Promise<ArticleOf<Kind>> {
    const lock = { mode: 'pessimistic_write' } as const;
    const stored = await manager.findOne(ENTITIES[kind], { where: { id }, lock, withDeleted: deleted });
    if (!stored) throw new NotFound();
    return stored as ArticleOf<Kind>;
  }

  private async written<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw isUniqueViolation(error) ? slugTaken(error as QueryFailedError) : error;
    }
  }
}

function writtenOf(article: Blog | ContentPage): Written {
  const { title, slug, summary, body, status } = article;
  const own = article instanceof Blog && {
    publishedAt: article.publishedAt,
    coverMediaId: article.coverMediaId,
  };
  return { title, slug, summary, body, status, ...own };
}

/** The name of the unique index contains the language. */
function slugTaken({ driverError }: QueryFailedError): Conflict {
  const { constraint = '' } = driverError as { constraint?: string };
  return Conflict.because(`slug.${constraint.slice(-2)}`, 'content.errors.slug_taken');
}
