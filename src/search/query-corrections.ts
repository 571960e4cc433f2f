import type { CategoryTree } from '../categories/category-tree.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type {
  CatalogueIndex,
  OpenText,
  Vocabulary,
  VocabularyReader,
} from './catalogue-index/catalogue-index.js';
import {
  allOf,
  type Concept,
  type SearchField,
  type Term,
  withoutFields,
} from './catalogue-index/text-query.js';
import { headOf, isInCategoryName } from './named-categories.js';
import type { TextWords } from './parsed-query.js';
import type { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { wordAlternatives } from './text-queries.js';
import { isQuoted, parseQuery, replaceWords } from './words/query-syntax.js';
import { allowedMistakes, nearestWord } from './words/spelling.js';
import { withoutStopWords } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** A query with more unknown words and no known one is nonsense rather than misspelt. */
const MAX_UNKNOWN = 5;
/** So many words of a query without hits are replaced by related ones, one at a time. */
const MAX_REPLACED = 6;
/** Maximum number of texts that are tried for one query. */
const MAX_ATTEMPTS = 12;

interface Sources {
  index: CatalogueIndex;
  vocabulary: VocabularyReader;
  tree: CategoryTree;
  synonyms: SynonymDictionary;
}

/** Tries other texts for one query. */
export class QueryCorrections {
  private attempts = 0;

  constructor(
    private readonly sources: Sources,
    private readonly openText: (text: string) => Promise<OpenText>,
  ) {}

  /** The first that has hits: a rewrite of the query, the corrected query, the query with a related word; or else the query. */
  async correct(text: string, read: TextWords): Promise<string> {
    const rewritten = await this.rewrite(text, read.compounds);
    if (rewritten !== null) return rewritten;
    const spelt = await this.correctSpelling(text, read);
    if (spelt !== text) return (await this.rewrite(spelt, [])) ?? spelt;
    if (isQuoted(text) || (await this.hasHits(text))) return text;
    return (await this.findRelatedText(text, read)) ?? text;
  }

  private async correctSpelling(text: string, { words, brands }: TextWords): Promise<string> {
    const unknown = words.filter((word) => !word.known);
    if (!unknown.length || unknown.length > MAX_UNKNOWN) return text;
    const corrections = new Map<string, string | undefined>();
    for (const { word } of unknown) corrections.set(word, await this.nearest(word));
    for (const [word, nearest] of [...corrections]) {
      // next to words without any correction, this one is a coincidence: “washing powder” means no power
      const isAlone = words.every(
        (other) => !other.known && (other.word === word || !corrections.get(other.word)),
      );
      if (!nearest) continue;
      const isLost = isAlone && words.length > 1 && !isInCategoryName(this.sources.tree, nearest);
      const isWrong =
        isLost ||
        (!brands.length && (await this.isModel(nearest))) ||
        (await this.isOutOfPlace(text, word, nearest));
      if (isWrong) corrections.delete(word);
    }
    if (![...corrections.values()].some(Boolean)) return text;
    // a correction has whole words
    const prefixes = words.filter(
      ({ word, known, forms }) => known && !forms.length && /^\p{L}{4,}$/u.test(word),
    );
    const completions = await this.sources.vocabulary.read((vocabulary) =>
      prefixes.map(({ word }) => vocabulary.beginningWith(word)[0]?.label),
    );
    prefixes.forEach(({ word }, at) => corrections.set(word, completions[at]));
    return replaceWords(text, corrections);
  }

  /**
   * Whether no hit has the correction together with another word of the query: »moška jakna« does not mean
   * a »miška«, and »popravilo pipe« no »pike«. The head of the query may be a category without such an offer, but
   * »ura moška« is a watch. Neither does a word need it next to words that are in no offer; but a word of values
   * alone, such as a place, does: »pranje« is no »Kranj«.
   */
  private async isOutOfPlace(text: string, word: string, correction: string): Promise<boolean> {
    const search = await this.openText(replaceWords(text, new Map([[word, correction]])));
    const { concepts } = search.query;
    const own = concepts.filter((concept) => concept.text === correction);
    const { missing } = await search.matched();
    if (missing.some((ordinal) => own.includes(concepts[ordinal]!))) return true;
    if (headOf(parseQuery(text).bare) === word && isInCategoryName(this.sources.tree, correction))
      return false;
    const others = concepts.flatMap(({ text, alternatives }) => (text === correction ? [] : alternatives));
    const offersWith = (all: Concept[]) => this.sources.index.openText(allOf(all)).countWhole();
    const other = { text: '', alternatives: others };
    if (own.length === 0 || (await offersWith([...own, other])) > 0) return false;
    if ((await offersWith([other])) > 0) return true;
    const fields: SearchField[] = ['value', 'attribute', ...(others.length ? (['store'] as const) : [])];
    return (await offersWith(own.map((concept) => withoutFields(concept, fields)))) === 0;
  }

  /** Whether the word is always behind the same brand in names: an »obleka« is no jacket “Volkonja Oblak”. */
  private async isModel(word: string): Promise<boolean> {
    const { index, vocabulary, synonyms, tree } = this.sources;
    const [folded] = foldedWords(word);
    if (isInCategoryName(tree, word) || synonyms.words.some((known) => known.word === folded)) return false;
    const alternatives = await vocabulary.read((words) => wordAlternatives(folded!, true, words));
    const own = { text: word, alternatives };
    const all = index.openText(allOf([own]));
    const { facets } = await all
      .open({ unit: 'card', filters: {} })
      .counts({ categoryIds: [], definitionIds: [] });
    const [brand] = facets.brand;
    if (!brand || facets.brand.length > 1) return false;
    const phrase: Term = { field: 'name', phrase: [...foldedWords(brand.title), folded!] };
    const behind = index.openText(allOf([{ text: word, alternatives: [{ all: [phrase], weight: 1 }] }]));
    return (await behind.countWhole()) === (await all.countWhole());
  }

  /**
   * The query with one word replaced by a related one, if that has hits. The head stays: a »knjiga« is no
   * »knjižni regal«.
   */
  private async findRelatedText(text: string, { words }: TextWords): Promise<string | null> {
    const bare = withoutStopWords(text);
    const head = headOf(parseQuery(text).bare);
    const others = await this.sources.vocabulary.read((vocabulary) =>
      words
        .filter(({ word }) => word !== head)
        .slice(0, MAX_REPLACED)
        .flatMap(({ word }) =>
          relatedWords(word, vocabulary).map((label) => replaceWords(bare, new Map([[word, label]]))),
        ),
    );
    return this.firstWithHits(others);
  }

  /** The query or the first of its rewrites that has hits; null when it has no rewrites, or none has hits. */
  private async rewrite(text: string, compounds: string[]): Promise<string | null> {
    const rewrites = rewritesOf(text, compounds);
    return rewrites.length ? this.firstWithHits([text, ...rewrites]) : null;
  }

  private async firstWithHits(texts: string[]): Promise<string | null> {
    for (const text of texts) if (await this.hasHits(text)) return text;
    return null;
  }

  /** Whether an offer has all words. */
  private async hasHits(text: string): Promise<boolean> {
    if (this.attempts++ >= MAX_ATTEMPTS) return false;
    return (await (await this.openText(text)).countWhole()) > 0;
  }

  private async nearest(word: string): Promise<string | undefined> {
    const near = async (mistakes: number) => {
      const words = await this.sources.vocabulary.read((vocabulary) => vocabulary.like(word, mistakes));
      return nearestWord(word, [...words, ...this.sources.synonyms.words])?.label;
    };
    return (
      (await near(1)) ??
      (await this.splitWord(word)) ??
      (await this.sources.vocabulary.read((vocabulary) => nearestForm(word, vocabulary))) ??
      (allowedMistakes(word) < 2 ? undefined : near(2))
    );
  }

  /** Two words in place of one, if something has both. */
  private async splitWord(word: string): Promise<string | null> {
    const texts = await this.sources.vocabulary.read((vocabulary) => {
      const labelOf = (part: string) =>
        vocabulary.find(part)?.label ??
        this.sources.synonyms.words.find((known) => known.word === part)?.label;
      return splitsOf(word).flatMap((parts) => {
        const labels = parts.map(labelOf);
        return labels.includes(undefined) ? [] : labels.join(' ');
      });
    });
    return this.firstWithHits(texts);
  }
}

const MIN_PART_LENGTH = 3;
/** One letter is too much of a shorter stem, or in so short a word. */
const MIN_STEM_LENGTH = 4;
/** A word with another ending and a mistake in its first letters is another word. */
const SAME_LETTERS = 2;
const NUMBER_BEFORE_UNIT = /(\d)(?=\p{L}{1,4}(?![\p{L}\d]))/gu;
const NAME_BEFORE_NUMBER = /(?<=\p{L}{3})(?=\d)/gu;

/**
 * Variants of the query: without stop words, with numbers split off (128 gb for 128gb), and with compounds joined
 * (smartwatch for smart watch).
 * @param compounds of two neighbours, folded
 */
export function rewritesOf(text: string, compounds: string[]): string[] {
  if (isQuoted(text)) return [];
  const bare = withoutStopWords(text);
  const rewrites = [text, bare].flatMap((each) => [splitNumbers(each), joinCompounds(each, compounds)]);
  return [...new Set([bare, ...rewrites])].filter((other) => other && other !== text);
}

/** All ways to split a folded word in two. */
export function splitsOf(word: string): [string, string][] {
  const places = Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1);
  return Array.from({ length: places }, (_, at) => [
    word.slice(0, at + MIN_PART_LENGTH),
    word.slice(at + MIN_PART_LENGTH),
  ]);
}

