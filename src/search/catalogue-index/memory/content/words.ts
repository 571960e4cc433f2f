import type { Locale } from '../../../../core/i18n/locales.js';
import type { TextWord } from '../../../words/text-words.js';
import { wordStem } from '../../../words/word-stem.js';
import { countMistakes } from '../../../words/spelling.js';
import type { KnownWord } from '../../catalogue-index.js';
import type { NamedField } from '../../source/named-words.js';
import { NumberList } from './growing.js';

/** A word with what has it. */
export class IndexedWord implements KnownWord {
  readonly stem: string;
  /** A bit for each letter. */
  readonly letters: number;
  inSl = false;
  inEn = false;
  /** Rows, rising; some may be dead. */
  names: NumberList | null = null;
  /** Ids by field. */
  named: Map<NamedField, Set<number>> | null = null;

  /** @param number from 1, in the order of first use */
  constructor(
    readonly word: string,
    public label: string,
    readonly number: number,
  ) {
    this.stem = wordStem(word);
    this.letters = lettersOf(word);
  }

  get uses(): number {
    const { named } = this;
    return (this.names?.length ?? 0) + (named?.get('brand')?.size ?? 0) + (named?.get('category')?.size ?? 0);
  }
}

/** One word in so many may be a recent one. */
const RECENT = 50;

/** Only words of letters are spelt wrongly, completed and have forms. */
const LETTERS = /^\p{L}+$/u;

/** All words of the index. */
export class Words {
  private readonly byWord = new Map<string, IndexedWord>();
  private readonly byStem = new Map<string, IndexedWord[]>();
  /** Those of letters alone. */
  private readonly byLength: IndexedWord[][] = [];
  /** In order: most of them, those that came since, and those that came last, which are in none. */
  private sorted: IndexedWord[] = [];
  private recent: IndexedWord[] = [];
  private unsorted: IndexedWord[] = [];

  find(word: string): IndexedWord | undefined {
    return this.byWord.get(word);
  }

  withStem(stem: string): readonly IndexedWord[] {
    return this.byStem.get(stem) ?? [];
  }

  /** Notes that the name in the row has the word; @returns its number */
  addName(row: number, { word, label }: TextWord, language: Locale | null): number {
    const known = this.known(word, label);
    known.inSl ||= language !== 'en';
    known.inEn ||= language !== 'sl';
    known.names ??= new NumberList();
    if (known.names.last() !== row) known.names.push(row);
    return known.number;
  }

  /** Notes that the name of the id has the word. */
  addNamed(field: NamedField, id: number, { word, label }: TextWord, language: Locale | null): void {
    const known = this.known(word, label);
    known.inSl ||= language !== 'en';
    known.inEn ||= language !== 'sl';
    known.named ??= new Map();
    const ids = known.named.get(field) ?? new Set();
    known.named.set(field, ids.add(id));
  }

  /** Has no word lead to these ids of the field; null: to none. */
  forgetNamed(field: NamedField, ids: number[] | null): void {
    for (const { named } of this.byWord.values()) {
      if (ids === null) named?.delete(field);
      else for (const id of ids) named?.get(field)?.delete(id);
    }
  }

  /** Words that begin so. */
  beginningWith(beginning: string): IndexedWord[] {
    this.sort();
    return [...begunIn(this.sorted, beginning), ...begunIn(this.recent, beginning)];
  }

  /** Words of letters with so many mistakes at most. */
  like(word: string, mistakes: number): IndexedWord[] {
    const letters = lettersOf(word);
    const found: IndexedWord[] = [];
    for (let length = word.length - mistakes; length <= word.length + mistakes; length++)
      for (const known of this.byLength[length] ?? []) {
        if (bitsOf(known.letters ^ letters) > 2 * mistakes) continue;
        if (countMistakes(word, known.word) <= mistakes) found.push(known);
      }
    return found;
  }

  /** Words whose stem has so many mistakes at most. */
  withStemLike(stem: string, mistakes: number): IndexedWord[] {
    const letters = lettersOf(stem);
    const found: IndexedWord[] = [];
    for (const [known, words] of this.byStem) {
      if (Math.abs(known.length - stem.length) > mistakes || !LETTERS.test(known)) continue;
      if (bitsOf(lettersOf(known) ^ letters) > 2 * mistakes) continue;
      if (countMistakes(stem, known) <= mistakes) found.push(...words);
    }
    return found;
  }

  private known(word: string, label: string): IndexedWord {
    const known = this.byWord.get(word);
    if (known) {
      // a spelling with diacritics says more
      if (known.label === word && label !== word) known.label = label;
      return known;
    }
    const made = new IndexedWord(word, label, this.byWord.size + 1);
    this.byWord.set(word, made);
    if (LETTERS.test(word)) (this.byLength[word.length] ??= []).push(made);
    this.unsorted.push(made);
    const forms = this.byStem.get(made.stem);
    if (forms) forms.push(made);
    else this.byStem.set(made.stem, [made]);
    return made;
  }

  /** A few new words do not move all others. */
  private sort(): void {
    if (!this.unsorted.length) return;
    this.recent = [...this.recent, ...this.unsorted].sort(byWord);
    this.unsorted = [];
    if (this.recent.length * RECENT < this.sorted.length) return;
    this.sorted = [...this.sorted, ...this.recent].sort(byWord);
    this.recent = [];
  }
}

const byWord = (a: IndexedWord, b: IndexedWord) => (a.word < b.word ? -1 : 1);

function begunIn(sorted: IndexedWord[], beginning: string): IndexedWord[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.word < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.word.startsWith(beginning)) end++;
  return sorted.slice(low, end);
}

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
