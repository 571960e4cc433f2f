import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import { shareLock, takeLock } from '../../core/database/advisory-locks.js';
import { CatalogueCounts } from './catalogue-counts.js';
import {
  AFFECTED_OFFERS,
  JOIN_KEYS_OF,
  LOCK_JOIN_KEYS,
  LOCK_OFFERS,
  REFRESH_ATTRIBUTES,
  REFRESH_OFFERS,
  REFRESH_PLACEMENTS,
  REFRESH_POPULARITY,
  REMOVE_HIDDEN,
  SHARE_STORES,
} from './catalogue.statements.js';
import { ADD_TEXTS, REFRESH_TEXTS } from './catalogue-texts.statements.js';
import { CatalogueRefreshed } from '../products.events.js';

const BATCH_SIZE = 2_000;
/** So many locks a transaction may hold: PostgreSQL has room for some thousands, of all transactions together. */
const MAX_LOCKS = 1_000;

/** Keeps the narrow read model of the catalogue; docs/decisions explains its shape. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly database: DataSource,
    private readonly counts: CatalogueCounts,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * What the read model costs most, its texts, for products that the transaction has added: nobody waits for that.
   * @returns those to tell `refresh` of
   */
  async addTexts(manager: EntityManager, productIds: number[]): Promise<number[]> {
    if (!productIds.length) return [];
    const added = await manager.query<{ id: number }[]>(ADD_TEXTS, [productIds]);
    return added.map(({ id }) => id);
  }

  /**
   * Brings the read model up to date for some products and whatever shares a comparison or a card with them.
   * Belongs at the end of the transaction that changed the products: who writes offers of the same comparison or card waits
   * from here to its commit.
   * @param withTexts those of them that have their texts from `addTexts` in the same transaction
   */
  async refresh(manager: EntityManager, productIds: number[], withTexts: number[] = []): Promise<void> {
    if (!productIds.length) return;
    await manager.query(SHARE_STORES, [productIds]);
    await this.refreshHeld(manager, productIds, withTexts);
  }

  /** Keeps others from refreshing products of a store until the transaction ends. */
  async holdStore(manager: EntityManager, companyId: number): Promise<void> {
    await manager.query(takeLock('writtenProducts', '$1::integer'), [companyId]);
  }

  /** As `refresh`, of products that others have written and committed; under `holdStore` or `waitForWriters`. */
  async refreshHeld(manager: EntityManager, productIds: number[], withTexts: number[] = []): Promise<void> {
    const { ids, keys } = await this.lockAffected(manager, productIds);
    if (keys) await manager.query(LOCK_OFFERS, [ids]);
    await manager.query(REMOVE_HIDDEN, [productIds]);
    await manager.query(REFRESH_OFFERS, [ids, productIds, keys]);
    // of its neighbours nothing but their comparison and their card can have changed
    await manager.query(REFRESH_PLACEMENTS, [productIds]);
    await manager.query(REFRESH_ATTRIBUTES, [productIds]);
    await manager.query(REFRESH_TEXTS, [productIds, withTexts]);
    await this.events.emitAsync(CatalogueRefreshed.event, new CatalogueRefreshed(manager, ids));
  }

  /** Only how popular products are, where nothing else of them has changed. As with all of it: at the end of a transaction. */
  async refreshPopularity(manager: EntityManager, productIds: number[]): Promise<void> {
    if (!productIds.length) return;
    await this.waitForWriters(manager);
    await manager.query(REFRESH_POPULARITY, [productIds]);
  }

  /** Only the lists that products stand in, after categories were moved; under `waitForWriters`. */
  async refreshPlacements(manager: EntityManager, productIds: number[]): Promise<void> {
    await manager.query(REFRESH_PLACEMENTS, [productIds]);
  }

  /**
   * All products of a company, after it was switched on or off.
   * @returns whether it came to its end; the signal stops it after a batch
   */
  async refreshCompany(companyId: number, signal?: AbortSignal): Promise<boolean> {
    // an import that looked at the company before the switch may still be writing: only its commit shows its products
    await this.database.transaction((manager) => this.waitForWriters(manager));
    const hold = (manager: EntityManager) => this.holdStore(manager, companyId);
    await this.refreshInBatches('company_id = $3', [companyId], hold, { signal });
    await this.counts.refresh();
    return !signal?.aborted;
  }

  /**
   * Makes the whole read model anew from the products, batch by batch, while pages go on reading it.
   * @returns the number of products looked at
   */
  async rebuild(onProgress: (done: number) => void = () => undefined): Promise<number> {
    const hold = (manager: EntityManager) => this.waitForWriters(manager);
    const done = await this.refreshInBatches('true', [], hold, { onProgress });
    await this.database.query(
      `delete from catalogue_offers o where not exists (select 1 from products p where p.id = o.offer_id)`,
    );
    await this.counts.refresh();
    return done;
  }

  /** Has the read model alone until the transaction ends. */
  async waitForWriters(manager: EntityManager): Promise<void> {
    await manager.query(takeLock('readModel'));
  }

  /**
   * Two transactions that each add an offer of the same product cannot see each other's, and would not join them: the second
   * one waits for the first.
   * @returns the offers whose comparison or card may change with the products, and what joins them, as far as that is
   *   locked; null: nobody else writes at all
   */
  private async lockAffected(
    manager: EntityManager,
    productIds: number[],
  ): Promise<{ ids: number[]; keys: number[] | null }> {
    const { keys } = await JOIN_KEYS_OF.one(manager, [productIds]);
    await manager.query('savepoint before_locks');
    for (;;) {
      const isMany = keys.length > MAX_LOCKS;
      if (isMany) await this.waitForWriters(manager);
      else {
        await manager.query(shareLock('readModel'));
        await manager.query(LOCK_JOIN_KEYS, [keys]);
      }
      const { ids, others } = await AFFECTED_OFFERS.one(manager, [productIds, keys]);
      if (isMany || !others.length) {
        await manager.query('release savepoint before_locks');
        return { ids, keys: isMany ? null : keys };
      }
      // all of them once more, in their order: who takes more and more of them blocks others who do, too
      await manager.query('rollback to savepoint before_locks');
      keys.push(...others);
    }
  }

  private async refreshInBatches(
    condition: string,
    values: unknown[],
    hold: (manager: EntityManager) => Promise<void>,
    { onProgress, signal }: { onProgress?: (done: number) => void; signal?: AbortSignal },
  ): Promise<number> {
    let last = 0;
    let done = 0;
    for (;;) {
      const rows = await this.database.query<{ id: number }[]>(
        `select id from products where id > $1 and ${condition} order by id limit $2`,
        [last, BATCH_SIZE, ...values],
      );
      if (!rows.length || signal?.aborted) return done;
      const ids = rows.map(({ id }) => id);
      await this.database.transaction(async (manager) => {
        await hold(manager);
        await this.refreshHeld(manager, ids);
      });
      last = rows.at(-1)!.id;
      done += rows.length;
      onProgress?.(done);
    }
  }
}
