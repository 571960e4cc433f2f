import type { CategoryRow } from '../categories/category-tree.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Translations } from '../core/i18n/local-text.js';
import { LOCALES } from '../core/i18n/locales.js';
import { isStopWord, withoutStopWords } from './words/stop-words.js';
import { foldedWords, ngramsOf } from './words/text-words.js';
import { stemsOf, wordStem } from './words/word-stem.js';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAX_NAME_WORDS = 4;

/** The facet values of a list. */
export interface FacetValues {
  brands: { key: string; title: string }[];
  companies: { id: number; title: string }[];
  values: { definitionId: number; key: string; label: Translations }[];
}

/** The filters that a query names. */
export interface NamedFilters {
  brands: string[];
  companyIds: number[];
  /** Keys of values by definition. */
  attributes: Record<number, string[]>;
  /** The words of the query that name nothing. */
  remainder: string;
}

type Facet = 'brand' | 'company' | number;

interface NamedValue {
  facet: Facet;
  key: string | number;
  stems: string[];
}

/**
 * Reads which filters a query names by their whole names, in any form. A name in two facets is ambiguous and names none.
 * A value also selects the values whose names contain it: “blue” selects dark blue.
 * @param category that the query names; its words name nothing else
 * @param isLoose “blue” also selects dark blue if nothing is just blue
 */
export function namedFilters(
  text: string,
  category: CategoryRow | null,
  values: FacetValues,
  isLoose = false,
): NamedFilters {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { word, stem: wordStem(foldText(word)), start: index, end: index + word.length };
  });
  const all = namedValues(values);
  const ofCategory = category ? nameIn(category, new Set(words.map(({ stem }) => stem))) : [];
  const used = new Set(words.filter(({ stem }) => ofCategory.includes(stem)));
  const named: NamedValue[] = [];
  const longestFirst = ngramsOf(words, MAX_NAME_WORDS).sort((a, b) => b.items.length - a.items.length);
  for (const { items, start, end } of longestFirst) {
    if (items.some((word) => used.has(word))) continue;
    if (items.length === 1 && isStopWord(words[start]!.word, words[end]?.word)) continue;
    const found = namedBy(
      items.map(({ stem }) => stem),
      all,
      isLoose,
    );
    named.push(...found);
    if (found.length) for (const word of items) used.add(word);
  }
  const keysOf = <Key>(facet: Facet) => [
    ...new Set(named.filter((value) => value.facet === facet).map(({ key }) => key as Key)),
  ];
  const definitions = new Set(named.flatMap(({ facet }) => (typeof facet === 'number' ? facet : [])));
  const rest = words
    .filter((word) => used.has(word))
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return {
    brands: keysOf<string>('brand'),
    companyIds: keysOf<number>('company'),
    attributes: Object.fromEntries([...definitions].map((id) => [id, keysOf<string>(id)])),
    remainder: withoutStopWords(withoutSigns(rest)),
  };
}

/** The parts of a text that have words: of T-shirts no hyphen is left. */
const withoutSigns = (text: string) =>
  text
    .split(/\s+/)
    .filter((part) => foldedWords(part).length > 0)
    .join(' ');

/** The stems of its first name that is completely there. */
function nameIn({ name }: CategoryRow, stems: Set<string>): string[] {
  const names = LOCALES.map((locale) => stemsOf(name[locale] ?? ''));
  return names.find((own) => own.length > 0 && own.every((stem) => stems.has(stem))) ?? [];
}

function namedValues({ brands, companies, values }: FacetValues): NamedValue[] {
  const value = (facet: Facet, key: string | number, name: string) => ({ facet, key, stems: stemsOf(name) });
  return [
    ...brands.map(({ key, title }) => value('brand', key, title)),
    ...companies.map(({ id, title }) => value('company', id, title)),
    ...values.flatMap(({ definitionId, key, label }) =>
      Object.values(label).map((name) => value(definitionId, key, name)),
    ),
  ];
}

/** Dark blue is blue. */
const isKindOf = ({ facet, stems }: NamedValue, [stem, ...others]: string[]) =>
  typeof facet === 'number' && !others.length && stems.at(-1) === stem && /^\p{L}{3,}$/u.test(stem!);

function namedBy(stems: string[], all: NamedValue[], isLoose: boolean): NamedValue[] {
  const same = all.filter((value) => value.stems.join(' ') === stems.join(' '));
  const whole = same.length || !isLoose ? same : all.filter((value) => isKindOf(value, stems));
  const [facet, ...others] = new Set(whole.map((value) => value.facet));
  if (others.length) return [];
  return typeof facet === 'number'
    ? all.filter((value) => value.facet === facet && stems.every((stem) => value.stems.includes(stem)))
    : whole;
}
