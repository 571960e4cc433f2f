import { foldText } from '../../core/i18n/fold-text.js';
import type { OfferRecord } from './offer-record.js';
import type { KnownOffer } from './offer-writer.statements.js';

export function isUnchanged(known: KnownOffer | undefined, record: OfferRecord): boolean {
  return Boolean(known && !known.leftFeed && known.contentHash === record.contentHash);
}

export function priceDiffers(known: KnownOffer | undefined, record: OfferRecord): boolean {
  return !known || Number(known.priceCents) !== record.priceCents || known.currency !== record.currency;
}

/** One offer as `UPSERT_OFFERS` reads it. */
export function toRow(record: OfferRecord, brands: Map<string, number>) {
  const {
    categoryIds: _categories,
    pictures: _pictures,
    attributes: _attributes,
    brand,
    ...columns
  } = record;
  return {
    kind: 'product',
    status: 'active',
    ...columns,
    brandId: brand ? (brands.get(foldText(brand)) ?? null) : null,
  };
}

/** Three parallel columns: offer id, linked id, position. */
export function links(
  records: OfferRecord[],
  idOf: Map<string, number>,
  linked: (record: OfferRecord) => number[],
): [number[], number[], number[]] {
  const columns: [number[], number[], number[]] = [[], [], []];
  for (const record of records) {
    const id = idOf.get(record.productCode)!;
    [...new Set(linked(record))].forEach((other, position) => {
      columns[0].push(id);
      columns[1].push(other);
      columns[2].push(position);
    });
  }
  return columns;
}

export function attributeRows(records: OfferRecord[], idOf: Map<string, number>) {
  return records.flatMap((record) =>
    record.attributes.map((attribute, position) => ({
      productId: idOf.get(record.productCode)!,
      position,
      ...attribute,
    })),
  );
}
