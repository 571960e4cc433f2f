const LINES = 4;
const STEPS = [1, 2, 2.5, 5, 10];
const DAY_MS = 24 * 3600 * 1000;

/** Evenly spaced round amounts, lowest first, that hold all of these between them. */
export function amountTicks(amounts: number[]): number[] {
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const rough = Math.max(highest - lowest, highest * 0.05, 0.04) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((part) => part * power).find((size) => size >= rough * 0.999)!;
  const first = Math.floor(lowest / step + 1e-9);
  // one line above a price that never changed, so that it does not lie on the edge
  const last = Math.max(Math.ceil(highest / step - 1e-9), first + 2);
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

/** The position of a day between two others, from 0 to 1; days as YYYY-MM-DD. */
export function placeOfDay(day: string, from: string, to: string): number {
  const length = daysBetween(from, to);
  return length === 0 ? 0 : daysBetween(from, day) / length;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const round = (amount: number) => Math.round(amount * 100) / 100;
