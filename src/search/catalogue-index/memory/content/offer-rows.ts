import { byChoice } from '../../card-choice.js';
import { ENTITY_FILTERS, type EntityFilter, RANGE_COLUMNS, type RangeColumn } from '../../filter-columns.js';
import type { IndexRow } from '../../source/card-offers.js';
import type { NameField } from '../../source/name-words.js';
import { NumberLists, Ordinals, type TypedArray, withRoom } from './growable-lists.js';
import { IdTable } from './id-table.js';
import { LIVE, setWords, WORD_SIZES } from './offer-flags.js';

/** One visible offer for the index. Rows do not store its texts: words lead to the row. */
export interface IndexedOffer extends IndexRow {
  /** Values of attributes, and the definitions of these. */
  definitionIds: number[];
  /** Changes with the texts. */
  textHash: number;
}

/** A number of each row, but for the columns of filters. */
const COLUMNS = ['offers', 'groups', 'cards', 'totals', 'popularity', 'placementOf', 'textHashes'] as const;

/** Callback for added rows. */
type RowAdded = (row: number, offer: IndexedOffer) => void;

/**
 * All visible offers in memory, with a typed array for each filter, count and sort key. The rows of a card
 * are adjacent, in the order of `byChoice`. A row is never moved: if a
 * card changes in more than its numbers, its rows become dead and it gets new ones at the end.
 */
export class OfferRows {
  length = 0;
  /** Number of live rows. */
  liveCount = 0;
  offers = new Int32Array(0);
  groups = new Int32Array(0);
  cards = new Int32Array(0);
  totals = new Float64Array(0);
  popularity = new Int32Array(0);
  /** Bits of `offer-flags.ts`. */
  readonly flags = WORD_SIZES.map(() => new Uint16Array(0));
  /** The columns of ranges. */
  readonly numbers = Object.fromEntries(
    RANGE_COLUMNS.map((column) => [column, new Float64Array(0)]),
  ) as Record<RangeColumn, Float64Array>;
  /** The columns of entities: ordinals in `ordinals`. */
  readonly entities: Record<EntityFilter['named'], Int32Array> = {
    brand: new Int32Array(0),
    store: new Int32Array(0),
  };
  /** A row is in the lists of all stores and brands of its group; `entities` has its own. */
  readonly companies = new Ordinals();
  readonly brands = new Ordinals();
  readonly categories = new Ordinals();
  readonly values = new Ordinals();
  readonly attributes = new Ordinals();
  readonly ordinals: Record<NameField, Ordinals> = {
    brand: this.brands,
    store: this.companies,
    category: this.categories,
    value: this.values,
    attribute: this.attributes,
  };
  /** Ordinals in `categories`, by the number of their set: many offers share few sets. */
  readonly placements = new NumberLists(new Int32Array(2));
  placementOf = new Int32Array(0);
  private readonly placementsByIds = new Map<string, number>();
  /** Ordinals in `values`. */
  readonly valuesOf = new NumberLists(new Int32Array(2));
  private textHashes = new Float64Array(0);
  /** 1 + the first row of each card, and the row of each offer. */
  private readonly firstRows = new IdTable();
  private readonly rowsOfOffers = new IdTable();

  constructor(private readonly added: RowAdded) {}

  get prices(): Float64Array {
    return this.numbers.priceCents;
  }

  isLive(row: number): boolean {
    return (this.flags[0]![row]! & LIVE) !== 0;
  }

  /** undefined: the offer is not visible. */
  rowOf(offerId: number): number | undefined {
    const row = this.rowsOfOffers.get(offerId) - 1;
    return row < 0 ? undefined : row;
  }

  /** The card of a visible offer. */
  cardOf(offerId: number): number | undefined {
    const row = this.rowOf(offerId);
    return row === undefined ? undefined : this.cards[row];
  }

  /** Puts a whole card: all its offers, none when it is gone. */
  put(cardId: number, offers: IndexedOffer[]): void {
    const sorted = offers.sort(byChoice);
    const rows = this.rowsOfCard(cardId);
    if (rows.length === sorted.length && rows.every((row, at) => this.isSame(row, sorted[at]!))) {
      rows.forEach((row, at) => this.setNumbers(row, sorted[at]!));
      return;
    }
    for (const row of rows) this.remove(row);
    this.firstRows.set(cardId, sorted.length ? this.length + 1 : 0);
    for (const offer of sorted) this.append(offer);
  }

