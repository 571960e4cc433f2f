import { closestMoments, nextMoment, parseCron } from './cron.js';

const MIN_GAP_MINUTES = 15;
/** Feeds with the same schedule are spread over so many seconds. */
const SPREAD_SECONDS = 120;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** After so many consecutive failures an alert is mailed, and the feed is fetched less often. */
export const ALERT_AFTER = 3;
const FIRST_RETRY = 15 * MINUTE;

/** The message key of a cron expression's error; null if it is valid. */
export function cronProblem(text: string): string | null {
  const cron = parseCron(text);
  if (!cron || !nextMoment(text, new Date())) return 'feed-pulls.errors.cron';
  return closestMoments(cron) < MIN_GAP_MINUTES ? 'feed-pulls.errors.too_often' : null;
}

/** When a feed is due after `after`: its schedule plus an offset that is fixed for each feed. */
export function nextPull({ id, cron }: { id: number; cron: string }, after: Date): Date {
  const spread = ((id * 37) % SPREAD_SECONDS) * 1000;
  const next = nextMoment(cron, new Date(after.getTime() - spread));
  return new Date(next!.getTime() + spread);
}

/**
 * When a feed is due after consecutive failures. Before the alert, a transient failure is retried early;
 * after it, the delay grows up to a day, or up to the feed's own schedule if that is longer.
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
