import { NO_PRICE_CENTS } from './codes.js';
import type { Columns } from './columns.js';
import type { Narrowed } from './narrowing.js';

/** The orders that the columns know; names are only in the database. */
export type ColumnSort = 'relevance' | 'popular' | 'price' | '-price' | 'total' | 'newest';

export interface SortAsked {
  sort: ColumnSort;
  /** By row, in hundredths: how well it fits the words of a search. */
  ranks?: ReadonlyMap<number, number>;
}

/** One page of cards in an order. */
export interface PageAsked extends SortAsked {
  /** What the last row before the page is sorted by, as `keysOf` gives it; then `skip` is 0. */
  after?: number[];
  skip: number;
  take: number;
}

/** What rows are sorted by: the first that differs decides. */
interface Order {
  keys: ((row: number) => number)[];
  isFalling: boolean;
}

function orderOf({ popularity, prices, totals, cards, offers }: Columns, { sort, ranks }: SortAsked): Order {
  const offer = (row: number) => offers[row]!;
  const popular = (row: number) => popularity[row]!;
  const price = (row: number) => prices[row]!;
  switch (sort) {
    case 'relevance':
      // of equals the most popular, then the oldest
      return { keys: [(row) => ranks!.get(row)! / 100, popular, (row) => -offers[row]!], isFalling: true };
    case 'popular':
      return { keys: [popular, offer], isFalling: true };
    case 'price':
      return { keys: [price, offer], isFalling: false };
    case '-price':
      // foreign prices stay the last
      return {
        keys: [(row) => (price(row) < NO_PRICE_CENTS ? -price(row) : price(row)), offer],
        isFalling: false,
      };
    case 'total':
      return { keys: [(row) => totals[row]!, offer], isFalling: false };
    case 'newest':
      return { keys: [(row) => cards[row]!], isFalling: true };
  }
}

/** The values that a row is sorted by, as cursors hold them. */
export function keysOf(columns: Columns, asked: SortAsked, row: number): number[] {
  return orderOf(columns, asked).keys.map((keyOf) => keyOf(row));
}

/** The rows of one page: of each card its cheapest offer that fits all choices. */
export function pageOfColumns(
  columns: Columns,
  narrowed: Narrowed,
  { after, skip, take, ...asked }: PageAsked,
): number[] {
  const order = orderOf(columns, asked);
  const first = new FirstRows(skip + take, comparison(order));
  const isAfter = after && laterThan(order, after);
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

function comparison({ keys, isFalling }: Order): Compare {
  const sign = isFalling ? -1 : 1;
  return (a, b) => {
    for (const keyOf of keys) {
      const difference = keyOf(a) - keyOf(b);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}

function laterThan({ keys, isFalling }: Order, values: number[]) {
  const sign = isFalling ? -1 : 1;
  return (row: number) => {
    const differing = keys.findIndex((keyOf, at) => keyOf(row) !== values[at]);
    return differing >= 0 && sign * (keys[differing]!(row) - values[differing]!) > 0;
  };
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
