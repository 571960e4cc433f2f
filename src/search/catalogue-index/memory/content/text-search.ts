import { foldedWords } from '../../../words/text-words.js';
import type { Alternative, Concept, PhraseTerm, Term, TextQuestion } from '../../text-question.js';
import type { CodeRows } from './code-rows.js';
import { NO_ROWS, withRoom } from './growing.js';
import type { IndexNames } from './index-names.js';
import type { OfferRows } from './offer-rows.js';
import type { NamedField } from '../../source/named-words.js';
import type { WordOrder } from './word-order.js';
import type { Words } from './words.js';

/** Offers that have what a text requires. */
export interface TextHits {
  /** Rising, alive. */
  rows: Int32Array;
  /** How well each of them fits. */
  relevance: Uint16Array;
  /** Places of the concepts that no hit has, and of those that some have. */
  missing: number[];
  scattered: number[];
}

/** For one search after the other: fresh memory costs more than what is done in it. Zeros between two of them. */
const room = {
  weights: new Uint8Array(0),
  counts: new Uint8Array(0),
  marks: new Uint8Array(0),
  touched: new Int32Array(0),
  candidates: new Int32Array(0),
  kept: new Int32Array(0),
  /** By row; what it is before a row is a candidate does not matter. */
  relevance: new Uint16Array(0),
};

/** What texts are looked for in. */
interface Searched {
  offers: OfferRows;
  words: Words;
  order: WordOrder;
  names: IndexNames;
  codes: CodeRows;
  eans: CodeRows;
}

/** Finds what a text requires in the rows of an index. */
export class TextSearch {
  constructor(private readonly content: Searched) {}

  private get offers(): OfferRows {
    return this.content.offers;
  }

  find(text: TextQuestion): TextHits {
    try {
      return this.search(text);
    } catch (error) {
      room.weights.fill(0);
      room.counts.fill(0);
      room.marks.fill(0);
      throw error;
    }
  }

  private search({ concepts, excluded, boosts, isStrict }: TextQuestion): TextHits {
    const { length, alive } = this.offers;
    room.weights = withRoom(room.weights, length);
    room.counts = withRoom(room.counts, length);
    room.marks = withRoom(room.marks, length);
    room.relevance = withRoom(room.relevance, length);
    const candidates = this.gather(concepts, isStrict);
    for (const term of excluded)
      for (const list of this.rowsWith(term)) for (const row of list) room.counts[row] = 0;
    let most = isStrict ? concepts.length : 0;
    for (let at = 0; at < candidates.length; at++) {
      const row = candidates[at]!;
      if (alive[row] === 1 && room.counts[row]! > most) most = room.counts[row]!;
    }
    const rows = this.having(most, candidates);
    const lacking = this.lackingIn(most < concepts.length ? concepts : [], rows);
    for (let at = 0; at < candidates.length; at++) room.counts[candidates[at]!] = 0;
    if (boosts.length) this.boost(boosts, rows);
    return { rows, relevance: relevanceOf(rows), ...lacking };
  }

  /** Weighs the rows by each concept, and counts how many concepts each has; @returns the rows that have any, each once */
  private gather(concepts: Concept[], isStrict: boolean): Int32Array {
    let size = 0;
    for (const { alternatives } of concepts) {
      const touched = this.weigh(alternatives);
      room.candidates = withRoom(room.candidates, size + touched.length);
      const { weights, counts, relevance, candidates } = room;
      for (let at = 0; at < touched.length; at++) {
        const row = touched[at]!;
        if (counts[row]!++ === 0) {
          candidates[size++] = row;
          relevance[row] = weights[row]!;
        } else relevance[row]! += weights[row]!;
        weights[row] = 0;
      }
      // nothing has it
      if (isStrict && touched.length === 0) break;
    }
    return room.candidates.subarray(0, size);
  }

  /** Notes in `room.weights` the weight of the best alternative; @returns the rows that any fits */
  private weigh(alternatives: Alternative[]): Int32Array {
    let size = 0;
    for (const { all, weight } of alternatives.toSorted((a, b) => b.weight - a.weight)) {
      for (const rows of this.rowsOf(all)) {
        room.touched = withRoom(room.touched, size + rows.length);
        const { weights, touched } = room;
        for (let at = 0; at < rows.length; at++) {
          const row = rows[at]!;
          if (weights[row] !== 0) continue;
          weights[row] = weight;
          touched[size++] = row;
        }
      }
    }
    return room.touched.subarray(0, size);
  }

