import { isDeepStrictEqual } from 'node:util';
import { foldText } from '../../core/i18n/fold-text.js';
import { LOCALES } from '../../core/i18n/locales.js';
import type { DifferenceKind, FieldDifference, OfferDifference } from './offer-difference.js';
import { partsOf } from './offer-differences-parts.js';
import type { OfferSnapshot } from './offer-snapshot.js';
import type { OfferRecord } from './offer-record.js';

/** A price that is so many times higher or lower is rather a mistake than a price. */
export const JUMP = 3;

const KIND_OF: Record<string, DifferenceKind> = {
  price: 'price',
  regularPrice: 'price',
  currency: 'currency',
  ean: 'ean',
  stock: 'supply',
  availability: 'supply',
  deliveryCost: 'delivery',
  deliveryDaysMin: 'delivery',
  deliveryDaysMax: 'delivery',
  name: 'texts',
  description: 'texts',
  specifications: 'texts',
  categories: 'category',
  pictures: 'pictures',
  alts: 'pictures',
  attributes: 'attributes',
};

/**
 * What writing the records changes.
 * @param images of those that are stored, and not as they should be
 * @param missing product codes of which nothing was living
 */
export function differencesOf(
  records: OfferRecord[],
  images: OfferSnapshot[],
  missing: string[],
): OfferDifference[] {
  const before = new Map(images.map((image) => [image.product_code, image]));
  const added = new Set(missing);
  return records.flatMap((record) => {
    const image = before.get(record.productCode);
    if (image && image.deleted_at === null) return changedOffer(image, record);
    return image || added.has(record.productCode) ? newOffer(record) : [];
  });
}

/** An offer that was not there before, or not any more: nobody of its store saw what was deleted. */
function newOffer({ productCode, name }: OfferRecord): OfferDifference {
  return { productCode, name, kinds: ['new'], fields: [] };
}

/** An offer that its store no longer has. */
export function goneOffer({ product_code: productCode, name }: OfferSnapshot): OfferDifference {
  return { productCode, name, kinds: ['gone'], fields: [] };
}

/** How an offer, written as `record`, differs from how it was. */
function changedOffer(image: OfferSnapshot, record: OfferRecord): OfferDifference {
  const fields = [...columnsOf(image, record), ...textsOf(image, record), ...partsOf(image, record)].filter(
    ({ before, after }) => !isDeepStrictEqual(before, after),
  );
  const kinds = new Set<DifferenceKind>([image.left_feed ? 'back' : 'changed']);
  for (const { field } of fields) kinds.add(KIND_OF[field] ?? 'details');
  if (hasJumped(image, record)) kinds.add('price_jump');
  if (image.ean !== null && record.ean === null) kinds.add('ean_lost');
  return { productCode: record.productCode, name: record.name, kinds: [...kinds], fields };
}

function hasJumped({ price, currency }: OfferSnapshot, record: OfferRecord): boolean {
  const [before, after] = [toCents(price)!, record.priceCents];
  return currency === record.currency && (after > before * JUMP || after * JUMP < before);
}

function columnsOf(image: OfferSnapshot, record: OfferRecord): FieldDifference[] {
  const sameBrand =
    image.brand !== null && record.brand !== null && foldText(image.brand) === foldText(record.brand);
  const currencies: [string, string] = [image.currency, record.currency];
  return [
    { field: 'price', currencies, before: toCents(image.price), after: record.priceCents },
    {
      field: 'regularPrice',
      currencies,
      before: toCents(image.regular_price),
      after: record.regularPriceCents,
    },
    { field: 'currency', before: image.currency, after: record.currency },
    { field: 'ean', before: image.ean, after: record.ean },
    { field: 'stock', before: image.stock, after: record.stock },
    { field: 'availability', before: image.availability, after: record.availability },
    {
      field: 'deliveryCost',
      currencies,
      before: toCents(image.delivery_cost),
      after: record.deliveryCostCents,
    },
    { field: 'deliveryDaysMin', before: image.delivery_days_min, after: record.deliveryDaysMin },
    { field: 'deliveryDaysMax', before: image.delivery_days_max, after: record.deliveryDaysMax },
    { field: 'link', before: image.link, after: record.link },
    { field: 'brand', before: image.brand, after: sameBrand ? image.brand : record.brand },
    { field: 'mpn', before: image.mpn, after: record.mpn },
    { field: 'status', before: image.status, after: record.status ?? image.status },
    { field: 'condition', before: image.condition, after: record.condition },
    { field: 'variantGroup', before: image.variant_group, after: record.variantGroup },
  ];
}

function textsOf(image: OfferSnapshot, record: OfferRecord): FieldDifference[] {
  return (['name', 'description', 'specifications'] as const).flatMap((field) =>
    LOCALES.flatMap((locale) => {
      const [before, after] = [image[field][locale] ?? null, record[field][locale] ?? null];
      return before === after ? [] : [{ field, locale, ...excerpts(before, after) }];
    }),
  );
}

const toCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

const EXCERPT = 200;
const LEAD = 40;

/** Long texts from a little before where they begin to differ. */
function excerpts(
  before: string | null,
  after: string | null,
): { before: string | null; after: string | null } {
  const [one, other] = [before ?? '', after ?? ''];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const from = Math.max(one.length, other.length) > EXCERPT ? Math.max(0, same - LEAD) : 0;
  const cut = (text: string | null) =>
    text && `${from ? '…' : ''}${text.slice(from, from + EXCERPT)}${text.length > from + EXCERPT ? '…' : ''}`;
  return { before: cut(before), after: cut(after) };
}
