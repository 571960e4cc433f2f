import { OFFER_LIMITS } from '../limits.js';
import type { FeedLanguage } from '../offer.js';
import { isRelative, readWebAddress } from './web-address.js';

/** What shops write when they have no picture. */
const NOTHING = /^(?:|false|null|none|n\/a|0|-)$/i;
const BETWEEN_ADDRESSES = /[,;|]\s*(?=(?:https?:)?\/\/)/i;

export interface Pictures {
  addresses: string[];
  alts: Partial<Record<FeedLanguage, string>>[];
  /** The first that is no address. */
  invalid: string | null;
  /** The first that had to be completed with the shop's host. */
  relative: string | null;
  tooMany: boolean;
}

/** Absolute addresses of pictures, each once; a field may hold several. Relative ones are resolved against `base`. */
export function readPictures(
  texts: readonly string[],
  base: string,
  alts: readonly Partial<Record<FeedLanguage, string>>[] = [],
): Pictures {
  const pictures: Pictures = { addresses: [], alts: [], invalid: null, relative: null, tooMany: false };
  texts.forEach((text, index) => {
    for (const piece of text.includes('//', 8) ? text.split(BETWEEN_ADDRESSES) : [text])
      add(pictures, piece.trim().replace(/[,;|]+$/, ''), base, alts[index] ?? {});
  });
  return pictures;
}

function add(
  pictures: Pictures,
  text: string,
  base: string,
  alt: Partial<Record<FeedLanguage, string>>,
): void {
  if (NOTHING.test(text)) return;
  const address = readWebAddress(text, base);
  if (address === null) pictures.invalid ??= text;
  else if (pictures.addresses.length >= OFFER_LIMITS.pictures) pictures.tooMany = true;
  else if (!pictures.addresses.includes(address)) {
    if (isRelative(text)) pictures.relative ??= text;
    pictures.addresses.push(address);
    pictures.alts.push(alt);
  }
}