  private boost(boosts: Alternative[], hits: Int32Array): void {
    const touched = this.weigh(boosts);
    const { weights, relevance } = room;
    for (let at = 0; at < hits.length; at++) relevance[hits[at]!]! += weights[hits[at]!]!;
    for (let at = 0; at < touched.length; at++) room.weights[touched[at]!] = 0;
  }

  /** Living candidates with so many concepts, rising. */
  private having(count: number, candidates: Int32Array): Int32Array {
    const { length, alive } = this.offers;
    if (count === 0) return NO_ROWS;
    const rows = (room.kept = withRoom(room.kept, candidates.length));
    let size = 0;
    if (candidates.length * 8 > length) {
      for (let row = 0; row < length; row++) {
        rows[size] = row;
        size += Number(room.counts[row] === count) & alive[row]!;
        if (size === candidates.length) break;
      }
      return rows.slice(0, size);
    }
    for (let at = 0; at < candidates.length; at++) {
      const row = candidates[at]!;
      if (room.counts[row] === count && alive[row] === 1) rows[size++] = row;
    }
    return rows.slice(0, size).sort();
  }

  private lackingIn(concepts: Concept[], hits: Int32Array): Pick<TextHits, 'missing' | 'scattered'> {
    const [missing, scattered]: [number[], number[]] = [[], []];
    concepts.forEach(({ alternatives }, place) => {
      const touched = this.weigh(alternatives);
      const having = hits.reduce((count, row) => count + Number(room.weights[row] !== 0), 0);
      for (let at = 0; at < touched.length; at++) room.weights[touched[at]!] = 0;
      if (having === 0) missing.push(place);
      else if (having < hits.length) scattered.push(place);
    });
    return { missing, scattered };
  }

  private rowsOf(all: Term[]): Int32Array[] {
    const [first, ...others] = all
      .map((term) => this.rowsWith(term))
      .sort((a, b) => lengthOf(a) - lengthOf(b)) as [Int32Array[], ...Int32Array[][]];
    if (!others.length) return first;
    const { marks } = room;
    for (const list of first) for (let at = 0; at < list.length; at++) marks[list[at]!] = 1;
    others.forEach((lists, place) => {
      for (const list of lists)
        for (let at = 0; at < list.length; at++)
          if (marks[list[at]!] === place + 1) marks[list[at]!] = place + 2;
    });
    const both = new Int32Array(lengthOf(first));
    let size = 0;
    for (const list of first)
      for (let at = 0; at < list.length; at++) {
        const row = list[at]!;
        if (marks[row] === all.length) both[size++] = row;
        marks[row] = 0;
      }
    return [both.subarray(0, size)];
  }

  rowsWith(term: Term): Int32Array[] {
    if ('phrase' in term) return this.rowsWithPhrase(term);
    const { field, any } = term;
    if (field === 'categoryId') return any.map((id) => this.rowsOfNamed('category', Number(id)));
    const { words, codes, eans } = this.content;
    if (field === 'code') return any.map((code) => codes.rowsOf(code));
    if (field === 'ean') return any.map((ean) => eans.rowsOf(ean));
    const known = any.flatMap((word) => words.find(word) ?? []);
    if (field === 'name') return known.map(({ rows }) => rows);
    const ids = new Set(known.flatMap(({ named }) => [...(named.get(field) ?? [])]));
    return [...ids].map((id) => this.rowsOfNamed(field, id));
  }

  /** Looks at what has the rarest of the words. */
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
      return [
        order.having(
          known.map(({ number }) => number),
          fewest,
        ),
      ];
    }
    const named = (id: number) => names.textsOf(field, id).some((text) => follows(foldedWords(text), phrase));
    return [...(known[0]?.named.get(field) ?? [])].filter(named).map((id) => this.rowsOfNamed(field, id));
  }

  rowsOfNamed(field: NamedField, id: number): Int32Array {
    const { brands, categories, companies, values } = this.offers;
    switch (field) {
      case 'brand':
        return brands.rowsOf(id);
      case 'category':
        return categories.rowsOf(id);
      case 'store':
        return companies.rowsOf(id);
      case 'value':
        return values.rowsOf(id);
      case 'attribute':
        return this.offers.attributes.rowsOf(id);
    }
  }
}

function relevanceOf(rows: Int32Array): Uint16Array {
  const relevance = new Uint16Array(rows.length);
  for (let at = 0; at < rows.length; at++) relevance[at] = room.relevance[rows[at]!]!;
  return relevance;
}

/** Whether the words of a phrase stand beside each other. */
const follows = (words: string[], phrase: string[]): boolean =>
  words.some((_, start) => phrase.every((word, at) => words[start + at] === word));

const lengthOf = (lists: Int32Array[]): number => lists.reduce((sum, { length }) => sum + length, 0);
