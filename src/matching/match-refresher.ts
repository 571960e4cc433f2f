import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { blockKeys } from './block-keys.js';
import { type MatchedName, matchedName } from './matched-name.js';
import {
  ADD_BLOCKS,
  ADD_SUGGESTIONS,
  CANDIDATES,
  HAS_CHANGES,
  HAS_OFFERS,
  MATCHED_OFFERS,
  PREFER_INDEXES,
  RECORD_ALL,
  REMOVE_BLOCKS,
  REMOVE_CHANGES,
  REMOVE_OFFERS,
  REMOVE_SUGGESTIONS,
  STORE_SOURCES,
  STORED_SOURCES,
} from './matching.statements.js';
import { scorePair } from './score-pair.js';
import { type NewSuggestion, newSuggestion } from './suggestion.js';
import { findSuspicious } from './suspicious-groups.js';

/** The best suggestions of an offer. */
const MAX_SUGGESTIONS = 5;

/** Brings the suggestions up to date with the offers that transactions recorded. */
@Injectable()
export class MatchRefresher {
  constructor(private readonly database: DataSource) {}

  /** Whether there are recorded changes. */
  async hasWork(): Promise<boolean> {
    return (await HAS_CHANGES.row(this.database)) !== undefined;
  }

  /** Records all offers if none was compared yet: after the installation or a restore. */
  async recordAllOnce(): Promise<void> {
    if (!(await HAS_OFFERS.row(this.database))) await RECORD_ALL.run(this.database);
  }

  /** @param stopping aborts after a batch; the next call continues */
  async refresh(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted)
      if (!(await this.database.transaction((manager) => this.refreshBatch(manager)))) return;
  }

  /** @returns whether there was a batch */
  private async refreshBatch(manager: EntityManager): Promise<boolean> {
    await manager.query(takeLock('matching'));
    await PREFER_INDEXES.run(manager);
    // before the offers are read: later changes cause another batch
    const changes = await REMOVE_CHANGES.rows(manager);
    const ids = [...new Set(changes.flatMap(({ offerIds }) => offerIds))];
    if (!ids.length) return false;
    const offers = await MATCHED_OFFERS.rows(manager, [ids]);
    const sources = new Map(
      (await STORED_SOURCES.rows(manager, [ids])).map(({ offerId, source }) => [offerId, source]),
    );
    const firstIds = new Set(offers.map(({ id }) => id));
    await this.removeOffers(
      manager,
      [...sources.keys()].filter((id) => !firstIds.has(id)),
    );
    const changed = offers.filter(({ id, source }) => sources.get(id) !== source);
    await this.storeOffers(manager, changed.map(matchedName));
    await STORE_SOURCES.run(manager, [changed.map(({ id }) => id), changed.map(({ source }) => source)]);
    await REMOVE_SUGGESTIONS.run(manager, [ids, 'suspicious']);
    await addSuggestions(manager, await findSuspicious(manager, ids));
    return true;
  }

  /** Offers that are hidden or deleted, or no longer the first of their group. */
  private async removeOffers(manager: EntityManager, ids: number[]): Promise<void> {
    if (!ids.length) return;
    await REMOVE_BLOCKS.run(manager, [ids]);
    await REMOVE_OFFERS.run(manager, [ids]);
    await REMOVE_SUGGESTIONS.run(manager, [ids, 'pair']);
  }

  private async storeOffers(manager: EntityManager, changed: MatchedName[]): Promise<void> {
    if (!changed.length) return;
    const ids = changed.map(({ offer }) => offer.id);
    await REMOVE_BLOCKS.run(manager, [ids]);
    await REMOVE_SUGGESTIONS.run(manager, [ids, 'pair']);
    const blocks = changed.flatMap((name) => blockKeys(name).map((key) => ({ key, id: name.offer.id })));
    await ADD_BLOCKS.run(manager, [blocks.map(({ key }) => key), blocks.map(({ id }) => id)]);
    await addSuggestions(manager, await this.findPairs(manager, changed));
  }

  private async findPairs(manager: EntityManager, changed: MatchedName[]): Promise<NewSuggestion[]> {
    const names = new Map(changed.map((name) => [name.offer.id, name]));
    const candidates = await CANDIDATES.rows(manager, [[...names.keys()]]);
    const missing = candidates.map(({ otherId }) => otherId).filter((id) => !names.has(id));
    for (const offer of await MATCHED_OFFERS.rows(manager, [[...new Set(missing)]]))
      names.set(offer.id, matchedName(offer));
    const found = new Map<number, NewSuggestion[]>();
    for (const { offerId, otherId } of candidates) {
      const [one, other] = [names.get(offerId)!, names.get(otherId)];
      // one that was hidden a moment ago is removed by a later batch
      const pair = other && scorePair(one, other);
      if (!pair) continue;
      const suggestion = newSuggestion('pair', offerId, otherId, pair.score, pair.reasons);
      found.set(offerId, [...(found.get(offerId) ?? []), suggestion]);
    }
    return [...found.values()].flatMap((pairs) =>
      pairs.toSorted((a, b) => b.percent - a.percent).slice(0, MAX_SUGGESTIONS),
    );
  }
}

async function addSuggestions(manager: EntityManager, suggestions: NewSuggestion[]): Promise<void> {
  const unique = [...new Map(suggestions.map((one) => [`${one.offerId} ${one.otherId}`, one])).values()];
  if (!unique.length) return;
  await ADD_SUGGESTIONS.run(manager, [
    unique.map(({ kind }) => kind),
    unique.map(({ offerId }) => offerId),
    unique.map(({ otherId }) => otherId),
    unique.map(({ percent }) => percent),
    unique.map(({ reasons }) => JSON.stringify(reasons)),
  ]);
}
