import type { Locale } from '../../../../core/i18n/locales.js';
import type { TextWord } from '../../../words/text-words.js';
import { wordStem } from '../../../words/word-stem.js';
import { countMistakes } from '../../../words/spelling.js';
import type { KnownWord } from '../../catalogue-index.js';
import type { NameField } from '../../source/name-words.js';
import { lowerBound, withRoom } from './growable-lists.js';
import { PostingLists } from './posting-lists.js';
import { TextTable } from './text-table.js';

type IdsByField = ReadonlyMap<NameField, ReadonlySet<number>>;

/** Bits with the languages of a word. */
const [IN_SL, IN_EN] = [1, 2];

/** Only words of letters are spelt wrongly, completed and have forms. */
const LETTERS = /^\p{L}+$/u;

/** A word and the rows that contain it. */
export class IndexedWord implements KnownWord {
  constructor(
    private readonly words: Words,
    /** From 1, in the order of first use. */
    readonly number: number,
    readonly word: string,
  ) {}

  get label(): string {
    return this.words.labels.get(this.number) ?? this.word;
  }

  get stem(): string {
    return wordStem(this.word);
  }

  get inSl(): boolean {
    return (this.words.languages[this.number]! & IN_SL) !== 0;
  }

  get inEn(): boolean {
    return (this.words.languages[this.number]! & IN_EN) !== 0;
  }

  /** Rows with it in the name, ascending; some may be stale. */
  get rows(): Int32Array {
    return this.words.names.rowsAt(this.number);
  }

  /** Whether a test is true of one of the rows, the newest first. */
  hasRow(test: (row: number) => boolean): boolean {
    return this.words.names.hasRow(this.number, test);
  }

  /** Ids by field. */
  get named(): IdsByField {
    return this.words.named.get(this.number) ?? NOT_NAMED;
  }

  get uses(): number {
    const { named } = this;
    return (
      this.words.names.count(this.number) +
      (named.get('brand')?.size ?? 0) +
      (named.get('category')?.size ?? 0)
    );
  }
}

/** All words of the index, by their numbers. */
export class Words {
  private readonly texts = new TextTable();
  /** The rows whose names have a word. */
  readonly names = new PostingLists();
  languages = new Uint8Array(2);
  /** A bit for each letter, of words of letters alone. */
  private letters = new Int32Array(2);
  /** Spellings of words with diacritics. */
  readonly labels = new Map<number, string>();
  /** Ids by field. */
  readonly named = new Map<number, Map<NameField, Set<number>>>();
  /** Words of letters alone. */
  private readonly byStem = new Map<string, number[]>();
  private readonly byLength: number[][] = [];
  /** In order, but for those that came since. */
  private sorted = new Int32Array(0);
  private unsorted: number[] = [];

  /** 0: it is not among them. */
  numberOf(word: string): number {
    return this.texts.numberOf(word);
  }

  find(word: string): IndexedWord | undefined {
    const number = this.numberOf(word);
    return number ? new IndexedWord(this, number, word) : undefined;
  }

  withStem(stem: string): IndexedWord[] {
    // a text without forms is its own stem
    if (!LETTERS.test(stem)) return [this.find(stem) ?? []].flat();
    return this.wordsOf(this.byStem.get(stem) ?? []);
  }

  /** Notes that the name of the id has the word. */
  addNamed(field: NameField, id: number, word: TextWord, language: Locale | null): void {
    const number = this.record(word, language);
    const named = this.named.get(number) ?? new Map<NameField, Set<number>>();
    const ids = named.get(field) ?? new Set();
    this.named.set(number, named.set(field, ids.add(id)));
  }

  /** Has no word lead to these ids of the field; null: to none. */
  forgetNamed(field: NameField, ids: number[] | null): void {
    for (const named of this.named.values()) {
      if (ids === null) named.delete(field);
      else for (const id of ids) named.get(field)?.delete(id);
    }
  }

  /** The words among these numbers that start with the text. */
  textsBeginningWith(beginning: string, numbers: Iterable<number>): string[] {
    const { texts } = this;
    return [...numbers]
      .filter((number) => texts.startsWith(number, beginning))
      .map((number) => texts.keyOf(number));
  }

