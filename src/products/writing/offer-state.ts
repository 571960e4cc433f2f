import type { Translations } from '../../core/i18n/local-text.js';
import { FIELDS, WRITTEN_FIELDS } from '../product-columns.js';
import type { FieldValues, KeepableField } from '../product-fields.js';
import type { OfferPicture, OfferRecord, RecordAttribute } from './offer-record.js';
import type { OfferSnapshot } from './offer-snapshot.js';

/** An attribute of an offer; without an id it is new. */
export interface OfferAttribute extends RecordAttribute {
  id?: number;
}

export interface OfferImage {
  /** null: not stored yet. */
  id: number | null;
  /** If it is missing, the stored text remains. */
  alt?: Translations;
}

/** An offer with its parts, in the form that is compared and written; money in units of its currency. */
export interface OfferState extends FieldValues {
  /** Lists are in their order. */
  categoryIds: number[];
  attributes: OfferAttribute[];
  media: OfferImage[];
  keptFields: KeepableField[];
  isDeleted: boolean;
}
export type OfferPart = keyof OfferState;

/** A stored offer: at least the parts that are changed. */
export type StoredOffer = Partial<OfferState> & { id: number; companyId: number };

/** A stored offer, which the transaction locked, and its parts to write. */
export interface OfferChange {
  stored: StoredOffer;
  wanted: Partial<OfferState>;
}

/** An image that a picture of a record refers to; its text is written only if it is the store's own. */
export type FindPicture = (picture: OfferPicture) => { id: number; own: boolean } | undefined;

/** The state of an offer after writing its record. A feed states no kind and no status: both remain. */
export function stateOfRecord(record: OfferRecord, find: FindPicture): Partial<OfferState> {
  const values = WRITTEN_FIELDS.map(({ name, offerName, type }) => {
    const value = record[offerName];
    if (value === undefined && (name === 'kind' || name === 'status')) return [name, undefined];
    return [name, type === 'money' && typeof value === 'number' ? value / 100 : (value ?? null)];
  });
  const { categoryIds, attributes, pictures } = record;
  return {
    ...(Object.fromEntries(values) as Partial<FieldValues>),
    categoryIds: [...new Set(categoryIds)],
    attributes,
    media: imagesOf(pictures, find),
  };
}

/** A reference to an unknown id is ignored, one to an unknown URL is a new image. */
function imagesOf(pictures: OfferPicture[], find: FindPicture): OfferImage[] {
  const images = new Map<number | string, OfferImage>();
  for (const picture of pictures) {
    const { url, alt } = picture;
    const known = find(picture);
    if (known && !images.has(known.id))
      images.set(known.id, { id: known.id, ...(known.own && Object.keys(alt).length && { alt }) });
    if (!known && url) images.set(url, { id: null });
  }
  return [...images.values()];
}

/** The offer of a snapshot; one of an earlier release lacks later fields. */
export function stateOfSnapshot(snapshot: OfferSnapshot): Partial<OfferState> {
  const values = FIELDS.map(({ name, column }) => [name, snapshot[column] ?? null]);
  return {
    ...(Object.fromEntries(values) as Partial<FieldValues>),
    categoryIds: inOrder(snapshot.categories).map(({ category_id: id }) => id),
    attributes: inOrder(snapshot.attributes).map(({ definition_id: definitionId, name, value, unit }) => ({
      definitionId,
      name,
      value,
      unit,
    })),
    media: inOrder(snapshot.media).map(({ media_id: id, alt }) => ({ id, alt: alt ?? undefined })),
  };
}

/** Parts of a snapshot by their positions. */
export const inOrder = <Part extends { position: number }>(parts: Part[] | null): Part[] =>
  [...(parts ?? [])].sort((one, other) => one.position - other.position);
