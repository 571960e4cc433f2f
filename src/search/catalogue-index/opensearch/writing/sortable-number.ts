const SIGN = 1n << 63n;
const ALL = (1n << 64n) - 1n;
const DIGITS = 16;

const room = new DataView(new ArrayBuffer(8));

/** A number as a text that sorts like the number, exactly. */
export function toSortable(number: number): string {
  // there is one zero
  room.setFloat64(0, number + 0);
  const bits = room.getBigUint64(0);
  return (bits & SIGN ? ~bits & ALL : bits | SIGN).toString(16).padStart(DIGITS, '0');
}

export function fromSortable(text: string): number {
  const bits = BigInt(`0x${text}`);
  room.setBigUint64(0, bits & SIGN ? bits & ~SIGN : ~bits & ALL);
  return room.getFloat64(0);
}

/** Above all ids. With a place among 50 000 offers the number is still exact in JavaScript. */
const PLACE = 2 ** 31;

/** An id that is sorted by its place among others. */
export const toPlaced = (place: number, id: number): number => place * PLACE + id;
export const fromPlaced = (placed: number): number => placed % PLACE;