  /** The rows of the same groups as live rows, rising. */
  rowsOfGroups(rows: Int32Array): Int32Array {
    const { cards, groups } = this;
    const having = new Set<number>();
    for (const row of rows) {
      if (!this.isLive(row)) continue;
      const [card, group] = [cards[row], groups[row]];
      let first = row;
      while (first > 0 && cards[first - 1] === card) first--;
      for (let other = first; other < this.length && cards[other] === card; other++)
        if (groups[other] === group) having.add(other);
    }
    return Int32Array.from(having).sort();
  }

  private rowsOfCard(cardId: number): number[] {
    const rows: number[] = [];
    const first = this.firstRows.get(cardId) - 1;
    if (first < 0) return rows;
    for (let row = first; row < this.length && this.cards[row] === cardId; row++)
      if (this.isLive(row)) rows.push(row);
    return rows;
  }

  /** Whether a row may be overwritten in place: only numbers differ. */
  private isSame(row: number, offer: IndexedOffer): boolean {
    return (
      this.offers[row] === offer.offerId &&
      this.textHashes[row] === offer.textHash &&
      ENTITY_FILTERS.every(
        ({ named, column }) => this.ordinals[named].ids[this.entities[named][row]!] === offer[column],
      ) &&
      this.placementsByIds.get(offer.categoryIds.join()) === this.placementOf[row] &&
      areSame(this.values, this.valuesOf, row, offer.valueIds)
    );
  }

  private setNumbers(row: number, offer: IndexedOffer): void {
    this.groups[row] = offer.groupId;
    for (const column of RANGE_COLUMNS) this.numbers[column][row] = offer[column];
    this.totals[row] = offer.totalCents;
    this.popularity[row] = offer.popularity;
    setWords(this.flags, row, offer);
  }

  private remove(row: number): void {
    this.flags[0]![row]! &= ~LIVE;
    this.liveCount--;
    this.rowsOfOffers.set(this.offers[row]!, 0);
  }

  private append(offer: IndexedOffer): void {
    // no change may have mentioned the card that it left
    const before = this.rowOf(offer.offerId);
    if (before !== undefined) this.remove(before);
    const row = this.length++;
    if (row >= this.offers.length) this.grow(this.length);
    this.rowsOfOffers.set(offer.offerId, row + 1);
    this.liveCount++;
    this.offers[row] = offer.offerId;
    this.cards[row] = offer.cardId;
    this.textHashes[row] = offer.textHash;
    this.setNumbers(row, offer);
    for (const { named, column } of ENTITY_FILTERS)
      this.entities[named][row] = this.ordinals[named].add(offer[column], row);
    this.placementOf[row] = this.place(row, offer.categoryIds);
    this.valuesOf.set(
      row,
      offer.valueIds.map((id) => this.values.add(id, row)),
    );
    for (const id of offer.definitionIds) this.attributes.ordinalFor(id);
    for (const id of offer.attributeIds) this.attributes.add(id, row);
    const { brandIds, companyIds } = offer.group;
    for (const id of brandIds) if (id !== offer.brandId) this.brands.add(id, row);
    for (const id of companyIds) if (id !== offer.companyId) this.companies.add(id, row);
    this.added(row, offer);
  }

  /** @returns the number of this category set */
  private place(row: number, categoryIds: number[]): number {
    const ordinals = categoryIds.map((id) => this.categories.add(id, row));
    const ids = categoryIds.join();
    const known = this.placementsByIds.get(ids) ?? this.placementsByIds.size;
    if (known < this.placementsByIds.size) return known;
    this.placementsByIds.set(ids, known);
    this.placements.set(known, ordinals);
    return known;
  }

  private grow(length: number): void {
    const size = Math.max(length, this.offers.length * 2, 1_024);
    const own = this as unknown as Record<(typeof COLUMNS)[number], TypedArray>;
    for (const name of COLUMNS) own[name] = withRoom(own[name], size);
    for (const columns of [this.flags, this.numbers, this.entities] as Record<string, TypedArray>[])
      for (const name in columns) columns[name] = withRoom(columns[name]!, size);
  }
}

function areSame(ordinals: Ordinals, { starts, items }: NumberLists, row: number, ids: number[]): boolean {
  const start = starts[row]!;
  return (
    starts[row + 1]! - start === ids.length && ids.every((id, at) => ordinals.ids[items[start + at]!] === id)
  );
}
