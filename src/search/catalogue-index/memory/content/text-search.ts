import { foldedWords } from '../../../words/text-words.js';
import {
  type Alternative,
  type Concept,
  countOf,
  type PhraseTerm,
  type PrefixTerm,
  type Term,
  type TextQuery,
} from '../../text-query.js';
import type { CodeRows } from './code-rows.js';
import { NO_ROWS } from './growable-lists.js';
import { scratch } from './scratch.js';
import type { IndexNames } from './index-names.js';
import type { OfferRows } from './offer-rows.js';
import type { NameField } from '../../source/name-words.js';
import { type Hits, setWeights, union, type Weighed } from './union.js';
import type { WordOrder } from './word-order.js';
import type { Words } from './words.js';

/** Offers that match a text. */
export interface TextHits extends Hits {
  /** Places of the concepts that no hit has, and of those that some have. */
  missing: number[];
  scattered: number[];
}

const EXCLUDED = -128;
const NO_HITS: Hits = { rows: NO_ROWS, relevance: new Uint16Array(0) };
/** From this number of words, rows are merged in one pass: a list for each word costs more than its rows. */
const MANY_WORDS = 32;

/** The searched parts of the index. */
interface Searched {
  offers: OfferRows;
  words: Words;
  order: WordOrder;
  names: IndexNames;
  codes: CodeRows;
  eans: CodeRows;
  /** An answer that holds until the next change. */
  cached<Answer extends object>(key: string, answer: () => Answer): Answer;
}

/** Finds the rows that match a text. */
export class TextSearch {
  /** Results that one search needs again: the rows of alternatives, and the words of a term. */
  private readonly weighed = new Map<Alternative[], Weighed[]>();
  private readonly numbers = new Map<string[], number[]>();

  constructor(private readonly content: Searched) {}

  private get offers(): OfferRows {
    return this.content.offers;
  }

  find(text: TextQuery): TextHits {
    const { concepts, boosts, isStrict } = text;
    scratch.reset();
    this.weighed.clear();
    this.numbers.clear();
    const all = this.withAll(text);
    const isAll = isStrict || all.rows.length > 0;
    const hits = isAll ? all : this.withMost(text);
    const lacking = isAll ? { missing: [], scattered: [] } : this.lackingIn(concepts, hits.rows);
    if (boosts.length) {
      const weights = this.weightsByRow(this.weightedRows(boosts), hits.rows);
      for (let at = 0; at < hits.rows.length; at++) hits.relevance[at]! += weights[hits.rows[at]!]!;
    }
    return { rows: hits.rows.slice(), relevance: hits.relevance.slice(), ...lacking };
  }

  /** The rows with all concepts: the rarest first, so that the others are searched only in its rows. */
  private withAll({ concepts, excluded }: TextQuery): Hits {
    const weighed: Weighed[][] = [];
    // a concept without rows ends the search before the others are read
    for (const { alternatives } of concepts.toSorted((a, b) => wordsIn(a) - wordsIn(b))) {
      const lists = this.weightedRows(alternatives);
      if (!lists.length) return NO_HITS;
      weighed.push(lists);
    }
    const [rarest = [], ...others] = weighed.sort((a, b) => lengthOf(a) - lengthOf(b));
    let hits = union(rarest);
    for (const other of others) {
      if (!hits.rows.length) break;
      const weights = this.weightsByRow(other, hits.rows);
      hits = filtered(hits, (row) => weights[row]!);
    }
    const exclusions = excluded.flatMap((term) => this.rowsWith(term)).map((rows) => ({ rows, weight: 1 }));
    const { offers } = this;
    if (!exclusions.length && offers.liveCount === offers.length) return hits;
    const weights = this.weightsByRow(exclusions);
    return filtered(hits, (row) => Number(weights[row] === 0 && offers.isLive(row)), 0);
  }

