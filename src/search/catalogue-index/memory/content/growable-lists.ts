export type TypedArray = Int32Array | Float64Array | Int8Array | Int16Array | Uint8Array | Uint16Array;

/** The array with room for `length`, its content kept; at least doubled when it grows. */
export function withRoom<T extends TypedArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const grown = new (array.constructor as new (length: number) => T)(Math.max(length, array.length * 2));
  grown.set(array as never);
  return grown;
}

/** Whole numbers that are only ever added. */
export class NumberList {
  private items = new Int32Array(2);
  private used = 0;

  push(item: number): void {
    this.items = withRoom(this.items, this.used + 1);
    this.items[this.used++] = item;
  }

  last(): number | undefined {
    return this.used ? this.items[this.used - 1] : undefined;
  }

  /** A view: it does not grow. */
  view(): Int32Array {
    return this.items.subarray(0, this.used);
  }
}

/** The ordinals of ids, from 0 in the order of their first rows, and the rows that have each. */
export class Ordinals {
  readonly ids: number[] = [];
  /** Number of those whose names were requested. */
  named = 0;
  private readonly ordinals = new Map<number, number>();
  private readonly lists: NumberList[] = [];

  get size(): number {
    return this.ids.length;
  }

  /** Notes that a row, higher than all before, has the id; @returns its ordinal */
  add(id: number, row: number): number {
    const ordinal = this.ordinalFor(id);
    this.lists[ordinal]!.push(row);
    return ordinal;
  }

  /** The ordinal of an id, a new one if it has none. */
  ordinalFor(id: number): number {
    const known = this.ordinals.get(id);
    if (known !== undefined) return known;
    const ordinal = this.ids.push(id) - 1;
    this.ordinals.set(id, ordinal);
    this.lists.push(new NumberList());
    return ordinal;
  }

  /** undefined: no row has it. */
  ordinalOf(id: number): number | undefined {
    return this.ordinals.get(id);
  }

  /** The rows that have the id, rising; rows that are no longer live among them. */
  rowsOf(id: number): Int32Array {
    const ordinal = this.ordinals.get(id);
    return ordinal === undefined ? NO_ROWS : this.lists[ordinal]!.view();
  }
}

export const NO_ROWS = new Int32Array(0);

/** Several numbers per row: row i has `items` from `starts[i]` up to `starts[i + 1]`. */
export class NumberLists<Items extends TypedArray = Int32Array> {
  starts = new Int32Array(2);

  constructor(public items: Items) {}

  /** @param row the row after the last one that was set */
  set(row: number, numbers: number[]): void {
    const start = this.starts[row]!;
    this.starts = withRoom(this.starts, row + 2);
    this.items = withRoom(this.items, start + numbers.length);
    this.items.set(numbers, start);
    this.starts[row + 1] = start + numbers.length;
  }
}

/** The first place in some numbers, in their order, whose number is not below. */
export function lowerBound(sorted: Int32Array, isBelow: (number: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
