import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import type { RowOf } from '../../core/database/statement.js';
import { lastInstant, nextChange, pricesSince, valuesAt } from '../clock/offer-times.js';
import { ProductRequests } from '../read-model/product-requests.js';
import { type ClockChange, OfferJournal } from './offer-journal.js';
import { ADD_PRICE_STEPS } from './price-history.statements.js';
import { FIND_DUE, LOCK_DUE, SWITCH } from './scheduled-changes.statements.js';

/** Others who write these offers wait for a batch. */
const BATCH_SIZE = 500;

type DueOffer = RowOf<typeof LOCK_DUE>;

/**
 * Writes changes that only the clock causes: sales begin and end, preorders end, offers expire. Any number of
 * workers may run it at once, and after a crash the next one continues: an offer is due until its change
 * commits.
 */
@Injectable()
export class ScheduledChanges {
  constructor(
    private readonly database: DataSource,
    private readonly journal: OfferJournal,
    private readonly requests: ProductRequests,
  ) {}

  async isAnyDue(): Promise<boolean> {
    return (await FIND_DUE.one(this.database, [1])).ids.length > 0;
  }

  /** Batch by batch, until nothing is due. @returns how many offers were due */
  async writeDueChanges(signal: AbortSignal): Promise<number> {
    let count = 0;
    while (!signal.aborted) {
      const { ids } = await FIND_DUE.one(this.database, [BATCH_SIZE]);
      if (!ids.length) break;
      count += await withDeadlockRetry(() =>
        this.database.transaction((manager) => this.applyTo(manager, ids)),
      );
    }
    return count;
  }

  private async applyTo(manager: EntityManager, ids: number[]): Promise<number> {
    const offers = await LOCK_DUE.rows(manager, [ids]);
    if (!offers.length) return 0;
    const changed = offers.map(changeOf);
    await SWITCH.run(manager, [JSON.stringify(changed.map(({ row }) => row))]);
    const steps = changed.flatMap(({ row: { id }, steps }) => steps.map((step) => ({ id, ...step })));
    if (steps.length) await ADD_PRICE_STEPS.run(manager, [JSON.stringify(steps)]);
    await this.journal.recordByClock(
      manager,
      changed.map(({ change }) => change),
    );
    await this.requests.refresh(
      manager,
      offers.map(({ id }) => id),
    );
    return offers.length;
  }
}

function changeOf({ id, companyId, now, name, nextChangeAt: since, times }: DueOffer) {
  const at = now.getTime();
  const values = valuesAt(times, at);
  const { price, availability, expiresAt } = times;
  const hasExpired = expiresAt !== null && expiresAt >= since && Date.parse(expiresAt) <= at;
  const change: ClockChange = {
    id,
    companyId,
    name,
    before: { price, availability, expired: false },
    after: { ...values, expired: hasExpired },
  };
  return {
    row: { id, ...values, nextChangeAt: nextChange(times, at), switchedAt: lastInstant(times, at) },
    steps: pricesSince(times, since, at),
    change,
  };
}
