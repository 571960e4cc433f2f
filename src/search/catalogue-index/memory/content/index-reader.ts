import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { readAhead } from '../../../../core/database/read-ahead.js';
import type { RowOf } from '../../../../core/database/statement.js';
import { Config } from '../../../../core/config/config.js';
import { Metrics } from '../../../../core/metrics/metrics.js';
import { changedNames } from '../../source/changed-names.js';
import { type IndexRow, readCardsOf } from '../../source/card-offers.js';
import { collectGarbage } from './collect-garbage.js';
import { IndexContent } from './index-content.js';
import { CHANGES, type CatalogueChange, CARDS_AFTER } from '../../source/index-rows.statements.js';

/** Number of cards read together: other requests are answered in between. */
const CARDS_AT_ONCE = 500;
const OFFERS_AT_ONCE = 500;
const IDS_AT_ONCE = 10_000;
/** Above each id: a category and a card are one number, because numbers are sorted many times as quickly as objects. */
const CATEGORY = 2 ** 32;
/** Reading this many offers leaves more garbage than the index takes; V8 itself would keep its memory. */
const MANY_OFFERS = 50_000;
/** The index is read again if both this number and this share of its rows are dead. */
const MANY_DEAD = 20_000;
const MANY_DEAD_OF_ALL = 0.5;
/** Changes are kept longer; a process that did not look for this time reads everything again. */
const MAX_AGE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 60_000;
/** Share of the memory that the process may use for objects, including names of values. */
const MUCH_MEMORY = 0.8;
/** Before all of them. */
const NO_TRANSACTION = '0';

/** Told when the read model is emptied. */
const EMPTIED = 'catalogue_offers';

/** The content, and the last change that it includes. */
interface Held {
  content: IndexContent;
  /** Transactions before this one are in the content. */
  horizon: bigint;
  /** Later transactions that are also in the content. */
  applied: Set<string>;
  readAt: number;
}

/**
 * Keeps the content of the index up to date with the primary: it is read completely when a web process
 * starts, then change by change. While the database is away, the last content answers.
 */