const splitNumbers = (text: string) =>
  text.replace(NUMBER_BEFORE_UNIT, '$1 ').replace(NAME_BEFORE_NUMBER, ' ');

function joinCompounds(text: string, compounds: string[]): string {
  if (!compounds.length) return text;
  return text.split(/\s+/).reduce((before, word) => {
    const last = before.slice(before.lastIndexOf(' ') + 1);
    return before + (compounds.includes(foldText(last + word)) ? '' : ' ') + word;
  });
}

/** Replacements from the stem of a noun to its adjectives' stems, and back; unused stems are harmless. */
const DERIVATIONS: [pattern: RegExp, replacement: string][] = [
  // les, lesen; dež, dežen; wood, wooden
  [/(?<=.{3})n$/, ''],
  [/$/, 'n'],
  // kuhinja, kuhinjski; pisarna, pisarniški
  [/(?<=.{3})sk$/, ''],
  [/(?<=.{3})isk$/, ''],
  [/$/, 'sk'],
  [/$/, 'isk'],
  // otrok, otroški
  [/(?<=.{3})sk$/, 'k'],
  [/k$/, 'sk'],
  // elektrika, električen; knjiga, knjižen
  [/(?<=.{3})cn$/, 'k'],
  [/k$/, 'cn'],
  [/(?<=.{3})zn$/, 'g'],
  [/g$/, 'zn'],
];
const MAX_RELATED = 3;

