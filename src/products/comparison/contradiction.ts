import { wordStem } from '../../search/words/word-stem.js';
import { modelsDiffer, sharesModel } from './codes.js';
import type { ApartReason } from './compared-offer.js';
import { packsDiffer } from './pack.js';
import { sizesDiffer } from './sizes.js';
import type { Traits } from './traits.js';

/** Amounts that are rounded, or converted from inches, are this much apart at most. */
const TOLERANCE = 0.03;

/** Prices of one product are seldom further apart. */
const CLOSE_PRICES = 1.5;

/**
 * The contradiction between two offers of one GTIN; null: they may be the same product. A detail in only one
 * of them is no contradiction.
 */
export function contradictionOf(a: Traits, b: Traits): ApartReason | null {
  if (packsDiffer({ pack: a.pack, ...a.offer }, { pack: b.pack, ...b.offer })) return 'pack';
  const sharesOne = sharesModel(a.models, b.models);
  if (measuresDiffer(a, b, sharesOne)) return 'measure';
  if (sizesDiffer(a.sizes, b.sizes)) return 'size';
  if (areDisjoint(a.colours, b.colours)) return 'colour';
  if (sharesOne) return null;
  if (brandsDiffer(a, b)) return 'brand';
  if (modelsDiffer(a.codes, b.codes)) return 'model';
  return namesDiffer(a, b) ? 'name' : null;
}

/** How well two offers agree; more is better. */
export function agreementOf(a: Traits, b: Traits): number {
  const common = [...a.words].filter((word) => b.words.has(word)).length;
  const share = common / Math.max(1, a.words.size, b.words.size);
  const shared = [...a.amounts].filter(([unit]) => b.amounts.has(unit)).length;
  return (
    (sharesModel(a.models, b.models) ? 100 : 0) +
    50 * share +
    5 * (shared + countCommon(a.sizes, b.sizes) + countCommon(a.colours, b.colours)) +
    (a.brandWords.length && a.brandWords.join() === b.brandWords.join() ? 10 : 0)
  );
}

/** For one model, only memory counts: its other amounts can be unrelated. */
function measuresDiffer(a: Traits, b: Traits, isOneModel: boolean): boolean {
  return [...a.amounts].some(([unit, amounts]) => {
    const others = b.amounts.get(unit);
    if (!others || (isOneModel && unit !== 'mb')) return false;
    return !amounts.some((amount) =>
      others.some((other) => Math.abs(amount - other) <= TOLERANCE * Math.max(amount, other)),
    );
  });
}

/** HP and Hewlett Packard, Bosch and Bosch Professional are one; so is a maker whose brand the other name has. */
function brandsDiffer(a: Traits, b: Traits): boolean {
  const [one, other] = [a.brandWords, b.brandWords];
  if (!one.length || !other.length) return false;
  const [joined, otherJoined] = [one.join(''), other.join('')];
  if (joined.startsWith(otherJoined) || otherJoined.startsWith(joined)) return false;
  if (one.some((word) => word.length > 2 && other.includes(word))) return false;
  if (initials(one) === otherJoined || initials(other) === joined) return false;
  return !names(a, other) && !names(b, one);
}

const initials = (words: string[]) => words.map((word) => word[0]).join('');
const names = ({ words }: Traits, brand: string[]) =>
  brand.every((word) => [...words].some((other) => isAlike(other, word)));

function namesDiffer(a: Traits, b: Traits): boolean {
  const shared = [...a.languages].filter((language) => b.languages.has(language));
  if (!shared.length) return false;
  // a name in another language than its store states
  const foreign = shared.includes('sl') ? 'english' : 'slavic';
  if ((a.spelling === foreign) !== (b.spelling === foreign)) return false;
  const brands = [...a.brandWords, ...b.brandWords].flatMap((word) => [word, wordStem(word)]);
  const [words, others] = [a, b].map((traits) => [...traits.words].filter((word) => !isAmong(word, brands)));
  // no more than a brand
  if (!words!.length || !others!.length) return false;
  const isOneBrand = a.brandWords.length > 0 && a.brandWords.join() === b.brandWords.join();
  if (isOneBrand) return !words!.some((word) => isAmong(word, others!)) && pricesDiffer(a, b);
  return ![...a.words].some((word) => isAmong(word, [...b.words]));
}

const isAmong = (word: string, others: string[]) => others.some((other) => isAlike(word, other));

/** One store may write the kind of product, another one its series; then their prices are close. */
function pricesDiffer({ offer: a }: Traits, { offer: b }: Traits): boolean {
  return Math.max(a.priceCents, b.priceCents) > CLOSE_PRICES * Math.min(a.priceCents, b.priceCents);
}

const MIN_BEGINNING = 4;

/** Forms of one word, loan words, and parts of compounds. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_BEGINNING) return false;
  if (short.length > MIN_BEGINNING && long.includes(short)) return true;
  const needed = Math.max(MIN_BEGINNING, Math.ceil(short.length * 0.7));
  return long.startsWith(short.slice(0, needed));
}

const areDisjoint = (one: Set<string>, other: Set<string>) =>
  one.size > 0 && other.size > 0 && countCommon(one, other) === 0;
const countCommon = (one: Set<string>, other: Set<string>) =>
  [...one].filter((value) => other.has(value)).length;
