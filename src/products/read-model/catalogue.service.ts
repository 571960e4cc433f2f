import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import { takeLock } from '../../core/database/advisory-locks.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { lockKeys } from '../../core/database/key-locks.js';
import { CatalogueCounts } from './catalogue-counts.js';
import {
  AFFECTED_OFFERS,
  HAS_NEW_NEIGHBOURS,
  HOLD_STORES,
  JOIN_KEYS_OF,
  LOCK_OFFERS,
  NEXT_OF_STORE,
  NEXT_PRODUCTS,
  REFRESH_OFFERS,
  REFRESH_OWN,
  REFRESH_POPULARITY,
  REFRESH_SHOWN_NAMES,
  REMOVE_HIDDEN,
  SHARE_STORES,
} from './catalogue.statements.js';
import {
  CHANGED_SOURCES,
  FORGET_SOURCES,
  REFRESH_ATTRIBUTES,
  REFRESH_PLACEMENTS,
  REFRESH_TEXTS,
  STORE_SOURCES,
} from './catalogue-parts.statements.js';
import { type Affected, comparedPlaces } from './compared-places.js';
import { formerGroups, type JoinedProduct } from './former-groups.js';
import type { SeenProduct } from './product-requests.statements.js';
import { CatalogueRefreshed } from '../products.events.js';

const BATCH_SIZE = 2_000;
/** So many are rebuilt side by side: each is the work of one process of PostgreSQL. */
const BATCHES_AT_ONCE = 2;

interface HeldRefresh {
  beforeJoining?: () => Promise<unknown>;
  anew?: boolean;
  seen?: SeenProduct[];
}

