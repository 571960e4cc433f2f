import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FlashData } from '../pages.js';
import type { CarriedOptions } from '../responses.js';
import type { Seal } from './cookie-seal.js';

/** Data for one page response. */
export interface OneShot {
  flash: FlashData;
  /** One message per field. */
  errors: Record<string, string>;
  /** The input of the refused form, by field. */
  typed: Record<string, string>;
  clearHistory: boolean;
}

const COOKIE = 'inertia_once';
/** Browsers drop cookies above 4096 bytes, including name and attributes. */
const COOKIE_BYTES = 3700;
/** Characters of JSON, so that flash always fits. */
const FLASH_LENGTH = 2000;

/** The cookie of a lane, or of all visits without one. */
export const oneShotCookie = (lane: string | null) => (lane ? `${COOKIE}_${lane}` : COOKIE);

export const emptyOneShot = (): OneShot => ({
  flash: {},
  errors: {},
  typed: {},
  clearHistory: false,
});

export function isEmptyOneShot(data: OneShot): boolean {
  const isBare = [data.flash, data.errors, data.typed].every((part) => Object.keys(part).length === 0);
  return isBare && !data.clearHistory;
}

/**
 * Adds the data of a response; the first message of a field counts.
 * @throws RangeError for flash data that no cookie could hold
 */
export function carry(data: OneShot, { flash, errors, typed, clearHistory }: CarriedOptions): void {
  Object.assign(data.flash, flash);
  Object.assign(data.typed, typed);
  if (JSON.stringify(data.flash).length > FLASH_LENGTH)
    throw new RangeError(`Flash data are longer than ${FLASH_LENGTH} characters`);
  const first = Object.entries(errors ?? {}).map(([field, message]) => [field, [message].flat()[0] ?? '']);
  if (first.length) data.errors = Object.fromEntries(first) as Record<string, string>;
  data.clearHistory ||= clearHistory ?? false;
}

/** The data of the request, overlaid by those that it added. */
export function mergeOneShot(older: OneShot, newer: OneShot): OneShot {
  return {
    flash: { ...older.flash, ...newer.flash },
    errors: Object.keys(newer.errors).length ? newer.errors : older.errors,
    typed: { ...older.typed, ...newer.typed },
    clearHistory: older.clearHistory || newer.clearHistory,
  };
}

/**
 * The signed cookie value; when it is too large, form input is left out first, then messages from the last
 * one on.
 */
export function sealOneShot(data: OneShot, seal: Seal): string {
  let kept = data;
  for (;;) {
    const value = seal.sign(deflateRawSync(JSON.stringify(kept)).toString('base64url'));
    if (value.length <= COOKIE_BYTES) return value;
    kept = Object.keys(kept.typed).length ? { ...kept, typed: {} } : withFewerErrors(kept);
  }
}

/** The data of a cookie; empty when there is none or it is not ours. */
export function openOneShot(cookie: string | undefined, seal: Seal): OneShot {
  const packed = seal.open(cookie);
  if (packed === null) return emptyOneShot();
  return {
    ...emptyOneShot(),
    ...(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as Partial<OneShot>),
  };
}

function withFewerErrors(data: OneShot): OneShot {
  const errors = Object.entries(data.errors);
  // flash data of several requests that no page showed yet
  return errors.length
    ? { ...data, errors: Object.fromEntries(errors.slice(0, -1)) }
    : { ...data, flash: {} };
}