@Injectable()
export class IndexReader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(IndexReader.name);
  private held: Held | null = null;
  /** Read again, used from the next look on. */
  private fresh: Held | null = null;
  private renewing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<IndexContent> | null = null;
  private next: Promise<IndexContent> | null = null;
  private isClosing = false;
  isShortOfMemory = false;

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'katalog_index_offers',
      'Offers in the index of this process: visible ones, and rows that their changes have left behind.',
      ['state'],
      (gauge) => {
        const { liveCount = 0, length = 0 } = this.held?.content.offers ?? {};
        gauge.set({ state: 'visible' }, liveCount);
        gauge.set({ state: 'left' }, length - liveCount);
      },
    );
    metrics.gauge(
      'katalog_index_age_seconds',
      'Seconds since the index of this process last looked for changes; it does so before each answer.',
      [],
      (gauge) => gauge.set(this.held ? (performance.now() - this.held.readAt) / 1_000 : 0),
    );
    metrics.gauge(
      'katalog_index_memory_ratio',
      'Part of the memory for objects that this process has taken, the names of its index among them.',
      [],
      (gauge) => gauge.set(memoryRatio()),
    );
  }

  /** So that no visitor waits for it. */
  onApplicationBootstrap(): void {
    if (this.config.role !== 'web' || this.config.openSearch) return;
    this.keepUp();
    this.checkForChanges();
  }

  /** The content, with all that was committed before the call. */
  current(): Promise<IndexContent> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    // a running read may begin before the commit of the caller's own change
    const startNext = () => {
      this.next = null;
      return this.start();
    };
    this.next = this.running.then(startNext, startNext);
    return this.next;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    // the database is closed next
    await Promise.allSettled([this.running, this.next, this.renewing]);
  }

  private start(): Promise<IndexContent> {
    const running = this.catchUp().finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }

  private async catchUp(): Promise<IndexContent> {
    const { fresh } = this;
    if (fresh) [this.held, this.fresh] = [fresh, null];
    const held = (this.held ??= await this.readFirst());
    try {
      await this.readChanges(held);
      this.keepUp();
      return held.content;
    } catch (error) {
      if (isConnectionLost(error)) {
        this.logger.error(error);
        return held.content;
      }
      // half-applied changes are read again
      this.held = null;
      throw error;
    }
  }

  private async readChanges(held: Held): Promise<void> {
    const readAt = performance.now();
    const read = await CHANGES.one(this.database, [String(held.horizon), [...held.applied]]);
    const { changes } = read;
    if (changes.some(({ relation }) => relation === EMPTIED) || readAt - held.readAt > MAX_AGE_MS) {
      Object.assign(held, await this.readAll());
      return;
    }
    await this.applyChanges(held.content, changes);
    recordChanges(held, read, readAt);
    this.watchMemory();
    if (isWorn(held.content) && !this.renewing) this.rebuildContent();
  }

  /** Reads everything again, next to the content that answers meanwhile. */
  private rebuildContent(): void {
    this.renewing = this.readAll()
      .then((fresh) => {
        this.fresh = fresh;
      })
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.renewing = null;
      });
  }

  /** No request is answered before it is read: the time to collect its garbage. */
  private async readFirst(): Promise<Held> {
    const held = await this.readAll();
    if (held.content.offers.length > MANY_OFFERS) collectGarbage();
    return held;
  }

  private async readAll(): Promise<Held> {
    const readAt = performance.now();
    const read = await CHANGES.one(this.database, [NO_TRANSACTION, []]);
    const content = new IndexContent();
    await content.renew(this.database, 'category', null);
    for await (const offers of readAhead(this.readOffers())) {
      await content.put(this.database, offers);
      // visitors are answered in between
      await nextTurn();
      if (this.isClosing) throw new Error('The process ends.');
    }
    return recordChanges({ content, horizon: 0n, applied: new Set(), readAt }, read, readAt);
  }

  /** In batches of whole cards. */
  private async *readOffers(): AsyncGenerator<IndexRow[]> {
    const cards = await this.readCards();
    for (let start = 0; start < cards.length; start += CARDS_AT_ONCE) {
      const cardIds = Array.from(cards.subarray(start, start + CARDS_AT_ONCE), (card) => card % CATEGORY);
      yield readCardsOf(this.database, [], cardIds);
    }
  }

  /** All cards, sorted by category: most lists then read adjacent memory. */
  private async readCards(): Promise<Float64Array> {
    const cards: number[] = [];
    for (let last = 0; ;) {
      const next = await CARDS_AFTER.rows(this.database, [last, IDS_AT_ONCE]);
      if (!next.length) return Float64Array.from(cards).sort();
      for (const { cardId, categoryId } of next) cards.push(categoryId * CATEGORY + cardId);
      last = next.at(-1)!.cardId;
    }
  }

  private async applyChanges(content: IndexContent, changes: CatalogueChange[]): Promise<void> {
    for (const [field, ids] of changedNames(changes)) await content.renew(this.database, field, ids);
    const changed = changes.flatMap(({ relation, ids }) => (relation === null ? (ids ?? []) : []));
    const offerIds = [...new Set(changed)];
    for (let start = 0; start < offerIds.length; start += OFFERS_AT_ONCE) {
      const batch = offerIds.slice(start, start + OFFERS_AT_ONCE);
      const cardIds = [...new Set(batch.flatMap((id) => content.offers.cardOf(id) ?? []))];
      await content.put(this.database, await readCardsOf(this.database, batch, cardIds), cardIds);
      await nextTurn();
    }
  }

  /** A process without requests reads changes while they are kept. */
  private keepUp(): void {
    this.timer ??= setInterval(() => this.checkForChanges(), LOOK_EVERY_MS).unref();
  }

  private checkForChanges(): void {
    this.current().catch((error: unknown) => {
      if (!this.isClosing) this.logger.error(error);
    });
  }

  /** Warns the operator before the memory is used up. */
  private watchMemory(): void {
    const isShort = memoryRatio() > MUCH_MEMORY;
    if (isShort && !this.isShortOfMemory)
      this.logger.warn(
        'The process is nearly out of memory because of the index: see "Sizing OpenSearch" in docs/operations.md.',
      );
    this.isShortOfMemory = isShort;
  }
}

/** Stores the last change that the content includes. */
function recordChanges(held: Held, { horizon, changes }: RowOf<typeof CHANGES>, readAt: number): Held {
  const { applied } = held;
  held.horizon = BigInt(horizon);
  held.readAt = readAt;
  for (const { transaction } of changes) applied.add(transaction);
  for (const transaction of applied) if (BigInt(transaction) < held.horizon) applied.delete(transaction);
  return held;
}

function memoryRatio(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}

const isWorn = ({ offers: { length, liveCount } }: IndexContent) =>
  length - liveCount > MANY_DEAD && length - liveCount > length * MANY_DEAD_OF_ALL;

/** Errors without an SQLSTATE are errors of the connection. */
function isConnectionLost(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: unknown };
  return typeof code !== 'string' || code.length !== 5 || /^(08|57P)/.test(code);
}
