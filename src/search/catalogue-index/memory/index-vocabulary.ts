import type { KnownWord, NamedBrand, Vocabulary } from '../catalogue-index.js';
import type { IndexContent } from './content/index-content.js';
import { LIVE_PRODUCTS } from './content/offer-flags.js';
import type { IndexedWord } from './content/words.js';

/** The words of an index that anything visible has. */
export class IndexVocabulary implements Vocabulary {
  /** A text asks for the same again and again. */
  private readonly known = new Map<string, KnownWord[]>();

  constructor(private readonly content: IndexContent) {}

  find(word: string): KnownWord | undefined {
    const known = this.content.words.find(word);
    return known && this.isUsed(known) ? known : undefined;
  }

  withStem(stem: string): KnownWord[] {
    return this.once(`stem ${stem}`, () => sorted(this.content.words.withStem(stem)));
  }

  hasPrefix(prefix: string): boolean {
    return this.content.words.hasPrefix(prefix, (word) => this.isUsed(word));
  }

  beginningWith(beginning: string): KnownWord[] {
    return this.once(`beginning ${beginning}`, () => this.content.words.beginningWith(beginning));
  }

  like(word: string, mistakes: number): KnownWord[] {
    return this.usedWords(sorted(this.content.words.like(word, mistakes)));
  }

  withStemLike(stem: string, mistakes: number): KnownWord[] {
    return this.usedWords(sorted(this.content.words.withStemLike(stem, mistakes)));
  }

  hasCode(word: string): boolean {
    return this.isLive(this.content.codes.rowsOf(word));
  }

  brandsNamed(name: string): NamedBrand[] {
    const id = this.content.names.brandIds.get(name);
    return id === undefined ? [] : this.brands([id]);
  }

  brandsBeginning(beginning: string): NamedBrand[] {
    const { brandIds } = this.content.names;
    return this.brands([...brandIds].filter(([key]) => key.startsWith(beginning)).map(([, id]) => id));
  }

  usesIn(beginning: string, offerIds: number[]): Map<string, number> {
    const { offers, order, words } = this.content;
    const uses = new Map<string, number>();
    for (const row of offerIds.flatMap((id) => offers.rowOf(id) ?? []))
      for (const word of words.textsBeginningWith(beginning, order.wordsOf(row)))
        uses.set(word, (uses.get(word) ?? 0) + 1);
    return uses;
  }

  private once(key: string, find: () => IndexedWord[]): KnownWord[] {
    const known = this.known.get(key) ?? this.usedWords(find());
    this.known.set(key, known);
    return known;
  }

  /** The most used first, of equals as they are given. */
  private usedWords(words: IndexedWord[]): IndexedWord[] {
    return words
      .filter((word) => this.isUsed(word))
      .map((word) => ({ word, uses: word.uses }))
      .sort((a, b) => b.uses - a.uses)
      .map(({ word }) => word);
  }

  private isUsed(word: IndexedWord): boolean {
    const { offers } = this.content;
    if (word.hasRow((row) => offers.isLive(row))) return true;
    const { ordinals } = offers;
    return [...word.named].some(([field, ids]) =>
      [...ids].some((id) => this.isLive(ordinals[field].rowsOf(id))),
    );
  }

  /** From the end: rows that are no longer live are the oldest. */
  private isLive(rows: Int32Array): boolean {
    return rows.findLast((row) => this.content.offers.isLive(row)) !== undefined;
  }

  private brands(ids: number[]): NamedBrand[] {
    const { names, offers } = this.content;
    const [flags] = offers.flags as [Uint16Array];
    return ids
      .filter((id) => offers.brands.rowsOf(id).some((row) => (flags[row]! & LIVE_PRODUCTS) === LIVE_PRODUCTS))
      .map((id) => names.brands.get(id)!)
      .map(({ key, title }) => ({ key, name: title }));
  }
}

const sorted = (words: IndexedWord[]): IndexedWord[] => words.sort((a, b) => (a.word < b.word ? -1 : 1));
