import { isId } from '../../core/http/input/id-params.js';

/** Maximum length of the list; as many fit into a cookie. */
export const MAX_WATCHED = 100;

/** In place of a price that has a contract; prices are above it. */
export const NO_PRICE = 0;

/** A product, and its price in cents on the day it was added. */
export interface Watched {
  id: number;
  cents: number;
  /** Whole days since 1970-01-01, UTC. */
  day: number;
}

const DAY_MS = 24 * 3600 * 1000;
const MAX_CENTS = Number.MAX_SAFE_INTEGER;
const RADIX = 36;
const PART = /^[\da-z]{1,11}$/;

/** A compact text for a cookie: about 15 characters for each product. */
export function writeWatched(list: Watched[]): string {
  return list.map(({ id, cents, day }) => [id, cents, day].map((n) => n.toString(RADIX)).join('.')).join('-');
}

/** Reads an untrusted text; invalid parts are left out. */
export function readWatched(text: string): Watched[] {
  const byId = new Map<number, Watched>();
  for (const entry of text.split('-')) {
    const watched = readOne(entry);
    if (watched && !byId.has(watched.id)) byId.set(watched.id, watched);
  }
  return [...byId.values()].slice(0, MAX_WATCHED);
}

function readOne(entry: string): Watched | null {
  const parts = entry.split('.');
  if (parts.length !== 3 || !parts.every((part) => PART.test(part))) return null;
  const [id, cents, day] = parts.map((part) => parseInt(part, RADIX)) as [number, number, number];
  return isId(id) && cents <= MAX_CENTS && day <= today() ? { id, cents, day } : null;
}

/** The current day as in {@link Watched}. */
export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

/** YYYY-MM-DD. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
