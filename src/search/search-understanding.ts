import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import {
  CatalogueIndex,
  type NamedBrand,
  type Vocabulary,
  type VocabularyReader,
} from './catalogue-index/catalogue-index.js';
import type { TextQuery } from './catalogue-index/text-query.js';
import { type NamedCategory, namedCategories } from './named-categories.js';
import { rewritesOf, splitsOf } from './query-rewrites.js';
import { relatedWords } from './related-words.js';
import { SynonymDictionaries, SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { formsOf, MAX_WORDS, type QueryContext, toTextQuery } from './text-queries.js';
import { ngramsOf } from './words/ngrams.js';
import { includedText, isQuoted, parseQuery, replaceWords } from './words/query-syntax.js';
import { allowedMistakes, nearestWord } from './words/spelling.js';
import { withoutStopWords } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** A query with more unknown words and no known one is nonsense rather than misspelt. */
const MAX_UNKNOWN = 5;
/** So many words of a query without hits are replaced by related ones, one at a time. */
const MAX_RELATED = 6;
/** One letter is too much of a shorter stem. */
const MIN_STEM_LENGTH = 4;
const MAX_BRANDS = 3;
/** So many words a brand has at most. */
export const MAX_BRAND_WORDS = 4;
/** So many texts are tried for one query. */
const MAX_ATTEMPTS = 12;
/** So many other forms of a word are highlighted. */
const MAX_FORMS = 30;

/** How a query is understood. */
export interface Understood {
  /** What is searched for: the query after corrections. */
  query: string;
  corrected: boolean;
  /** The query of the index. */
  text: TextQuery;
  /** How many offers match it, without any filters. */
  found: number;
  /** Words, as they were typed, that no hit has. */
  missing: string[];
  /** Words that some hits have, and no hit all of them. */
  scattered: string[];
  /** The synonyms that are searched for as well. */
  synonyms: string[];
  /** Folded words, and other forms of them, to be highlighted. */
  words: string[];
  categoryIds: number[];
  /** The longest name first. */
  brands: NamedBrand[];
}

/** Whether the hits have all words of the query. */
export const hasAllWords = ({ missing, scattered }: Pick<Understood, 'missing' | 'scattered'>): boolean =>
  missing.length + scattered.length === 0;

/** What a query may name; `text` matches the words themselves, in any form. */
export type QueryNames = Pick<Understood, 'text' | 'categoryIds' | 'brands'>;

/** Understands queries: rewrites, corrections, synonyms, categories and brands. */
@Injectable()
export class SearchUnderstanding {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly synonyms: SynonymDictionaries,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * @param language of the page and of the synonyms
   * @param options.literal without corrections and synonyms
   */
  async understand(text: string, language: Locale, { literal = false } = {}): Promise<Understood> {
    const reader = await this.reader(language, literal);
    const typed = await reader.read(text);
    const query = literal ? text : await reader.correct(text, typed);
    const read = query === text ? typed : await reader.read(query);
    const textQuery = await reader.textQuery(query);
    const { offers, missing, scattered } = await this.index.matched(textQuery);
    const textsAt = (places: number[]) => places.map((place) => textQuery.concepts[place]!.text);
    const expanded = read.synonyms.length ? (await reader.read(read.synonyms.join(' '))).words : [];
    return {
      query,
      corrected: query !== text,
      text: textQuery,
      found: offers,
      missing: textsAt(missing),
      scattered: textsAt(scattered),
      synonyms: read.synonyms,
      words: [...new Set([...read.words, ...expanded].flatMap(({ word, forms }) => [word, ...forms]))],
      categoryIds: reader.categoriesIn(query).map(({ id }) => id),
      brands: read.brands,
    };
  }

  /** The query of the index for a search term as it stands, for programs. */
  async read(text: string, language: Locale): Promise<TextQuery> {
    const reader = await this.reader(language, false);
    return { ...(await reader.textQuery(text)), isStrict: true };
  }

  /** null for a query with quoted, excluded or misspelt words, and where no offer has all words. */
  async readNames(text: string, language: Locale): Promise<QueryNames | null> {
    const { excluded, excludedPhrases } = parseQuery(text);
    if (isQuoted(text) || excluded.length || excludedPhrases.length || !foldedWords(text).length) return null;
    const understood = await this.understand(text, language);
    const { corrected, found, categoryIds, brands } = understood;
    if (corrected || !found || !hasAllWords(understood)) return null;
    const reader = await this.reader(language, true, true);
    return { text: await reader.textQuery(text), categoryIds, brands };
  }

  private async reader(language: Locale, isStrict: boolean, isComplete = false): Promise<QueryReader> {
    const [vocabulary, synonyms, tree] = await Promise.all([
      this.index.vocabulary(),
      isStrict ? new SynonymDictionary() : this.synonyms.in(language),
      this.categories.tree(),
    ]);
    return new QueryReader(this.index, vocabulary, tree, { language, synonyms, isStrict, isComplete });
  }
}

interface ReadText {
  words: { word: string; known: boolean; forms: string[] }[];
  synonyms: string[];
  brands: NamedBrand[];
  /** Compounds of two neighbours that the catalogue has, folded. */
  compounds: string[];
}

/** Reads one query and the texts that are tried for it. */
class QueryReader {
  private attempts = 0;
  private readonly textQueries = new Map<string, Promise<TextQuery>>();

  constructor(
    private readonly index: CatalogueIndex,
    private readonly vocabulary: VocabularyReader,
    private readonly tree: CategoryTree,
    private readonly context: Omit<QueryContext, 'text' | 'categories'>,
  ) {}

  categoriesIn(text: string): NamedCategory[] {
    return namedCategories(this.tree, includedText(text));
  }

  textQuery(text: string): Promise<TextQuery> {
    const query = { ...this.context, text, categories: this.categoriesIn(text) };
    const textQuery =
      this.textQueries.get(text) ?? this.vocabulary.read((words) => toTextQuery(query, words));
    this.textQueries.set(text, textQuery);
    return textQuery;
  }

  read(text: string): Promise<ReadText> {
    const included = includedText(text);
    const words = [...new Set(foldedWords(included))].slice(0, MAX_WORDS);
    const unquoted = foldedWords(parseQuery(text).bare);
    const { synonyms } = this.context;
    const phrases = ngramsOf(foldText(included).split(' ').slice(0, MAX_WORDS), MAX_BRAND_WORDS);
    return this.vocabulary.read((vocabulary) => {
      const isKnown = (word: string) =>
        !/^\p{L}{4,}$/u.test(word) ||
        !unquoted.includes(word) ||
        vocabulary.beginningWith(word).length > 0 ||
        vocabulary.hasCode(word) ||
        synonyms.words.some((known) => known.stem === wordStem(word) || known.word.startsWith(word));
      return {
        words: words.map((word) => {
          const forms = formsOf(word, vocabulary);
          return { word, known: forms.length > 0 || isKnown(word), forms: forms.slice(0, MAX_FORMS) };
        }),
        synonyms: [...new Set(synonyms.expand(unquoted).map(({ synonym }) => synonym))],
        brands: [...new Set(phrases.map(({ items }) => items.join(' ')))]
          .flatMap((phrase) => vocabulary.brandsNamed(phrase))
          .sort((a, b) => b.key.length - a.key.length)
          .slice(0, MAX_BRANDS),
        compounds: words
          .slice(1)
          .map((word, at) => words[at]! + word)
          .filter((compound) => formsOf(compound, vocabulary).length > 0),
      };
    });
  }

  /** The first that has hits: a rewrite of the query, the corrected query, the query with a related word; or else the query. */
  async correct(text: string, read: ReadText): Promise<string> {
    const rewritten = await this.rewrite(text, read.compounds);
    if (rewritten !== null) return rewritten;
    const spelt = await this.spell(text, read);
    if (spelt !== text) return (await this.rewrite(spelt, [])) ?? spelt;
    if (isQuoted(text) || (await this.hasHits(text))) return text;
    return (await this.relate(text, read)) ?? text;
  }

  private async spell(text: string, { words }: ReadText): Promise<string> {
    const unknown = words.filter((word) => !word.known);
    if (!unknown.length || unknown.length > MAX_UNKNOWN) return text;
    const corrections = new Map<string, string | undefined>();
    for (const { word } of unknown) corrections.set(word, await this.nearest(word));
    // a correction has whole words
    const prefixes = words.filter(
      ({ word, known, forms }) => known && !forms.length && /^\p{L}{4,}$/u.test(word),
    );
    const completions = await this.vocabulary.read((vocabulary) =>
      prefixes.map(({ word }) => vocabulary.beginningWith(word)[0]?.label),
    );
    prefixes.forEach(({ word }, at) => corrections.set(word, completions[at]));
    return replaceWords(text, corrections);
  }

  /** The query with one word replaced by a related one, if that has hits. */
  private async relate(text: string, { words }: ReadText): Promise<string | null> {
    const bare = withoutStopWords(text);
    const others = await this.vocabulary.read((vocabulary) =>
      words
        .slice(0, MAX_RELATED)
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
    const textQuery = await this.textQuery(text);
    return (await this.index.matched({ ...textQuery, isStrict: true })).offers > 0;
  }

  private async nearest(word: string): Promise<string | undefined> {
    const near = async (mistakes: number) => {
      const words = await this.vocabulary.read((vocabulary) => vocabulary.like(word, mistakes));
      return nearestWord(word, [...words, ...this.context.synonyms.words])?.label;
    };
    return (
      (await near(1)) ??
      (await this.split(word)) ??
      (await this.vocabulary.read((vocabulary) => nearestForm(word, vocabulary))) ??
      (allowedMistakes(word) < 2 ? undefined : near(2))
    );
  }

  /** Two words in place of one, if something has both. */
  private async split(word: string): Promise<string | null> {
    const texts = await this.vocabulary.read((vocabulary) => {
      const labelOf = (part: string) =>
        vocabulary.find(part)?.label ??
        this.context.synonyms.words.find((known) => known.word === part)?.label;
      return splitsOf(word).flatMap((parts) => {
        const labels = parts.map(labelOf);
        return labels.includes(undefined) ? [] : labels.join(' ');
      });
    });
    return this.firstWithHits(texts);
  }
}

/** The correction of a form that the catalogue does not have: majice for majce, where names only have majica. */
function nearestForm(word: string, vocabulary: Vocabulary): string | undefined {
  const stem = wordStem(word);
  if (stem === word) return undefined;
  const stems = vocabulary
    .withStemLike(stem, 1)
    .filter((known) => known.stem.length >= MIN_STEM_LENGTH)
    .map(({ stem: of, label, uses }) => ({ word: of, label, uses }));
  return nearestWord(stem, stems)?.label;
}
