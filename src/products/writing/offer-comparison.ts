import { isDeepStrictEqual } from 'node:util';
import { foldText } from '../../core/i18n/fold-text.js';
import { FIELDS } from '../product-columns.js';
import type { FieldName } from '../product-fields.js';
import type { OfferAttribute, OfferImage, OfferPart, OfferState } from './offer-state.js';

const TYPES = new Map(FIELDS.map(({ name, type }) => [name, type]));
const NOTHING_KEPT: ReadonlySet<string> = new Set();

/**
 * The parts in which an offer differs from the stored one. All other results follow from this list: whether
 * to write, the columns and parts to write, audit entries, reports of imports, and the price history.
 * @param wanted missing parts do not change
 * @param kept parts that are not written
 */
export function differingParts(
  stored: Partial<OfferState>,
  wanted: Partial<OfferState>,
  kept = NOTHING_KEPT,
): OfferPart[] {
  const parts = Object.keys(wanted) as OfferPart[];
  return parts.filter(
    (part) => wanted[part] !== undefined && !kept.has(part) && !isSame(part, stored, wanted),
  );
}

/** Whether the price enters the history. */
export const hasNewPrice = (parts: OfferPart[]): boolean =>
  parts.some((part) => part === 'price' || part === 'currency' || part === 'contract');

function isSame(part: OfferPart, stored: Partial<OfferState>, wanted: Partial<OfferState>): boolean {
  if (part === 'attributes') return isDeepStrictEqual(bare(stored.attributes), bare(wanted.attributes));
  if (part === 'media') return areSameImages(stored.media ?? [], wanted.media!);
  return isDeepStrictEqual(comparable(part, stored[part]), comparable(part, wanted[part]));
}

/** Money in cents, instants in milliseconds, a brand regardless of case and diacritics. */
function comparable(part: OfferPart, value: unknown): unknown {
  const type = TYPES.get(part as FieldName);
  if (type === 'money' && typeof value === 'number') return Math.round(value * 100);
  if (type === 'instant' && typeof value === 'string') return Date.parse(value);
  if (type === 'brand' && typeof value === 'string') return foldText(value);
  return value ?? null;
}

/** Without their ids: an attribute that is sent again without its id is the same. */
const bare = (attributes: OfferAttribute[] = []) =>
  attributes.map(({ definitionId, name, value, unit }) => ({ definitionId, name, value, unit }));

function areSameImages(stored: OfferImage[], wanted: OfferImage[]): boolean {
  if (stored.length !== wanted.length) return false;
  return wanted.every(({ id, alt }, index) => {
    const before = stored[index]!;
    return id === before.id && (alt === undefined || isDeepStrictEqual(alt, before.alt));
  });
}
