import { setTimeout as pause } from 'node:timers/promises';
import { toWallTime } from '../../src/core/i18n/market-time.js';

const HOUR_MS = 3_600_000;
/** Longer than the tests of any file that counts by days, shorter than what a test may take. */
const MARGIN_MS = 90_000;

/** Waits for the next day where this one is about to end: what is counted by days is not to be spread over two. */
export async function avoidMidnight(): Promise<void> {
  for (;;) {
    const left = HOUR_MS - (Date.now() % HOUR_MS);
    if (left > MARGIN_MS || !isMidnight(new Date(Date.now() + left))) return;
    await pause(left);
  }
}

/** In UTC or at the market. */
const isMidnight = (at: Date) =>
  [at.toISOString(), toWallTime(at)].some((time) => time.slice(11, 13) === '00');