/** Keeps the narrow read model of the catalogue; docs/decisions explains its shape. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly database: DataSource,
    private readonly counts: CatalogueCounts,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Refreshes the read model for some products and all offers that share a comparison or a card with them.
   * Call it at the end of the transaction that locked the products.
   * @param beforeJoining called before the last part: from there to the commit, other writers of the same
   * comparison or card wait
   */
  async refresh(
    manager: EntityManager,
    productIds: number[],
    beforeJoining?: () => Promise<unknown>,
  ): Promise<void> {
    if (productIds.length) await manager.query(SHARE_STORES, [productIds]);
    await this.refreshHeld(manager, productIds, { beforeJoining });
  }

  /** Keeps others from refreshing products of a store until the transaction ends. */
  async holdStore(manager: EntityManager, companyId: number): Promise<void> {
    await manager.query(takeLock('writtenProducts', '$1::integer'), [companyId]);
  }

  /**
   * Like `refresh`, for products that other transactions wrote and committed; under `holdStore`.
   * @param anew to rebuild even if the sources are unchanged
   * @param seen for each product, the hashes and groups that others could see and use since its last refresh
   */
  async refreshHeld(
    manager: EntityManager,
    productIds: number[],
    { beforeJoining, anew = false, seen }: HeldRefresh = {},
  ): Promise<void> {
    const changed = productIds.length
      ? await CHANGED_SOURCES.rows(manager, [
          productIds,
          anew,
          seen?.map(({ source }) => source) ?? null,
          seen?.map(({ price }) => price) ?? null,
        ])
      : [];
    const changedIds = changed.map(({ id }) => id);
    const wholeIds = changed.filter(({ onlyPrice }) => !onlyPrice).map(({ id }) => id);
    if (wholeIds.length)
      for (const statement of [REFRESH_TEXTS, REFRESH_PLACEMENTS, REFRESH_ATTRIBUTES])
        await manager.query(statement, [wholeIds]);
    await beforeJoining?.();
    if (!productIds.length) return;
    const ids = await this.refreshOffers(manager, productIds, changedIds, formerGroups(changed, seen));
    if (changed.length)
      await STORE_SOURCES.run(manager, [
        changedIds,
        changed.map(({ source }) => source),
        changed.map(({ version }) => version),
        changed.map(({ price }) => price),
        changed.map(({ groupKey }) => groupKey),
        changed.map(({ variantGroup }) => variantGroup),
      ]);
    await this.events.emitAsync(CatalogueRefreshed.event, new CatalogueRefreshed(manager, ids));
  }

  /** Refreshes only the popularity of products without other changes; at the end of a transaction. */
  async refreshPopularity(manager: EntityManager, productIds: number[]): Promise<void> {
    if (!productIds.length) return;
    await this.lockOffers(manager, productIds);
    await manager.query(REFRESH_POPULARITY, [productIds]);
  }

  /** Refreshes only the placements of products, after categories were moved. */
  async refreshPlacements(manager: EntityManager, productIds: number[]): Promise<void> {
    await manager.query(HOLD_STORES, [productIds]);
    await manager.query(REFRESH_PLACEMENTS, [productIds]);
    await FORGET_SOURCES.run(manager, [productIds]);
  }

  /**
   * All products of a company, after it was switched on or off.
   * @returns whether it came to its end; the signal stops it after a batch
   */
  async refreshCompany(companyId: number, signal?: AbortSignal): Promise<boolean> {
    // an import that looked at the company before the switch may still be writing: only its commit shows its products
    await this.database.transaction((manager) => this.holdStore(manager, companyId));
    for (let last = 0; !signal?.aborted;) {
      const rows = await NEXT_OF_STORE.rows(this.database, [companyId, last, BATCH_SIZE]);
      if (!rows.length) break;
      const ids = rows.map(({ id }) => id);
      await withDeadlockRetry(() =>
        this.database.transaction(async (manager) => {
          await this.holdStore(manager, companyId);
          // one that was switched on while a batch was written has offers without placements
          await this.refreshHeld(manager, ids, { anew: true });
        }),
      );
      last = ids.at(-1)!;
    }
    await this.counts.refresh();
    return !signal?.aborted;
  }

  /**
   * Rebuilds the whole read model from the products, batch by batch, while visitors continue to read pages.
   * @returns the number of products
   */
  async rebuild(onProgress: (done: number) => void = () => undefined): Promise<number> {
    let done = 0;
    for (let last = 0; ;) {
      const rows = await NEXT_PRODUCTS.rows(this.database, [last, BATCH_SIZE * BATCHES_AT_ONCE]);
      if (!rows.length) break;
      const ids = rows.map(({ id }) => id);
      await this.database.transaction(async (holder) => {
        // it does nothing while the batches are written
        await holder.query('set local idle_in_transaction_session_timeout = 0');
        await holder.query(HOLD_STORES, [ids]);
        const batches = Array.from({ length: BATCHES_AT_ONCE }, (_, index) =>
          this.database.transaction((manager) =>
            this.refreshHeld(manager, ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE), {
              anew: true,
            }),
          ),
        );
        // one that fails must not let others in while the other one writes
        for (const batch of await Promise.allSettled(batches))
          if (batch.status === 'rejected') throw batch.reason;
      });
      last = ids.at(-1)!;
      done += ids.length;
      onProgress(done);
    }
    await this.database.query(
      `delete from catalogue_offers o where not exists (select 1 from products p where p.id = o.offer_id)`,
    );
    await this.counts.refresh();
    return done;
  }

  /** Waits for other writers of these offers' rows, and excludes new ones until the transaction ends. */
  async lockOffers(manager: EntityManager, offerIds: number[]): Promise<void> {
    await manager.query(LOCK_OFFERS, [offerIds]);
  }

  /** @returns the products, and all whose comparison or card may change with `changedIds` */
  private async refreshOffers(
    manager: EntityManager,
    productIds: number[],
    changedIds: number[],
    former: JoinedProduct[],
  ): Promise<number[]> {
    const affected = await this.lockAffected(manager, productIds, changedIds, former);
    const { ids, keys } = affected;
    await manager.query(REFRESH_OWN, [productIds]);
    if (changedIds.length) {
      // a store may be deactivated meanwhile
      await manager.query(REMOVE_HIDDEN, [changedIds]);
      const places = await comparedPlaces(manager, { ...affected, changedIds });
      const judged = await REFRESH_OFFERS.rows(manager, [ids, changedIds, keys, JSON.stringify(places)]);
      if (judged.length) await manager.query(REFRESH_OWN, [judged.map(({ id }) => id)]);
      await manager.query(REFRESH_SHOWN_NAMES, [ids]);
    }
    return [...new Set([...productIds, ...ids])];
  }

  /**
   * Locks the keys that connect offers, and then the offers' rows. Two transactions that each add an offer of
   * the same product do not see each other's offer, and would not connect them: so the second one waits for
   * the first.
   * @returns the offers whose comparison or card may change with `changedIds`, their keys, the keys that
   * several of them share, and the offers about which people decided
   */
  private async lockAffected(
    manager: EntityManager,
    productIds: number[],
    changedIds: number[],
    former: JoinedProduct[],
  ): Promise<Affected> {
    if (!changedIds.length) {
      await this.lockOffers(manager, productIds);
      return { ids: [], keys: [], shared: [], decided: [] };
    }
    let { keys } = await JOIN_KEYS_OF.one(manager, [changedIds]);
    const before = JSON.stringify(former);
    await manager.query('savepoint before_locks');
    for (;;) {
      await lockKeys(manager, keys);
      let { others, ...found } = await AFFECTED_OFFERS.one(manager, [changedIds, keys, before]);
      if (!others.length) {
        await this.lockOffers(manager, [...productIds, ...found.ids]);
        // until their rows are locked, other offers may join the groups that these leave
        if (await HAS_NEW_NEIGHBOURS.row(manager, [changedIds, found.ids]))
          ({ others, ...found } = await AFFECTED_OFFERS.one(manager, [changedIds, keys, before]));
      }
      if (!others.length) {
        await manager.query('release savepoint before_locks');
        return { ...found, keys };
      }
      // all of them once more, in their order: who takes more and more of them blocks others who do, too
      await manager.query('rollback to savepoint before_locks');
      keys = [...keys, ...others];
    }
  }
}
