import { isDeepStrictEqual } from 'node:util';
import { foldText } from '../../core/i18n/fold-text.js';
import { type ReferredPicture, referenceKey } from '../../media/picture-references.js';
import { type Field, WRITTEN_FIELDS } from '../product-columns.js';
import type { ProductRecord } from '../product-record.js';
import type { OfferPicture, OfferRecord, RecordAttribute } from './offer-record.js';

type Kept = ReadonlySet<string>;

/**
 * Whether writing the record would change nothing.
 * @param found the images that it refers to, by `referenceKey`
 * @param kept fields that are not written, and not compared
 */
export function isSameOffer(
  stored: ProductRecord | undefined,
  record: OfferRecord,
  found: Map<string, ReferredPicture>,
  kept: Kept = new Set(),
): boolean {
  return (
    stored !== undefined &&
    hasSameFields(stored, record, kept) &&
    (kept.has('categoryIds') || isDeepStrictEqual(record.categoryIds, stored.categoryIds)) &&
    (kept.has('attributes') || hasSameAttributes(stored, record)) &&
    (kept.has('media') || hasSamePictures(stored, record.pictures, found))
  );
}

/** Whether the attributes are equal, in their order. */
export function hasSameAttributes(stored: ProductRecord | undefined, { attributes }: OfferRecord): boolean {
  return stored !== undefined && isDeepStrictEqual(attributes, attributesOf(stored));
}

/** The attributes of a stored offer, as records have them. */
export function attributesOf(stored: ProductRecord | undefined): RecordAttribute[] {
  return stored?.attributes.map(({ id: _id, ...attribute }) => attribute) ?? [];
}

function hasSamePictures(
  stored: ProductRecord,
  pictures: OfferPicture[],
  found: Map<string, ReferredPicture>,
): boolean {
  const media = pictures.map((picture) => found.get(referenceKey(picture)));
  // an unknown URL is a new image; an unknown id is ignored
  if (pictures.some(({ url }, index) => url && !media[index])) return false;
  const ids = [...new Set(media.flatMap((one) => one?.id ?? []))];
  if (
    !isDeepStrictEqual(
      ids,
      stored.media.map(({ id }) => id),
    )
  )
    return false;
  return pictures.every(({ alt }, index) => {
    const own = media[index]?.own && Object.keys(alt).length > 0;
    return !own || isDeepStrictEqual(alt, stored.media.find(({ id }) => id === media[index]!.id)!.alt);
  });
}

/** A field as in `OfferRecord`; a brand regardless of case and diacritics. */
function comparable({ type }: Field, value: unknown): unknown {
  if (value === null) return null;
  if (type === 'money') return toCents(value as number);
  return type === 'brand' ? foldText(value as string) : value;
}

function hasSameFields(stored: ProductRecord, record: OfferRecord, kept: Kept): boolean {
  return WRITTEN_FIELDS.every((field) => {
    const { type, name, offerName } = field;
    if (kept.has(name)) return true;
    const value = type === 'money' ? record[offerName] : comparable(field, record[offerName] ?? null);
    return isDeepStrictEqual(value, comparable(field, stored[name]));
  });
}

const toCents = (amount: number) => Math.round(amount * 100);
