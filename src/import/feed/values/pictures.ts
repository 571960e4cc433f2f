import { leadsOutside } from '../../../core/fetch/resolve.js';
import { OFFER_LIMITS } from '../limits.js';
import type { FeedLanguage } from '../offer.js';
import { isEmptyValue } from './filler.js';
import { HAS_SCHEME, isRelative, readWebAddress } from './web-address.js';

const BETWEEN_ADDRESSES = /(?: ?[,;|] ?| )(?=(?:https?:)?\/\/)/i;
const BETWEEN_RELATIVE = / ?[,;|] ?| /g;
const END_OF_PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i;
/** A JSON array, or HTML. */
const IN_OTHER_DATA = /^\s*(?:\[|<|")/;
const EMPTY_DATA = /^[\s[\]"]*$/;
const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>[\]]+/gi;
const PICTURE_TAG = /<img\s(?:[^<>]*?\s)?src\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
/** A placeholder of lazy loading. */
const EMBEDDED = /^\s*data:/i;
/** Magento's value for "no image". */
const NO_SELECTION = /(?:^|\/)no_selection$/i;
/** Anchored at the first separator: matching at each of them would take quadratic time. */
const LAST_SIGNS = /(?<![,;|])[,;|]+$/;

export interface Pictures {
  addresses: string[];
  alts: Partial<Record<FeedLanguage, string>>[];
  /** The first invalid URL. */
  invalid: string | null;
  /** The first URL that leads into a private network, or to an unusual port. */
  notPublic: string | null;
  /** The first URL that was completed with the shop's host. */
  relative: string | null;
  tooMany: boolean;
}

export interface PictureRules {
  /** For relative URLs. */
  base: string;
  /** Exact origins of private networks from which images may be fetched. */
  privateOrigins: readonly string[];
}

/** Absolute URLs of images that may be fetched, without duplicates; a field may hold several. */
export function readPictures(
  texts: readonly string[],
  rules: PictureRules,
  alts: readonly Partial<Record<FeedLanguage, string>>[] = [],
): Pictures {
  const pictures: Pictures = {
    addresses: [],
    alts: [],
    invalid: null,
    notPublic: null,
    relative: null,
    tooMany: false,
  };
  texts.forEach((text, index) => {
    for (const piece of piecesOf(text))
      add(pictures, piece.trim().replace(LAST_SIGNS, ''), rules, alts[index] ?? {});
  });
  return pictures;
}

function piecesOf(text: string): Iterable<string> {
  if (IN_OTHER_DATA.test(text)) return piecesOfData(text.replaceAll('\\/', '/'));
  // single spaces, so that long runs of them do not slow down the patterns
  const plain = text.replace(/\s+/g, ' ');
  if (text.includes('//', 8)) return plain.split(BETWEEN_ADDRESSES);
  return HAS_SCHEME.test(text) ? [text] : relativePieces(plain);
}

/** An image may be inside a link to its page. */
function piecesOfData(text: string): string[] {
  const sources = Array.from(
    text.matchAll(PICTURE_TAG),
    ([, double, single, bare]) => double ?? single ?? bare!,
  );
  const pictures = sources.filter((source) => !EMBEDDED.test(source));
  if (pictures.length) return pictures;
  const addresses = text.match(ADDRESSES)?.flatMap((some) => some.split(BETWEEN_ADDRESSES));
  return addresses ?? (EMPTY_DATA.test(text) ? [] : [text]);
}

/**
 * Without schemes, only a file extension distinguishes a list from a comma inside a URL. Each part between
 * two separators is checked once: a lookbehind at each letter would take minutes for a base64 image.
 */
function* relativePieces(text: string): Generator<string> {
  let start = 0;
  let stretch = 0;
  for (const { 0: sign, index } of text.matchAll(BETWEEN_RELATIVE)) {
    const next = index + sign.length;
    if (END_OF_PICTURE.test(text.slice(stretch, index))) {
      yield text.slice(start, index);
      start = next;
    }
    stretch = next;
  }
  yield text.slice(start);
}

function add(
  pictures: Pictures,
  text: string,
  { base, privateOrigins }: PictureRules,
  alt: Partial<Record<FeedLanguage, string>>,
): void {
  if (!text || isEmptyValue(text) || NO_SELECTION.test(text)) return;
  const address = readWebAddress(text, base);
  if (address === null) pictures.invalid ??= text;
  else if (!leadsOutside(address, privateOrigins)) pictures.notPublic ??= text;
  else if (pictures.addresses.length >= OFFER_LIMITS.pictures) pictures.tooMany = true;
  else if (!pictures.addresses.includes(address)) {
    if (isRelative(text)) pictures.relative ??= text;
    pictures.addresses.push(address);
    pictures.alts.push(alt);
  }
}