/** Words of the catalogue that this one is derived from, or they from it, with diacritics; the most used first. */
function relatedWords(word: string, vocabulary: Vocabulary): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  const stem = wordStem(word);
  const stems = new Set(DERIVATIONS.map(([pattern, replacement]) => stem.replace(pattern, replacement)));
  stems.delete(stem);
  return [...stems]
    .flatMap((related) => vocabulary.withStem(related))
    .sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_RELATED)
    .map(({ label }) => label);
}

/** Maximum number of longer words that are named for a word. */
const MAX_LONGER = 3;

/** The most used words of the language that begin with this one. */
export const longerWords = (word: string, language: Locale, vocabulary: Vocabulary): string[] =>
  vocabulary
    .beginningWith(word)
    .filter(({ inSl, inEn }) => (language === 'sl' ? inSl : inEn))
    .slice(0, MAX_LONGER)
    .map(({ label }) => label);

/**
 * The correction of a form that no name has: majice for majce, if names only have majica. A blender is no blend, and
 * a »bunda« no »Brundo«.
 */
function nearestForm(word: string, vocabulary: Vocabulary): string | undefined {
  const stem = wordStem(word);
  if (stem === word || word.length <= MIN_STEM_LENGTH) return undefined;
  const stems = vocabulary
    .withStemLike(stem, 1)
    .filter((known) => known.stem.length >= MIN_STEM_LENGTH && !stem.startsWith(known.stem))
    .filter((known) => known.stem.startsWith(word.slice(0, SAME_LETTERS)))
    .map(({ stem: of, label, uses }) => ({ word: of, label, uses }));
  return nearestWord(stem, stems)?.label;
}
