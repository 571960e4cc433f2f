import type { KnownItem } from '../feed/known-item.js';
import { textHash } from '../feed/text-hash.js';
import { filledBy } from './field-coverage.js';
import { linkHost } from './link-host.js';
import type { AcceptedOffer, ConvertedItem } from './to-offer-record.js';

/** The facts of an offer that a first pass needs. */
export function toKnownItem({
  record,
  issues,
  pathKey = null,
  byGoogle = false,
  namesCurrency = true,
  terms,
}: AcceptedOffer): KnownItem {
  const { productCode, contentHash, priceCents, currency, ean, gtin } = record;
  return {
    productCode,
    contentHash,
    priceCents,
    currency,
    namesCurrency,
    hasEan: ean !== null,
    isOutOfStock: isOutOfStock(record),
    host: linkHost(record.link),
    groupKey: groupKeyOf(record),
    filled: filledBy({ record, issues, terms }),
    pathKey,
    hasGtin: gtin !== null,
    byGoogle,
    issues: issues.map(({ severity, code }) => [severity, code]),
    pictures: record.pictures.map(({ url }) => (url === null ? 0 : pictureHash(url))),
  };
}

/** 32 bits of a URL's hash; a collision only causes an item to be parsed again. */
export const pictureHash = (url: string): number => textHash(url)[1];

/** Zero pieces can still be ordered. */
const isOutOfStock = ({ availability, stock }: AcceptedOffer['record']) =>
  availability === 'out_of_stock' ||
  (stock === 0 && availability !== 'backorder' && availability !== 'preorder');

/** Equals the generated column `products.group_key`; a price with a contract is compared with no other. */
function groupKeyOf({
  gtin,
  condition,
  currency,
  kind,
  contract,
}: NonNullable<ConvertedItem['record']>): string | null {
  return gtin !== null && currency === 'EUR' && kind !== 'service' && contract === null
    ? gtin + condition[0]!
    : null;
}