  /** The rows with most of the concepts, if none has all. */
  private withMost({ concepts, excluded }: TextQuery): Hits {
    const { offers } = this;
    const counts = scratch.zeros(Int8Array, offers.length);
    const relevance = scratch.zeros(Uint16Array, offers.length);
    for (const rows of excluded.flatMap((term) => this.rowsWith(term)))
      for (const row of rows) counts[row] = EXCLUDED;
    let most = 0;
    for (const concept of concepts) {
      const found = union(this.weightedRows(concept.alternatives));
      const own = countOf(concept, { concepts });
      for (let at = 0; at < found.rows.length; at++) {
        const row = found.rows[at]!;
        relevance[row]! += found.relevance[at]!;
        const count = (counts[row]! += own);
        if (count > most && offers.isLive(row)) most = count;
      }
    }
    if (!most) return NO_HITS;
    const rows = placesIn(counts);
    const all = { rows, relevance: scratch.zeros(Uint16Array, rows.length) };
    return filtered(all, (row) => (counts[row] === most && offers.isLive(row) ? relevance[row]! : 0));
  }

  /** The lists of rows of the alternatives, those with the lowest weight first. */
  private weightedRows(alternatives: Alternative[]): Weighed[] {
    const known = this.weighed.get(alternatives);
    if (known) return known;
    const weighed = alternatives
      .toSorted((a, b) => a.weight - b.weight)
      .flatMap(({ all, weight }) => this.rowsOf(all).map((rows) => ({ rows, weight })))
      .filter(({ rows }) => rows.length > 0);
    this.weighed.set(alternatives, weighed);
    return weighed;
  }

  /**
   * The weight of the best alternative for each row, 0 if none matches.
   * @param sought the requested rows
   */
  private weightsByRow(weighed: Weighed[], sought?: Int32Array): Uint8Array {
    const weights = scratch.zeros(Uint8Array, this.offers.length);
    for (const one of weighed) setWeights(weights, one, sought);
    return weights;
  }

  private lackingIn(concepts: Concept[], hits: Int32Array): Pick<TextHits, 'missing' | 'scattered'> {
    const [missing, scattered]: [number[], number[]] = [[], []];
    concepts.forEach(({ alternatives }, place) => {
      const weights = this.weightsByRow(this.weightedRows(alternatives));
      const having = hits.reduce((count, row) => count + Number(weights[row] !== 0), 0);
      if (having === 0) missing.push(place);
      else if (having < hits.length) scattered.push(place);
    });
    return { missing, scattered };
  }

  private rowsOf(all: Term[]): Int32Array[] {
    const [first, ...others] = all.map((term) => this.rowsWith(term)) as [Int32Array[], ...Int32Array[][]];
    return others.reduce((lists, other) => {
      if (!lists.some(({ length }) => length > 0)) return [];
      const weights = this.weightsByRow(other.map((rows) => ({ rows, weight: 1 })));
      return lists.map((rows) => rows.filter((row) => weights[row] === 1));
    }, first);
  }

  rowsWith(term: Term): Int32Array[] {
    if ('phrase' in term) return this.rowsWithPhrase(term);
    if ('prefix' in term) return this.rowsWithPrefix(term);
    const { field, any } = term;
    if (field === 'categoryId') return any.map((id) => this.rowsOfNamed('category', Number(id)));
    if (field === 'valueId') return any.map((id) => this.rowsOfNamed('value', Number(id)));
    const { words, codes, eans } = this.content;
    if (field === 'code') return any.map((code) => codes.rowsOf(code));
    if (field === 'ean') return any.map((ean) => eans.rowsOf(ean));
    const numbers = this.numbersOf(any);
    if (field !== 'name') return this.rowsOfNames(field, numbers);
    return numbers.length > MANY_WORDS
      ? [this.rowsWithSome(numbers)]
      : numbers.map((number) => words.names.rowsAt(number));
  }

  /** A text asks for the same prefix several times, and a short one has most rows. */
  private rowsWithPrefix({ field, prefix }: PrefixTerm): Int32Array[] {
    const { words } = this.content;
    const numbers = words.numbersWithPrefix(prefix);
    if (field === 'brand') return this.rowsOfNames(field, numbers);
    return numbers.length > MANY_WORDS
      ? [this.content.cached(`prefix ${prefix}`, () => this.rowsWithSome(numbers).slice())]
      : Array.from(numbers, (number) => words.names.rowsAt(number));
  }