  /** Words that begin so, in order. */
  beginningWith(beginning: string): IndexedWord[] {
    return this.wordsOf(this.numbersWithPrefix(beginning));
  }

  /** The numbers of the words with the prefix. */
  numbersWithPrefix(prefix: string): Int32Array {
    this.sort();
    const first = lowerBound(this.sorted, (number) => this.texts.keyOf(number) < prefix);
    const words = this.sorted.subarray(first);
    return words.subarray(
      0,
      lowerBound(words, (number) => this.texts.startsWith(number, prefix)),
    );
  }

  /** Whether a word with the prefix passes the test. */
  hasPrefix(prefix: string, test: (word: IndexedWord) => boolean): boolean {
    return this.numbersWithPrefix(prefix).some((number) => test(this.wordOf(number)));
  }

  /** Words of letters with so many mistakes at most. */
  like(word: string, mistakes: number): IndexedWord[] {
    const letters = lettersOf(word);
    const found: IndexedWord[] = [];
    for (let length = word.length - mistakes; length <= word.length + mistakes; length++)
      for (const number of this.byLength[length] ?? []) {
        if (bitsOf(this.letters[number]! ^ letters) > 2 * mistakes) continue;
        const known = this.texts.keyOf(number);
        if (countMistakes(word, known) <= mistakes) found.push(new IndexedWord(this, number, known));
      }
    return found;
  }

  /** Words whose stem has so many mistakes at most. */
  withStemLike(stem: string, mistakes: number): IndexedWord[] {
    const letters = lettersOf(stem);
    const found: IndexedWord[] = [];
    for (const [known, numbers] of this.byStem) {
      if (Math.abs(known.length - stem.length) > mistakes) continue;
      if (bitsOf(lettersOf(known) ^ letters) > 2 * mistakes) continue;
      if (countMistakes(stem, known) <= mistakes) found.push(...this.wordsOf(numbers));
    }
    return found;
  }

  private wordsOf(numbers: Iterable<number>): IndexedWord[] {
    return Array.from(numbers, (number) => this.wordOf(number));
  }

  private wordOf(number: number): IndexedWord {
    return new IndexedWord(this, number, this.texts.keyOf(number));
  }

  /** Notes that a name has the word; @returns its number */
  record({ word, label }: TextWord, language: Locale | null): number {
    const number = this.texts.numberOf(word) || this.add(word);
    if (label !== word && !this.labels.has(number)) this.labels.set(number, label);
    if (language !== 'en') this.languages[number]! |= IN_SL;
    if (language !== 'sl') this.languages[number]! |= IN_EN;
    return number;
  }

  private add(word: string): number {
    const number = this.texts.add(word);
    this.languages = withRoom(this.languages, number + 1);
    this.letters = withRoom(this.letters, number + 1);
    this.unsorted.push(number);
    if (!LETTERS.test(word)) return number;
    this.letters[number] = lettersOf(word);
    (this.byLength[word.length] ??= []).push(number);
    const stem = wordStem(word);
    const forms = this.byStem.get(stem);
    if (forms) forms.push(number);
    else this.byStem.set(stem, [number]);
    return number;
  }

  /** Puts the new ones between the others. */
  private sort(): void {
    if (!this.unsorted.length) return;
    const { sorted, texts } = this;
    const added = this.unsorted.sort((a, b) => texts.compare(a, b));
    const merged = new Int32Array(sorted.length + added.length);
    let from = 0;
    added.forEach((number, before) => {
      const place = lowerBound(sorted, (other) => texts.compare(other, number) < 0);
      merged.set(sorted.subarray(from, place), from + before);
      merged[place + before] = number;
      from = place;
    });
    merged.set(sorted.subarray(from), from + added.length);
    this.sorted = merged;
    this.unsorted = [];
  }
}

const NOT_NAMED: IdsByField = new Map();

const A = 97;

/** A bit for each letter that occurs: words that differ by one letter differ in two bits at most. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - A) & 31);
  return bits;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest; rest &= rest - 1) bits++;
  return bits;
}
