import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { afterCommit } from '../../core/database/after-commit.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { CatalogueCounts } from './catalogue-counts.js';
import { askFor, CATALOGUE_QUEUE, PLACEMENTS_JOB } from './catalogue.queue.js';
import { CatalogueService } from './catalogue.service.js';

const BATCH_SIZE = 2_000;

/** Products whose categories changed, but not yet in the read model. */
@Injectable()
export class PlacementRequests {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly catalogue: CatalogueService,
    private readonly counts: CatalogueCounts,
  ) {}

  /** Records the products in and below a category, in the transaction that moves it. */
  async add(manager: EntityManager, categoryId: number): Promise<void> {
    await manager.query(ADD, [categoryId]);
    afterCommit(manager, () => this.requestRefresh());
  }

  /** Informs the workers if the table has rows. */
  async askIfWaiting(): Promise<void> {
    const waiting = await this.database.query<unknown[]>('select from catalogue_placement_requests limit 1');
    if (waiting.length) await this.requestRefresh();
  }

  /** Puts products into their lists, batch by batch; each batch leaves the table in the transaction that does it. */
  async refreshRequestedPlacements(signal: AbortSignal): Promise<void> {
    const batch = () => this.database.transaction((manager) => this.refreshBatch(manager));
    while (!signal.aborted && (await withDeadlockRetry(batch)));
    await this.counts.refresh();
  }

  private async refreshBatch(manager: EntityManager): Promise<boolean> {
    const taken = await manager.query<{ id: number }[]>(TAKE, [BATCH_SIZE]);
    const ids = taken.map(({ id }) => id);
    if (ids.length) await this.catalogue.refreshPlacements(manager, ids);
    return ids.length > 0;
  }

  /** One such job in the whole system. */
  private requestRefresh(): Promise<void> {
    return askFor(this.queue, PLACEMENTS_JOB);
  }
}

// an update, not "do nothing": an existing row must not be taken before this transaction ends
const ADD = `
  insert into catalogue_placement_requests (product_id)
  select distinct pc.product_id from product_categories pc join categories c on c.id = pc.category_id
  where c.path @> array[$1::integer]
  order by 1
  on conflict (product_id) do update set requested_at = excluded.requested_at`;

// an array, not a join: statistics of a table that is usually empty mislead the planner
const TAKE = `
  with taken as (
    delete from catalogue_placement_requests where product_id = any(array(
      select product_id from catalogue_placement_requests order by product_id limit $1 for update skip locked))
    returning product_id as id
  )
  select id from taken`;
