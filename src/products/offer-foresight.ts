import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { differencesOf, type OfferDifference } from './offer-differences.js';
import { type OfferImage, offerImage } from './offer-image.js';
import type { OfferRecord } from './offer-record.js';
import { isUnchanged, type KnownOffer } from './offer-writer.rows.js';
import { FIND_DELETED, FIND_KNOWN } from './offer-writer.statements.js';

const IMAGES = `select ${offerImage('p')} as image from products p where p.id = any($1::integer[])`;

/** Tells what writing offers would change, and writes nothing. */
@Injectable()
export class OfferForesight {
  /** @param records with distinct product codes */
  async of(manager: EntityManager, companyId: number, records: OfferRecord[]): Promise<OfferDifference[]> {
    const codes = records.map(({ productCode }) => productCode);
    const deleted = await manager.query<{ id: number }[]>(FIND_DELETED, [companyId, codes]);
    const rows = await manager.query<KnownOffer[]>(FIND_KNOWN, [companyId, codes]);
    const known = new Map(rows.map((row) => [row.productCode, row]));
    const changedIds = records.flatMap((record) => {
      const offer = known.get(record.productCode);
      return offer && !isUnchanged(offer, record) ? offer.id : [];
    });
    const images = await manager.query<{ image: OfferImage }[]>(IMAGES, [
      [...changedIds, ...deleted.map(({ id }) => id)],
    ]);
    return differencesOf(
      records,
      images.map(({ image }) => image),
      codes.filter((code) => !known.has(code)),
    );
  }
}
