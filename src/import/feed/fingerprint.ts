import { hash } from 'node:crypto';
import { FEED_FIELDS } from '../../products/product-columns.js';
import type { FeedLanguage, FeedOffer, FeedValues, OfferTexts } from './offer.js';

/** Incremented when the fields or their order change, so that no old fingerprint matches by accident. */
const VERSION = 1;

const LANGUAGES: FeedLanguage[] = ['en', 'sl'];
const TEXTS: (keyof OfferTexts)[] = ['description', 'name', 'specifications'];

/** The first fields, without names in the fingerprint. Their order must never change. */
const UNNAMED = [
  'productCode',
  'name',
  'description',
  'specifications',
  'priceCents',
  'regularPriceCents',
  'currency',
  'link',
  'brand',
  'ean',
  'gtin',
  'mpn',
  'stock',
  'availability',
  'deliveryCostCents',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'condition',
  'variantGroup',
] as const satisfies (keyof FeedValues)[];
/** Later fields; null values leave the fingerprint unchanged. */
const SALE = ['salePriceCents', 'saleFrom', 'saleUntil'] as const;
const NAMED = [...FEED_FIELDS.map(({ name }) => name), ...SALE].filter(
  (name) => !(UNNAMED as readonly string[]).includes(name),
);

/** 16 bytes that change when the offer changes. No protection against forgery. */
export function fingerprint(offer: FeedOffer): Buffer {
  const fields = [
    VERSION,
    ...UNNAMED.map((name) => offer[name]),
    offer.categoryPath,
    offer.pictures,
    offer.pictureAlts?.map((alts) => pairs(alts, LANGUAGES)) ?? null,
    offer.attributes.map(({ key, name, value, unit, translations }) => [
      key ?? null,
      name,
      value,
      unit,
      translations ? [pairs(translations.name, LANGUAGES), pairs(translations.value, LANGUAGES)] : null,
    ]),
    offer.translations
      ? pairs(offer.translations, LANGUAGES).map(([language, texts]) => [language, pairs(texts, TEXTS)])
      : null,
    ...NAMED.flatMap((name) => (offer[name] === null ? [] : [[name, offer[name]]])),
  ];
  // hex, since allocating a buffer for each digest costs more than the hash
  return Buffer.from(hash('sha256', JSON.stringify(fields), 'hex').slice(0, 32), 'hex');
}

/** In a fixed order, so that the order of languages in the file does not matter. */
function pairs<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): [Key, Value][] {
  const found: [Key, Value][] = [];
  for (const key of keys) {
    const value = record[key];
    if (value !== undefined) found.push([key, value]);
  }
  return found;
}
