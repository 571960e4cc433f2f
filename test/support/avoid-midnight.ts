import { setTimeout as pause } from 'node:timers/promises';
import { toWallTime } from '../../src/core/i18n/market-time.js';

const HOUR_MS = 3_600_000;
/** Longer than the tests of any file that counts by days, shorter than a test's time limit. */
const MARGIN_MS = 90_000;

/** Waits for the next day when this one is about to end, so that counts by day are not divided. */
export async function avoidMidnight(): Promise<void> {
  for (;;) {
    const left = HOUR_MS - (Date.now() % HOUR_MS);
    if (left > MARGIN_MS || !isMidnight(new Date(Date.now() + left))) return;
    await pause(left);
  }
}

/** In UTC or in the market's time zone. */
const isMidnight = (at: Date) =>
  [at.toISOString(), toWallTime(at)].some((time) => time.slice(11, 13) === '00');
