import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { withDeadlockRetry } from '../core/database/deadlock-retry.js';
import { DomainError, NotFound, Unavailable } from '../core/errors/domain-errors.js';
import {
  COUNT_CARDS,
  READ_SUCCESSORS,
  READ_TREE,
  READ_TREE_STATE,
  WRITE_COUNTS,
} from './category.statements.js';
import { type CategoryRow, CategoryTree } from './category-tree.js';

/** How long another process may go on with the tree it has read. */
const TREE_LIFETIME_MS = 5_000;
/** How old a tree may be by which somebody is told that an address is wrong. */
const RECENT_MS = 250;

/** A category and the tree that it stands in. */
export interface CategoryPlace {
  tree: CategoryTree;
  category: CategoryRow;
}

@Injectable()
export class CategoriesService {
  private cached: { tree: Promise<CategoryTree>; readAt: number } | null = null;
  /** What came last, with the state that it was read in. Never what is still awaited: it may not come. */
  private known: { tree: CategoryTree; state: string } | null = null;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * The complete tree. The process that changes it forgets it at once; others go on for at most this long, and show
   * what was moved, renamed or switched off in its old place until then.
   * @throws Unavailable whatever keeps it from being read: no page can do without
   */
  tree(maxAgeMs = TREE_LIFETIME_MS): Promise<CategoryTree> {
    const now = Date.now();
    if (!this.cached || now - this.cached.readAt >= maxAgeMs) {
      const tree = this.renew().catch(unavailable);
      this.cached = { tree, readAt: now };
      tree.catch(() => this.forget());
    }
    return this.cached.tree;
  }

  /** As it is now: who changes the tree must see every change, whichever process made it. */
  freshTree(): Promise<CategoryTree> {
    return this.tree(0);
  }

  /**
   * The category as visitors see it, or the one that took its content when it was deleted.
   * @param isExpected whether the place is where the caller looks for it; if not, it is looked up anew, since a redirect
   *   to an address of yesterday would stay in the browser
   * @throws NotFound also when the category or one above it is switched off
   */
  async getVisible(
    id: number,
    kind: CategoryRow['kind'],
    isExpected: (place: CategoryPlace) => boolean,
  ): Promise<CategoryPlace> {
    const known = visible(await this.tree(), id, kind);
    if (known && isExpected(known)) return known;
    const recent = visible(await this.tree(RECENT_MS), id, kind);
    if (!recent) throw new NotFound();
    return recent;
  }

  /** One change of the tree after the other, each in a transaction of its own. */
  async change<Result>(
    work: (manager: EntityManager, tree: CategoryTree) => Promise<Result>,
  ): Promise<Result> {
    const result = await withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        await manager.query(takeLock('categoryTree'));
        return work(manager, await this.read(manager));
      }),
    );
    this.forget();
    return result;
  }

  /** Counts the visible cards of every category, own and below. */
  async refreshCounts(): Promise<void> {
    await this.database.transaction(async (manager) => {
      // in turn, or an older count could be written over a newer one; the tree is free meanwhile
      await manager.query(takeLock('categoryCounts'));
      const counted = await COUNT_CARDS.rows(manager);
      await manager.query(takeLock('categoryTree'));
      await WRITE_COUNTS.run(manager, [counted.map(({ id }) => id), counted.map(({ cards }) => cards)]);
    });
    this.forget();
  }

  /** Makes this process read the tree anew. */
  forget(): void {
    this.cached = null;
    this.known = null;
  }

  /** Another one after every change of a row: reading it is a small part of reading the tree. */
  private async state(): Promise<string> {
    return (await READ_TREE_STATE.one(this.database)).state;
  }

  /** The same tree for as long as nothing has changed: what is made of it is kept with it. */
  private async renew(): Promise<CategoryTree> {
    // read before the tree: what changes in between makes it look old, never fresh
    const state = await this.state();
    if (this.known?.state === state) return this.known.tree;
    const tree = await this.read(this.database.manager);
    this.known = { tree, state };
    return tree;
  }

  private async read(manager: EntityManager): Promise<CategoryTree> {
    const rows = await READ_TREE.rows(manager);
    const successors = await READ_SUCCESSORS.rows(manager);
    return new CategoryTree(rows, new Map(successors.map(({ id, successorId }) => [id, successorId])));
  }
}

function unavailable(cause: unknown): never {
  throw cause instanceof DomainError ? cause : Object.assign(new Unavailable(), { cause });
}

function visible(tree: CategoryTree, id: number, kind: CategoryRow['kind']): CategoryPlace | null {
  const category = tree.find(id) ?? tree.successorOf(id);
  return category?.kind === kind && tree.isVisible(category) ? { tree, category } : null;
}
