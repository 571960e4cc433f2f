import type { KnownItem } from '../feed/known-item.js';
import { textHash } from '../feed/text-hash.js';
import { filledBy } from './field-coverage.js';
import type { AcceptedOffer, ConvertedItem } from './to-offer-record.js';

/** An offer in short: what a first look at its feed wants to know of it. */
export function toKnownItem({
  record,
  issues,
  pathKey = null,
  namesCurrency = true,
}: AcceptedOffer): KnownItem {
  const { productCode, contentHash, priceCents, currency, ean, gtin } = record;
  return {
    productCode,
    contentHash,
    priceCents,
    currency,
    namesCurrency,
    hasEan: ean !== null,
    groupKey: groupKeyOf(record),
    filled: filledBy({ record, issues }),
    pathKey,
    hasGtin: gtin !== null,
    issues: issues.map(({ severity, code }) => [severity, code]),
    pictures: record.pictures.map(({ url }) => (url === null ? 0 : pictureHash(url))),
  };
}

/** Of an address: two of a million meet, and then an item is read that need not be. */
export const pictureHash = (url: string): number => textHash(url)[1];

/** As the column of products is generated: what may be compared. */
function groupKeyOf({
  gtin,
  condition,
  currency,
  kind,
}: NonNullable<ConvertedItem['record']>): string | null {
  return gtin !== null && currency === 'EUR' && kind !== 'service' ? gtin + condition[0]! : null;
}
