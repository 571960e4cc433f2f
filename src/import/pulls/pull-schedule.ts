import { closestMoments, nextMoment, parseCron } from './cron.js';

/** Nobody is asked more often. */
const MIN_GAP_MINUTES = 15;
/** Of addresses with the same timetable each is asked at a moment of its own within so many seconds. */
const SPREAD_SECONDS = 120;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So many failures in a row are told; from then on it is asked less often. */
export const ALERT_AFTER = 3;
const FIRST_RETRY = 15 * MINUTE;

/** What is wrong with a timetable, as a message key; null: nothing. */
export function cronProblem(text: string): string | null {
  const cron = parseCron(text);
  if (!cron || !nextMoment(text, new Date())) return 'feed-pulls.errors.cron';
  return closestMoments(cron) < MIN_GAP_MINUTES ? 'feed-pulls.errors.too_often' : null;
}

/** When a feed is due after a moment; the same distance from the timetable each time. */
export function nextPull({ id, cron }: { id: number; cron: string }, after: Date): Date {
  const spread = ((id * 37) % SPREAD_SECONDS) * 1000;
  const next = nextMoment(cron, new Date(after.getTime() - spread));
  return new Date(next!.getTime() + spread);
}

/**
 * When a feed is due after failures in a row: what may pass by itself is tried again soon; once it has been told, what
 * goes on failing is asked less and less often, but never less than daily, or than its timetable says.
 */
export function nextAfterFailure(
  feed: { id: number; cron: string; failures: number },
  isTransient: boolean,
  now: Date,
): Date {
  const regular = nextPull(feed, now);
  const delay = Math.min(DAY, FIRST_RETRY * 4 ** (feed.failures - 1));
  const retry = new Date(now.getTime() + delay);
  if (feed.failures < ALERT_AFTER) return isTransient && retry < regular ? retry : regular;
  return retry > regular ? retry : regular;
}
