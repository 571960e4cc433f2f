import { isDeepStrictEqual } from 'node:util';
import { LOCALES } from '../../core/i18n/locales.js';
import type { DifferenceKind } from '../difference-kind.js';
import type { FieldDifference, OfferDifference } from './offer-difference.js';
import { differingParts } from './offer-comparison.js';
import { findStored, partsOf } from './offer-differences-parts.js';
import type { OfferSnapshot } from './offer-snapshot.js';
import type { OfferRecord } from './offer-record.js';
import { type OfferPart, stateOfRecord, stateOfSnapshot } from './offer-state.js';
import { FIELDS, TEXT_FIELDS } from '../product-columns.js';

/** A price that is so many times higher or lower is probably a mistake. */
export const JUMP = 3;

const FIELD_KINDS = Object.fromEntries(FIELDS.map(({ name, difference }) => [name, difference]));
const PART_KINDS: Record<string, DifferenceKind> = {
  language: 'texts',
  categories: 'category',
  pictures: 'pictures',
  alts: 'pictures',
  attributes: 'attributes',
};
/** The parts of an offer that differences are about, if they have other names. */
const PART_OF: Record<string, OfferPart> = {
  categories: 'categoryIds',
  pictures: 'media',
  alts: 'media',
};
const COMPARED = FIELDS.filter(({ difference, type }) => difference && type !== 'texts');

/**
 * The changes that writing the records would make.
 * @param images snapshots of the stored offers that differ from their records
 * @param missing product codes without an offer, except deleted ones
 * @param areEdits whether people wrote the records: then no field is kept
 */
export function differencesOf(
  records: OfferRecord[],
  images: OfferSnapshot[],
  missing: string[],
  areEdits: boolean,
): OfferDifference[] {
  const before = new Map(images.map((image) => [image.product_code, image]));
  const added = new Set(missing);
  return records.flatMap((record) => {
    const image = before.get(record.productCode);
    if (image && image.deleted_at === null) return changedOffer(image, record, areEdits);
    return image || added.has(record.productCode) ? newOffer(record) : [];
  });
}

/** An offer that is new, or was deleted, which the store does not see. */
function newOffer({ productCode, name }: OfferRecord): OfferDifference {
  return { productCode, name, kinds: ['new'], fields: [] };
}

/** An offer that its store no longer has. */
export function goneOffer({ product_code: productCode, name }: OfferSnapshot): OfferDifference {
  return { productCode, name, kinds: ['gone'], fields: [] };
}

/** How the record differs from the stored offer. */
function changedOffer(image: OfferSnapshot, record: OfferRecord, isEdit: boolean): OfferDifference {
  const kept = new Set<string>(isEdit ? [] : image.kept_fields);
  const wanted = stateOfRecord(record, (picture) => findStored(image.media, picture));
  const parts = new Set<string>(differingParts(stateOfSnapshot(image), wanted, kept));
  const language = languageOf(image, record, kept);
  const fields = [
    ...[...columnsOf(image, record), ...textsOf(image, record)].filter(({ field }) => parts.has(field)),
    ...(language.before === language.after ? [] : [language]),
    ...partsOf(image, record).filter(
      ({ field, before, after }) => parts.has(PART_OF[field] ?? field) && !isDeepStrictEqual(before, after),
    ),
  ];
  const kinds = new Set<DifferenceKind>([image.left_feed ? 'back' : 'changed']);
  for (const { field } of fields) kinds.add(FIELD_KINDS[field] ?? PART_KINDS[field]!);
  if (hasJumped(image, record)) kinds.add('price_jump');
  if (parts.has('ean') && image.ean !== null && record.ean === null) kinds.add('ean_lost');
  const { name } = kept.has('name') ? image : record;
  return { productCode: record.productCode, name, kinds: [...kinds], fields };
}

/**
 * If the first payment is zero, the contract contains the price: that is no jump, unless there was no
 * contract before.
 */
function hasJumped({ price, currency, contract = null }: OfferSnapshot, record: OfferRecord): boolean {
  const [before, after] = [toCents(price)!, record.priceCents];
  if (before === 0 || (after === 0 && contract !== null)) return false;
  return currency === record.currency && (after > before * JUMP || after * JUMP < before);
}

function columnsOf(image: OfferSnapshot, record: OfferRecord): FieldDifference[] {
  const currencies: [string, string] = [image.currency, record.currency];
  return COMPARED.map(({ type, name, offerName, column }) => {
    // a snapshot of an earlier release lacks later fields
    const stored = (image[column] ?? null) as string | number | null;
    const before = type === 'instant' && stored ? new Date(stored).toISOString() : stored;
    const after = (record[offerName] ?? null) as string | number | null;
    if (type === 'money') return { field: name, currencies, before: toCents(before as number | null), after };
    return { field: name, before, after };
  });
}

function textsOf(image: OfferSnapshot, record: OfferRecord): FieldDifference[] {
  return TEXT_FIELDS.flatMap(({ name: field }) =>
    LOCALES.flatMap((locale) => {
      const [before, after] = [image[field][locale] ?? null, record[field][locale] ?? null];
      return before === after ? [] : [{ field, locale, ...excerpts(before, after) }];
    }),
  );
}

/** The third language of the texts; null: each text is in its field's language. */
function languageOf(image: OfferSnapshot, record: OfferRecord, kept: ReadonlySet<string>): FieldDifference {
  const marked = TEXT_FIELDS.find(
    ({ name }) => !kept.has(name) && image[name].lang !== record[name].lang,
  )?.name;
  const markOf = (texts: OfferSnapshot | OfferRecord) => (marked && texts[marked].lang) ?? null;
  return { field: 'language', before: markOf(image), after: markOf(record) };
}

const toCents = (amount: number | null | undefined) => (amount == null ? null : Math.round(amount * 100));

const EXCERPT = 200;
const LEAD = 40;

/** Excerpts of long texts from just before the first difference. */
export function excerpts(
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
