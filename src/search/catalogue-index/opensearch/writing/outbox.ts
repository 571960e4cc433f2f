import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../../core/config/config.js';
import { Metrics } from '../../../../core/metrics/metrics.js';
import { BatchSize } from '../../../../core/queue/batch-size.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { BulkWriter } from './bulk-writer.js';
import { CardWriter } from './card-writer.js';
import { NameWriter } from './name-writer.js';
import { OUTBOX, SETTLE_CHANGES, TAKE_CHANGES } from './writing.statements.js';
import { changedNames } from '../../source/changed-names.js';
import type { NameField } from '../../source/name-words.js';

const CHANGES = { first: 20, max: 1_000, aimMs: 1_000 };
const OFFERS_AT_ONCE = 2_000;
/** Told when the read model is emptied. */
const EMPTIED = 'catalogue_offers';

interface Change {
  id: string;
  relation: string | null;
  ids: number[] | null;
  /** Cards that some offers left; none: only offers' own values changed; null: anything may have. */
  leftCards: number[] | null;
}

/** The waiting changes, and the age of the oldest. */
export interface OutboxState {
  changes: number;
  seconds: number;
}

/** The result of a batch. */
export interface Followed {
  changes: number;
  /** Whether there may be more. */
  hasMore: boolean;
  /** Everything must be indexed again. */
  isEmptied: boolean;
}

/**
 * Processes the changes that triggers recorded. A process holds its changes until the engine has them, so
 * that others take them if it dies; several processes take different ones.
 */
@Injectable()
export class Outbox {
  private readonly changesAtOnce = new BatchSize(CHANGES);

  constructor(
    private readonly database: DataSource,
    private readonly indexes: EngineIndexes,
    private readonly cards: CardWriter,
    private readonly names: NameWriter,
    private readonly bulk: BulkWriter,
    config: Config,
    metrics: Metrics,
  ) {
    if (!config.openSearch) return;
    const figure = (name: string, help: string, of: keyof OutboxState) =>
      metrics.gauge(name, help, [], async (gauge) => {
        // without the database nothing of it is known
        const state = await this.readState().catch(() => null);
        if (state) gauge.set(state[of]);
      });
    figure('katalog_index_waiting_changes', 'Changes that OpenSearch does not have yet.', 'changes');
    figure(
      'katalog_index_seconds_behind',
      'Age of the oldest change that OpenSearch does not have.',
      'seconds',
    );
  }

  /**
   * Indexes some changes, the oldest first.
   * @throws Unavailable if the engine is unavailable; the changes wait
   */
  async indexChanges(): Promise<Followed> {
    const limit = this.changesAtOnce.value;
    const since = performance.now();
    const changes = await this.database.transaction(async (manager) => {
      const taken = await TAKE_CHANGES.rows(manager, [limit]);
      if (taken.length) await this.index(manager, taken);
      return taken;
    });
    if (changes.length === limit) this.changesAtOnce.adaptTo(performance.now() - since);
    return {
      changes: changes.length,
      hasMore: changes.length === limit,
      isEmptied: changes.some(({ relation }) => relation === EMPTIED),
    };
  }

  /** The number of waiting changes, and the age of the oldest one in seconds. */
  readState(): Promise<OutboxState> {
    return OUTBOX.one(this.database);
  }

  private async index(manager: EntityManager, changes: Change[]): Promise<void> {
    // after they were taken: a generation that is made later reads them itself
    const generations = await this.indexes.generations();
    for (const [field, ids] of changedNames(changes)) await this.rename(manager, field, ids, generations);
    const offers = changes.filter(({ relation }) => relation === null);
    const idsOf = (some: Change[]) => new Set(some.flatMap(({ ids }) => ids ?? []));
    const offerIds = [...idsOf(offers)];
    const cardIds = [...new Set(offers.flatMap(({ leftCards }) => leftCards ?? []))];
    const movedIds = idsOf(offers.filter(({ leftCards }) => leftCards?.length));
    const remadeIds = idsOf(offers.filter(({ leftCards }) => leftCards?.length !== 0));
    const most = Math.max(offerIds.length, cardIds.length);
    for (let start = 0; start < most; start += OFFERS_AT_ONCE) {
      const part = <Item>(items: Item[]) => items.slice(start, start + OFFERS_AT_ONCE);
      const changed = { offerIds: part(offerIds), cardIds: part(cardIds), movedIds, remadeIds };
      await this.cards.writeChanged(manager, changed, generations);
    }
    await SETTLE_CHANGES.run(manager, [changes.map(({ id }) => id)]);
  }

  private async rename(
    manager: EntityManager,
    field: NameField,
    ids: number[] | null,
    generations: string[],
  ): Promise<void> {
    if (field === 'category') {
      const live = await this.indexes.liveGeneration();
      await this.bulk.write(await this.names.categories(manager, live), generations);
      return;
    }
    for await (const writes of this.names.changed(manager, field, ids))
      await this.bulk.write(writes, generations);
  }
}
