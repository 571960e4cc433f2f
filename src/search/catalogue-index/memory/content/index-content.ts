import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../../core/database/statement.js';
import type { Translations } from '../../../../core/i18n/local-text.js';
import { LOCALES } from '../../../../core/i18n/locales.js';
import { measureWords } from '../../../words/measures.js';
import { joinedCodes } from '../../../words/codes.js';
import { codeWords, textWords } from '../../../words/text-words.js';
import type { TextQuery } from '../../text-query.js';
import { CodeRows } from './code-rows.js';
import { hashOf } from '../../source/hash.js';
import { IndexNames } from './index-names.js';
import type { GroupWords, IndexRow } from '../../source/card-offers.js';
import type { NameField } from '../../source/name-words.js';
import { type IndexedOffer, OfferRows } from './offer-rows.js';
import { type TextHits, TextSearch } from './text-search.js';
import { WordOrder } from './word-order.js';
import { Words } from './words.js';

/** So many bytes of answers are cached until the next change. */
const MAX_CACHED_BYTES = 64_000_000;
/** Size of an answer besides its rows. */
const ANSWER_BYTES = 4_000;

/** Offers with their words, and the names of brands, stores, categories and values, at one moment. */
export class IndexContent {
  readonly words = new Words();
  readonly order = new WordOrder();
  readonly codes = new CodeRows();
  readonly eans = new CodeRows();
  readonly offers = new OfferRows((row, offer) => this.addWords(row, offer));
  readonly names = new IndexNames(this.offers, this.words);
  readonly search = new TextSearch(this);
  private readonly groups = new WeakMap<GroupWords, GroupNumbers>();
  /** Differs after each change. */
  version = 0;
  private readonly answers = new LRUCache<string, object>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: bytesOf,
  });

  /**
   * Sets cards to the database's state.
   * @param rows all offers of some cards
   * @param cardIds cards; those without rows are removed
   */
  async put(db: Queryable, rows: IndexRow[], cardIds: Iterable<number> = []): Promise<void> {
    this.changed();
    const cards = new Map<number, IndexedOffer[]>(Array.from(cardIds, (id) => [id, []]));
    for (const row of rows) {
      const offers = cards.get(row.cardId);
      if (offers) offers.push(toOffer(row));
      else cards.set(row.cardId, [toOffer(row)]);
    }
    for (const [cardId, offers] of cards) this.offers.put(cardId, offers);
    await this.names.add(db);
    // requests meanwhile had only a part of it
    this.changed();
  }

  /** Reads names again; ids null: all. */
  async renew(db: Queryable, field: NameField, ids: number[] | null): Promise<void> {
    await this.names.renew(db, field, ids);
    this.changed();
  }

  /** An answer that holds until the next change. */
  cached<Answer extends object>(key: string, answer: () => Answer): Answer {
    const known = this.answers.get(key) ?? answer();
    this.answers.set(key, known);
    return known as Answer;
  }

  /** The hits of the words; visitors filter them and turn pages. */
  hitsOf({ isStrict, ...text }: TextQuery): TextHits {
    const key = JSON.stringify(text);
    const all = this.cached(`all ${key}`, () => this.search.find({ ...text, isStrict: true }));
    if (isStrict || all.rows.length) return all;
    return this.cached(`most ${key}`, () => this.search.find({ ...text, isStrict }));
  }

  private changed(): void {
    this.version++;
    this.answers.clear();
  }

  /** All words of its group lead to a row; the order of words is kept for its own name alone. */
  private addWords(row: number, { name, group }: IndexedOffer): void {
    const { words, texts, codes } = this.wordsOf(group);
    for (const word of words) this.words.names.add(word, row);
    this.order.add(row, texts.get(name) ?? this.textsOf(name));
    for (const code of codes) this.codes.add(code, row);
    for (const ean of group.eans) this.eans.add(ean, row);
  }

  private wordsOf(group: GroupWords): GroupNumbers {
    const known = this.groups.get(group) ?? this.readWords(group);
    this.groups.set(group, known);
    return known;
  }

  private readWords({ names, codes }: GroupWords): GroupNumbers {
    const texts = new Map(names.map((name) => [name, this.textsOf(name)]));
    const measures = names.flatMap((name) =>
      LOCALES.flatMap((locale) =>
        measureWords(name[locale] ?? '', locale).map((word) =>
          this.words.record({ word, label: word }, locale),
        ),
      ),
    );
    const inNames = names.flatMap((name) => Object.values(name).flatMap(joinedCodes));
    return {
      words: [...new Set([...measures, ...[...texts.values()].flat(2)])],
      texts,
      codes: [...new Set([...codes.flatMap(codeWords), ...inNames])],
    };
  }

  /** The words of a name in each language, by their numbers. */
  private textsOf(name: Translations): number[][] {
    return LOCALES.map((locale) =>
      textWords(name[locale] ?? '').map((word) => this.words.record(word, locale)),
    );
  }
}

/** The words of a group by their numbers, also in the order of each name, and its codes. */
interface GroupNumbers {
  words: number[];
  texts: ReadonlyMap<Translations, number[][]>;
  codes: string[];
}

function toOffer({ valueIds: pairs, ...row }: IndexRow): IndexedOffer {
  const valueIds = pairs.filter((_, at) => at % 2 === 0);
  const definitionIds = [...new Set(pairs.filter((_, at) => at % 2 === 1))];
  return {
    ...row,
    valueIds,
    definitionIds,
    textHash: hashOf(JSON.stringify([row.name, row.group])),
  };
}

function bytesOf(answer: object, key: string): number {
  const parts = ArrayBuffer.isView(answer) ? [answer] : Object.values(answer);
  return parts.reduce<number>(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    // a short beginning of words has thousands of them, which are in the key
    ANSWER_BYTES + key.length,
  );
}
