import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import type { Locale } from '../core/i18n/locales.js';
import { CatalogueIndex, type NamedBrand, type OpenText } from './catalogue-index/catalogue-index.js';
import { QueryReader } from './query-reader.js';
import { SynonymDictionaries, SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { isQuoted, parseQuery } from './words/query-syntax.js';
import { foldedWords } from './words/text-words.js';

/** How a query is understood. */
export interface Understood {
  /** What is searched for: the query after corrections. */
  query: string;
  corrected: boolean;
  /** The query of the index. */
  text: OpenText;
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
    const opened = await reader.openText(query);
    const { offers, missing, scattered } = await opened.matched();
    const textsAt = (places: number[]) => places.map((place) => opened.query.concepts[place]!.text);
    const expanded = read.synonyms.length ? (await reader.read(read.synonyms.join(' '))).words : [];
    return {
      query,
      corrected: query !== text,
      text: opened,
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
  async read(text: string, language: Locale): Promise<OpenText> {
    const reader = await this.reader(language, false);
    const { query } = await reader.openText(text);
    return this.index.openText({ ...query, isStrict: true });
  }

  /** null for a query with quoted, excluded or misspelt words, and where no offer has all words. */
  async readNames(text: string, language: Locale): Promise<QueryNames | null> {
    const { excluded, excludedPhrases } = parseQuery(text);
    if (isQuoted(text) || excluded.length || excludedPhrases.length || !foldedWords(text).length) return null;
    const understood = await this.understand(text, language);
    const { corrected, found, categoryIds, brands } = understood;
    if (corrected || !found || !hasAllWords(understood)) return null;
    const reader = await this.reader(language, true, true);
    return { text: await reader.openText(text), categoryIds, brands };
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
