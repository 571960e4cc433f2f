import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { json, statement } from '../../core/database/statement.js';
import type { OfferDifference } from './offer-difference.js';
import { differencesOf } from './offer-differences.js';
import { OfferEdits } from './offer-edits.js';
import { OfferFeeds } from './offer-feeds.js';
import { type OfferSnapshot, offerSnapshot } from './offer-snapshot.js';
import type { OfferRecord } from './offer-record.js';
import { OfferWriter } from './offer-writer.js';

/** Compares offers with the stored ones, and writes nothing. */
@Injectable()
export class OfferDryRun {
  constructor(
    private readonly writer: OfferWriter,
    private readonly feeds: OfferFeeds,
    private readonly edits: OfferEdits,
  ) {}

  /**
   * @param records with distinct product codes
   * @param areEdits whether they come from an edited export, which `OfferEdits` writes
   */
  async compare(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    areEdits: boolean,
  ): Promise<OfferDifference[]> {
    const known = await this.writer.findKnown(manager, companyId, records);
    const changed = areEdits
      ? (await this.edits.compare(manager, companyId, records, known)).map(({ record }) => record)
      : await this.feeds.compare(manager, companyId, records, known);
    const changedIds = changed.flatMap(({ productCode }) => known.get(productCode)?.id ?? []);
    const snapshots = await SNAPSHOTS.rows(manager, [changedIds]);
    return differencesOf(
      changed,
      snapshots.map(({ image }) => image),
      changed.flatMap(({ productCode }) => (known.has(productCode) ? [] : productCode)),
      areEdits,
    );
  }
}

const SNAPSHOTS = statement({
  image: json<OfferSnapshot>(),
})`select ${offerSnapshot('p')} as image from products p where p.id = any($1::integer[])`;
