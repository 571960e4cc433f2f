import { hash } from 'node:crypto';
import type { FeedOffer, OfferTexts } from './offer.js';

/** Raised when the fields or their order change, so that no old fingerprint matches by accident. */
const VERSION = 1;

/** 16 bytes that stay the same as long as nothing about the offer changes; not meant against forgery. */
export function fingerprint(offer: FeedOffer): Buffer {
  const fields = [
    VERSION,
    offer.productCode,
    offer.name,
    offer.description,
    offer.specifications,
    offer.priceCents,
    offer.regularPriceCents,
    offer.currency,
    offer.link,
    offer.brand,
    offer.ean,
    offer.gtin,
    offer.mpn,
    offer.stock,
    offer.availability,
    offer.deliveryCostCents,
    offer.deliveryDaysMin,
    offer.deliveryDaysMax,
    offer.condition,
    offer.variantGroup,
    offer.categoryPath,
    offer.pictures,
    offer.pictureAlts?.map(sorted) ?? null,
    offer.attributes.map(({ key, name, value, unit, translations }) => [
      key ?? null,
      name,
      value,
      unit,
      translations ? [sorted(translations.name), sorted(translations.value)] : null,
    ]),
    offer.translations
      ? sorted(offer.translations).map(([language, texts]) => [language, sorted(texts)])
      : null,
  ];
  return hash('sha256', JSON.stringify(fields), 'buffer').subarray(0, 16);
}

/** The order in which a file names languages is no difference. */
function sorted<Value>(record: { [name: string]: Value } | OfferTexts): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
