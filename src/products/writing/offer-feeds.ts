import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeptFields } from './kept-fields.js';
import type { BeforeChange, OfferRecord, WritingSteps, WrittenOffers } from './offer-record.js';
import { inCodeOrder, OfferWriter } from './offer-writer.js';
import type { KnownOffer } from './offer-writer.statements.js';
import type { LeftOutReason } from '../visibility.js';

/** Writes offers of feeds, except for fields that their stores keep. */
@Injectable()
export class OfferFeeds {
  constructor(
    private readonly writer: OfferWriter,
    private readonly kept: KeptFields,
  ) {}

  /** @param records with distinct product codes */
  async write(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    steps: WritingSteps,
  ): Promise<WrittenOffers> {
    const known = await this.writer.findKnown(manager, companyId, records);
    const changed = await this.compare(manager, companyId, inCodeOrder(records), known);
    const unchanged = records.length - changed.length;
    const batch = { records: changed, known, described: changed, unchanged, isEdit: false };
    return this.writer.replace(manager, companyId, batch, steps);
  }

  /** Deactivates offers that the feed no longer has; a later import that has them activates them. */
  hide(manager: EntityManager, ids: number[], beforeChange: BeforeChange): Promise<void> {
    return this.writer.hide(manager, ids, beforeChange);
  }

  /** Notes why the feed hides offers that it still has. */
  noteLeftOut(manager: EntityManager, offers: { id: number; reason: LeftOutReason | null }[]): Promise<void> {
    return this.writer.noteLeftOut(manager, offers);
  }

  /** @returns the records that differ from their offers */
  compare(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    known: Map<string, KnownOffer>,
  ): Promise<OfferRecord[]> {
    const differing = records.filter((record) => !isUnchanged(known.get(record.productCode), record));
    return this.kept.withoutKept(manager, companyId, differing, known);
  }
}

/**
 * A fast check before the comparison: the fingerprint identifies the feed's last write. Equal fingerprints
 * mean an equal offer; with different ones the offer may still be equal.
 */
function isUnchanged(known: KnownOffer | undefined, { contentHash }: OfferRecord): boolean {
  return known !== undefined && !isMissing(known) && known.contentHash === contentHash;
}

/** The feed did not have the offer, or it is deleted: if the feed has it now, it is activated again. */
const isMissing = ({ leftFeed, isDeleted }: KnownOffer) => leftFeed || isDeleted;
