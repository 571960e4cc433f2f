import { NO_PRICE_CENTS } from './codes.js';
import type { Columns } from './columns.js';
import type { Narrowed } from './narrowing.js';

/** The orders that the columns know; names are only in the database. */
export type ColumnSort = 'popular' | 'price' | '-price' | 'total' | 'newest';

/** One page of cards in an order. */
export interface PageAsked {
  sort: ColumnSort;
  /** What the last row before the page is sorted by, as `keysOf` gives it; then `skip` is 0. */
  after?: number[];
  skip: number;
  take: number;
}

/** What rows are sorted by: one number, or the second one decides between equals. */
interface Order {
  keyOf(row: number): number;
  isFalling: boolean;
  /** Whether offers decide between equals; else there are none. */
  byOffer: boolean;
}

function orderOf({ popularity, prices, totals, cards }: Columns, sort: ColumnSort): Order {
  switch (sort) {
    case 'popular':
      return { keyOf: (row) => popularity[row]!, isFalling: true, byOffer: true };
    case 'price':
      return { keyOf: (row) => prices[row]!, isFalling: false, byOffer: true };
    case '-price':
      // foreign prices stay the last
      return {
        keyOf: (row) => (prices[row]! < NO_PRICE_CENTS ? -prices[row]! : prices[row]!),
        isFalling: false,
        byOffer: true,
      };
    case 'total':
      return { keyOf: (row) => totals[row]!, isFalling: false, byOffer: true };
    case 'newest':
      return { keyOf: (row) => cards[row]!, isFalling: true, byOffer: false };
  }
}

/** The values that a row is sorted by, as cursors hold them. */
export function keysOf(columns: Columns, sort: ColumnSort, row: number): number[] {
  const { keyOf, byOffer } = orderOf(columns, sort);
  return byOffer ? [keyOf(row), columns.offers[row]!] : [keyOf(row)];
}

/** The rows of one page: of each card its cheapest offer that fits all choices. */
export function pageOfColumns(
  columns: Columns,
  narrowed: Narrowed,
  { sort, after, skip, take }: PageAsked,
): number[] {
  const order = orderOf(columns, sort);
  const first = new FirstRows(skip + take, comparison(columns, order));
  const isAfter = after && laterThan(columns, order, after);
  eachCard(columns, narrowed, (row) => {
    if (!isAfter || isAfter(row)) first.offer(row);
  });
  return first.sorted().slice(skip);
}

function eachCard({ cards }: Columns, { rows }: Narrowed, take: (row: number) => void): void {
  for (let at = 0, last = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (cards[row] !== last) take(row);
    last = cards[row]!;
  }
}

type Compare = (a: number, b: number) => number;

function comparison({ offers }: Columns, { keyOf, isFalling, byOffer }: Order): Compare {
  const sign = isFalling ? -1 : 1;
  return (a, b) => sign * (keyOf(a) - keyOf(b) || (byOffer ? offers[a]! - offers[b]! : 0));
}

function laterThan({ offers }: Columns, { keyOf, isFalling }: Order, [key, offer = 0]: number[]) {
  const sign = isFalling ? -1 : 1;
  return (row: number) => sign * (keyOf(row) - key! || offers[row]! - offer) > 0;
}

/** Keeps the first rows of many: a heap with the last of those kept on top, so that most rows cost one comparison. */
class FirstRows {
  private readonly heap: number[] = [];

  constructor(
    private readonly size: number,
    private readonly compare: Compare,
  ) {}

  offer(row: number): void {
    const { heap } = this;
    if (heap.length < this.size) this.up(heap.push(row) - 1);
    else if (this.compare(row, heap[0]!) < 0) {
      heap[0] = row;
      this.down(0);
    }
  }

  sorted(): number[] {
    return [...this.heap].sort(this.compare);
  }

  private up(at: number): void {
    for (let above = (at - 1) >> 1; at > 0 && this.isLater(at, above); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  private down(at: number): void {
    for (let below = this.laterBelow(at); below > 0 && this.isLater(below, at); below = this.laterBelow(at)) {
      this.swap(at, below);
      at = below;
    }
  }

  /** The later one of the two below; 0: there is none. */
  private laterBelow(at: number): number {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    if (left >= this.heap.length) return 0;
    return right < this.heap.length && this.isLater(right, left) ? right : left;
  }

  private isLater(a: number, b: number): boolean {
    return this.compare(this.heap[a]!, this.heap[b]!) > 0;
  }

  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b]!, this.heap[a]!];
  }
}
