import { isDeepStrictEqual } from 'node:util';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import { LOCALES } from '../../core/i18n/locales.js';
import { isOurAddress } from '../../media/picture-references.js';
import type { FieldDifference } from './offer-difference.js';
import type { SnapshotPicture, OfferSnapshot } from './offer-snapshot.js';
import type { OfferPicture, OfferRecord } from './offer-record.js';
import { inOrder } from './offer-state.js';

/** Differences of categories, images and attributes: both sides in their order, one per line. */
export function partsOf(image: OfferSnapshot, record: OfferRecord): FieldDifference[] {
  return [
    {
      field: 'categories',
      before: inOrder(image.categories).map(({ category_id: id }) => id),
      after: [...new Set(record.categoryIds)],
    },
    ...picturesOf(inOrder(image.media), record.pictures),
    {
      field: 'attributes',
      before: lines(inOrder(image.attributes).map(attributeLine)),
      after: lines(record.attributes.map(attributeLine)),
    },
  ];
}

/** Which images the offer has, and the alternative texts of the store's own. */
function picturesOf(stored: SnapshotPicture[], pictures: OfferPicture[]): FieldDifference[] {
  const named = pictures.map((picture) => ({
    ...picture,
    known: stored.find((one) => isReferred(one, picture)),
  }));
  const described = named.flatMap(({ known, alt }) => {
    const isOther = known?.alt && Object.keys(alt).length > 0 && !isDeepStrictEqual(known.alt, alt);
    return isOther ? { before: known.alt!, after: alt } : [];
  });
  return [
    {
      field: 'pictures',
      before: lines(stored.map(pictureLine)),
      after: lines([
        ...new Set(named.map(({ known, id, url }) => (known ? pictureLine(known) : url || `#${id}`))),
      ]),
    },
    {
      field: 'alts',
      before: lines(described.map(({ before }) => inAllLanguages((locale) => before[locale] ?? ''))),
      after: lines(described.map(({ after }) => inAllLanguages((locale) => after[locale] ?? ''))),
    },
  ];
}

/** The stored image that a file refers to, by the rules of `PictureReferences`. */
export function findStored(stored: SnapshotPicture[] | null, picture: OfferPicture) {
  const known = stored?.find((one) => isReferred(one, picture));
  return known && { id: known.media_id, own: Boolean(known.alt) };
}

function isReferred({ media_id: mediaId, url: source }: SnapshotPicture, { id, url }: OfferPicture): boolean {
  if (id === null) return url === source;
  return id === mediaId && (!url || url === source || isOurAddress(url));
}

const pictureLine = ({ url, media_id: id }: SnapshotPicture) => url ?? `#${id}`;

interface AttributeText {
  name: Translations;
  value: Translations;
  unit: string | null;
}

const attributeLine = ({ name, value, unit }: AttributeText) =>
  inAllLanguages(
    (locale) => `${plainText(name, locale)}: ${plainText(value, locale)}${unit ? ` ${unit}` : ''}`,
  );

/** The texts of all languages side by side, equal ones once. */
const inAllLanguages = (say: (locale: (typeof LOCALES)[number]) => string) =>
  [...new Set(LOCALES.map(say))].filter(Boolean).join(' · ');

const lines = (texts: string[]) => texts.join('\n') || null;
