import { squeezeText } from '../products/comparison/codes.js';
import { imageDistance } from './image-distance.js';
import type { MatchedName } from './matched-name.js';

/** Why two offers may be one product, with a value for people, and its part of the score. */
export type PairReason = { weight: number } & (
  | { code: 'code' | 'brand'; value: string }
  /** Words that both names have. */
  | { code: 'name' | 'words'; value: string[] }
  /** Percent between the prices. */
  | { code: 'price'; value: number }
  | { code: 'amount' | 'category' | 'image' | 'gtin' }
);

/** Names without a common code share at least so many words besides the brand. */
const MIN_COMMON = 2;
const CLOSE_PRICE = 1.2;
const FAR_PRICE = 1.6;
/** Of 64 bits; pictures of one product that were only resized differ less. */
const MAX_IMAGE_DISTANCE = 6;

/** The reasons for and against a pair that no rule forbids. */
export function reasonsOf(
  a: MatchedName,
  b: MatchedName,
  shared: { code: string; isWhole: boolean } | null,
): PairReason[] {
  const support = [...codeReason(shared), ...nameReason(a, b, shared !== null)];
  const isSupported = support.some(({ code }) => code === 'code' || code === 'name');
  return [
    ...support,
    ...brandReason(a, b),
    ...(sharesAmount(a, b) ? [{ code: 'amount', weight: 0.1 } as const] : []),
    priceReason(a, b),
    ...(sharesCategory(a, b) ? [{ code: 'category', weight: 0.05 } as const] : []),
    ...(isSupported && looksAlike(a, b) ? [{ code: 'image', weight: 0.1 } as const] : []),
    ...(hasOtherGtin(a, b) ? [{ code: 'gtin', weight: -0.3 } as const] : []),
  ];
}

const codeReason = (shared: { code: string; isWhole: boolean } | null): PairReason[] =>
  shared ? [{ code: 'code', value: shared.code, weight: shared.isWhole ? 0.6 : 0.5 }] : [];

/** Without a code, names count only if one has all words of the other; an additional word may be another product. */
function nameReason(a: MatchedName, b: MatchedName, hasCode: boolean): PairReason[] {
  const value = [...a.telling].filter((word) => b.telling.has(word));
  const share = value.length / Math.max(1, Math.min(a.telling.size, b.telling.size));
  const isEqual = a.telling.size === b.telling.size;
  if (value.length >= MIN_COMMON && share === 1)
    return [{ code: 'name', value, weight: hasCode ? 0.2 : isEqual ? 0.5 : 0.4 }];
  return hasCode ? [{ code: 'words', value, weight: 0.2 * share }] : [];
}

function brandReason(a: MatchedName, b: MatchedName): PairReason[] {
  const [one, other] = [a, b].map(({ offer }) => squeezeText(offer.brand ?? ''));
  const isStated = one !== '' && other !== '' && (one!.startsWith(other!) || other!.startsWith(one!));
  if (!isStated && !namesBrand(a, b) && !namesBrand(b, a)) return [];
  return [{ code: 'brand', value: a.offer.brand ?? b.offer.brand!, weight: 0.15 }];
}

const namesBrand = ({ words, brandWords: own }: MatchedName, { brandWords }: MatchedName) =>
  brandWords.some((word) => word.length > 1 && (words.has(word) || own.includes(word)));

const sharesAmount = (a: MatchedName, b: MatchedName) =>
  [...a.amounts].some(([unit, amounts]) => b.amounts.get(unit)?.some((amount) => amounts.includes(amount))) ||
  [...a.numbers].some((number) => b.numbers.has(number));

function priceReason({ offer: a }: MatchedName, { offer: b }: MatchedName): PairReason {
  const ratio = Math.max(a.priceCents, b.priceCents) / Math.max(1, Math.min(a.priceCents, b.priceCents));
  const weight = ratio <= CLOSE_PRICE ? 0.1 : ratio <= FAR_PRICE ? -0.05 : -0.3;
  return { code: 'price', value: Math.round((ratio - 1) * 100), weight };
}

const sharesCategory = ({ offer: a }: MatchedName, { offer: b }: MatchedName) =>
  a.categoryIds.some((id) => b.categoryIds.includes(id));

function looksAlike({ offer: a }: MatchedName, { offer: b }: MatchedName): boolean {
  const distance = imageDistance(a.imageHash, b.imageHash);
  return distance !== null && distance <= MAX_IMAGE_DISTANCE;
}

const hasOtherGtin = ({ offer: a }: MatchedName, { offer: b }: MatchedName) =>
  a.gtin !== null && b.gtin !== null && a.gtin !== b.gtin;
