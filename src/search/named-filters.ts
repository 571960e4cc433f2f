import type { CategoryRow } from '../categories/category-tree.js';
import { foldText } from '../core/i18n/fold-text.js';
import { LOCALES } from '../core/i18n/locales.js';
import type { Translations } from '../core/i18n/local-text.js';
import { isSmallWord, withoutSmallWords } from './words/small-words.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAX_RUN = 4;

/** What the filters of a list offer. */
export interface Choices {
  brands: { key: string; title: string }[];
  companies: { id: number; title: string }[];
  values: { definitionId: number; key: string; label: Translations }[];
}

/** Filters that are named in a text, and what it says besides. */
export interface NamedFilters {
  brands: string[];
  companyIds: number[];
  /** Keys of values by definition. */
  attributes: Record<number, string[]>;
  rest: string;
}

type Group = 'brand' | 'company' | number;

interface Named {
  group: Group;
  key: string | number;
  stems: string[];
}

/**
 * Reads which filters a text names by the whole of their names, in any form; a name in two groups of filters is none.
 * With a value go those whose names contain its name: who asks for blue is shown dark blue as well.
 * @param category that the text names, whose words are taken
 */
export function namedFilters(text: string, category: CategoryRow | null, choices: Choices): NamedFilters {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { word, stem: wordStem(foldText(word)), start: index, end: index + word.length };
  });
  const taken = new Set<number>();
  for (const stem of category ? nameIn(category, new Set(words.map((word) => word.stem))) : [])
    words.forEach((word, place) => word.stem === stem && taken.add(place));
  const all = namesOf(choices);
  const chosen: Named[] = [];
  for (let length = MAX_RUN; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const places = Array.from({ length }, (_, at) => start + at);
      if (places.some((place) => taken.has(place))) continue;
      if (length === 1 && isSmallWord(words[start]!.word, words[start + 1]?.word)) continue;
      const named = namedBy(
        places.map((place) => words[place]!.stem),
        all,
      );
      if (!named.length) continue;
      chosen.push(...named);
      for (const place of places) taken.add(place);
    }
  const keysOf = <Key>(group: Group) => [
    ...new Set(chosen.filter((one) => one.group === group).map(({ key }) => key as Key)),
  ];
  const definitions = new Set(chosen.flatMap(({ group }) => (typeof group === 'number' ? [group] : [])));
  const rest = words.reduceRight(
    (left, { start, end }, place) => (taken.has(place) ? `${left.slice(0, start)} ${left.slice(end)}` : left),
    text,
  );
  return {
    brands: keysOf<string>('brand'),
    companyIds: keysOf<number>('company'),
    attributes: Object.fromEntries([...definitions].map((id) => [id, keysOf<string>(id)])),
    rest: foldedWords(rest).length ? withoutSmallWords(rest) : '',
  };
}

function nameIn({ name }: CategoryRow, stems: Set<string>): string[] {
  const names = LOCALES.map((locale) => stemsOf(name[locale] ?? ''));
  return names.find((own) => own.length > 0 && own.every((stem) => stems.has(stem))) ?? [];
}

function namesOf({ brands, companies, values }: Choices): Named[] {
  return [
    ...brands.map(({ key, title }) => ({ group: 'brand' as const, key, stems: stemsOf(title) })),
    ...companies.map(({ id, title }) => ({ group: 'company' as const, key: id, stems: stemsOf(title) })),
    ...values.flatMap(({ definitionId, key, label }) =>
      Object.values(label).map((name) => ({ group: definitionId, key, stems: stemsOf(name) })),
    ),
  ];
}

function namedBy(run: string[], all: Named[]): Named[] {
  const whole = all.filter(({ stems }) => stems.join(' ') === run.join(' '));
  const groups = new Set(whole.map(({ group }) => group));
  const [group] = groups;
  if (groups.size !== 1) return [];
  return all.filter((one) =>
    typeof group === 'number'
      ? one.group === group && run.every((stem) => one.stems.includes(stem))
      : whole.includes(one),
  );
}

const stemsOf = (name: string): string[] => foldedWords(name).map(wordStem);
