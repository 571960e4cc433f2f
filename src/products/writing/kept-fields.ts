import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PictureReferences, referenceKey } from '../../media/picture-references.js';
import { ProductRecords } from '../own/product-records.js';
import { differingParts } from './offer-comparison.js';
import type { OfferRecord } from './offer-record.js';
import { stateOfRecord } from './offer-state.js';
import type { KnownOffer } from './offer-writer.statements.js';

/** Fields that stores keep, and imports do not overwrite. */
@Injectable()
export class KeptFields {
  constructor(
    private readonly records: ProductRecords,
    private readonly pictures: PictureReferences,
  ) {}

  /**
   * The records of a feed without those that differ from their offers in kept fields only.
   * @param changed records whose fingerprints differ
   * @param known existing offers by product code
   */
  async withoutKept(
    manager: EntityManager,
    companyId: number,
    changed: OfferRecord[],
    known: Map<string, KnownOffer>,
  ): Promise<OfferRecord[]> {
    const keeping = changed.filter(({ productCode }) => keepsAny(known.get(productCode)));
    if (!keeping.length) return changed;
    const ids = keeping.map(({ productCode }) => known.get(productCode)!.id);
    const stored = await this.records.byIds(ids, manager);
    const storedOf = new Map(stored.map((record) => [record.productCode, record]));
    const references = keeping.flatMap(({ pictures }) => pictures);
    const found = await this.pictures.find(manager, companyId, references);
    const same = new Set(
      keeping.filter((record) => {
        const offer = storedOf.get(record.productCode)!;
        const wanted = stateOfRecord(record, (picture) => found.get(referenceKey(picture)));
        return !differingParts(offer, wanted, new Set(offer.keptFields)).length;
      }),
    );
    return changed.filter((record) => !same.has(record));
  }
}

/** An offer that was missing in its feed, or is deleted, is activated again, even with kept fields. */
const keepsAny = (known: KnownOffer | undefined) =>
  known && known.keptFields.length > 0 && !known.leftFeed && !known.isDeleted;