  /** The rows of the brands, values and so on with one of the words. */
  private rowsOfNames(field: NameField, numbers: Iterable<number>): Int32Array[] {
    const { named } = this.content.words;
    const ids = new Set<number>();
    for (const number of numbers) for (const id of named.get(number)?.get(field) ?? []) ids.add(id);
    return [...ids].map((id) => this.rowsOfNamed(field, id));
  }

  private numbersOf(words: string[]): number[] {
    let numbers = this.numbers.get(words);
    if (!numbers) {
      numbers = words.map((word) => this.content.words.numberOf(word)).filter((number) => number > 0);
      this.numbers.set(words, numbers);
    }
    return numbers;
  }

  /** The rows whose names have one of the words. */
  private rowsWithSome(numbers: Iterable<number>): Int32Array {
    const { offers, words } = this.content;
    const having = scratch.zeros(Uint8Array, offers.length);
    let most = 0;
    for (const number of numbers) {
      words.names.markRows(number, having);
      most += words.names.count(number);
    }
    return placesIn(having, most);
  }

  /** Searches the rows of the rarest word. */
  private rowsWithPhrase({ field, phrase }: PhraseTerm): Int32Array[] {
    const { words, order, names } = this.content;
    const known = phrase.flatMap((word) => words.find(word) ?? []);
    if (known.length < phrase.length) return [];
    if (field === 'name') {
      const rows = known.map((word) => word.rows);
      const fewest = rows.reduce(
        (least, one) => (one.length < least.length ? one : least),
        rows[0] ?? NO_ROWS,
      );
      const having = order.having(
        known.map(({ number }) => number),
        fewest,
      );
      return [this.offers.rowsOfGroups(having)];
    }
    const named = (id: number) => names.textsOf(field, id).some((text) => follows(foldedWords(text), phrase));
    return [...(known[0]?.named.get(field) ?? [])].filter(named).map((id) => this.rowsOfNamed(field, id));
  }

  rowsOfNamed(field: NameField, id: number): Int32Array {
    return this.offers.ordinals[field].rowsOf(id);
  }
}

/** Whether the words of a phrase are adjacent. */
const follows = (words: string[], phrase: string[]): boolean =>
  words.some((_, start) => phrase.every((word, at) => words[start + at] === word));

/** A prefix counts as many words. */
const wordsIn = ({ alternatives }: Concept): number =>
  alternatives.reduce((sum, { all }) => sum + all.reduce((words, term) => words + countWords(term), 0), 0);

const countWords = (term: Term) => ('any' in term ? term.any.length : 'prefix' in term ? MANY_WORDS : 1);

const lengthOf = (weighed: Weighed[]): number => weighed.reduce((sum, { rows }) => sum + rows.length, 0);

/** The hits with a value above 0, with this value added. */
function filtered({ rows, relevance }: Hits, more: (row: number) => number, times = 1): Hits {
  const kept = {
    rows: scratch.takeArray(Int32Array, rows.length),
    relevance: scratch.takeArray(Uint16Array, rows.length),
  };
  let size = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const added = more(row);
    kept.rows[size] = row;
    kept.relevance[size] = relevance[at]! + times * added;
    size += Number(added > 0);
  }
  return { rows: kept.rows.subarray(0, size), relevance: kept.relevance.subarray(0, size) };
}

const WORD = 4;

/** The positions of values other than 0, ascending, up to a limit. */
function placesIn(bytes: Uint8Array | Int8Array, most = bytes.length): Int32Array {
  const { buffer, length } = bytes;
  const words = new Int32Array(buffer, 0, Math.floor(length / WORD));
  const places = scratch.takeArray(Int32Array, Math.min(length, most));
  let size = 0;
  for (let word = 0; word < words.length; word++) if (words[word] !== 0) add(word * WORD, (word + 1) * WORD);
  add(words.length * WORD, length);
  return places.subarray(0, size);

  function add(from: number, to: number): void {
    for (let place = from; place < to; place++) {
      places[size] = place;
      size += Number(bytes[place] !== 0);
    }
  }
}
