import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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

/** How long a process uses its cached tree without asking the database. */
const TREE_LIFETIME_MS = 5_000;
/** Maximum age of a tree for a redirect or a 404. */
const RECENT_MS = 250;

/** A category and its tree. */
export interface CategoryPlace {
  tree: CategoryTree;
  category: CategoryRow;
}

@Injectable()
export class CategoriesService {
  private cached: { tree: Promise<CategoryTree>; readAt: number } | null = null;
  /** The last tree that was read, with its state; never a pending read, which may hang. */
  private known: { tree: CategoryTree; state: string } | null = null;

  constructor(private readonly database: DataSource) {}

  /**
   * The complete tree. The process that changes it reads it again immediately; others may be behind by
   * `maxAgeMs`.
   * @param maxAgeMs milliseconds
   * @throws Unavailable after any error of the database
   */
  tree(maxAgeMs = TREE_LIFETIME_MS): Promise<CategoryTree> {
    const now = performance.now();
    if (!this.cached || now - this.cached.readAt >= maxAgeMs) {
      const tree = this.renew().catch(unavailable);
      this.cached = { tree, readAt: now };
      tree.catch(() => this.dropCache());
    }
    return this.cached.tree;
  }

  /** The present tree, with the changes of all processes. */
  freshTree(): Promise<CategoryTree> {
    return this.tree(0);
  }

  /**
   * The category as visitors see it, or the successor of a deleted one.
   * @param isExpected whether the caller's URL is the current one; if not, it is looked up in a recent tree,
   * because   browsers keep a redirect to an old URL
   * @throws NotFound also if the category or an ancestor is inactive
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

  /** Runs changes of the tree one after the other, each in its own transaction. */
  async change<Result>(
    work: (manager: EntityManager, tree: CategoryTree) => Promise<Result>,
  ): Promise<Result> {
    const result = await withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        await manager.query(takeLock('categoryTree'));
        return work(manager, await this.read(manager));
      }),
    );
    this.dropCache();
    return result;
  }

  /** Counts the visible cards of every category with its descendants. */
  async refreshCounts(): Promise<void> {
    await this.database.transaction(async (manager) => {
      // locked, so that an older count is not written over a newer one; the tree is not locked while counting
      await manager.query(takeLock('categoryCounts'));
      const counted = await COUNT_CARDS.rows(manager);
      await manager.query(takeLock('categoryTree'));
      await WRITE_COUNTS.run(manager, [counted.map(({ id }) => id), counted.map(({ cards }) => cards)]);
    });
    this.dropCache();
  }

  /** Drops the cached tree of this process. */
  dropCache(): void {
    this.cached = null;
    this.known = null;
  }

  /** Differs after every change, and is much cheaper to read than the tree. */
  private async state(): Promise<string> {
    return (await READ_TREE_STATE.one(this.database)).state;
  }

  /** Returns the same object while nothing changed, because other caches use it as their key. */
  private async renew(): Promise<CategoryTree> {
    // read before the tree: a change in between makes the tree look stale, never fresh
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
