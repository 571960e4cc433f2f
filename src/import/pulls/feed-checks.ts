import type { EntityManager } from 'typeorm';
import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { FetchRefused } from '../../core/fetch/fetch-refused.js';
import { assertFetchable } from '../../core/fetch/resolve.js';
import { Feed } from './feed.entity.js';
import { cronProblem } from './pull-schedule.js';

/** The fields of a feed that people write. */
export type FeedFields = Pick<
  Feed,
  'url' | 'username' | 'cron' | 'mode' | 'language' | 'currency' | 'active'
> & {
  /** null removes it; undefined keeps the stored one. */
  password?: string | null;
};

/** Per store. */
const MAX_FEEDS = 10;

/** @throws Invalid for a URL that must not be fetched, an invalid schedule, or a password without a user name */
export function assertFields(
  { url, username, password, cron }: FeedFields,
  allowedPrivateOrigins: readonly string[],
): void {
  try {
    assertFetchable(new URL(url), allowedPrivateOrigins);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    throw Invalid.at('url', `feed-pulls.outcomes.${error.code}.message`);
  }
  const problem = cronProblem(cron);
  if (problem) throw Invalid.at('cron', problem);
  if (password && username === null) throw Invalid.at('username', 'feed-pulls.errors.username');
}

/**
 * A stored password is not sent to another server: a person who changes the origin must enter it again.
 * @throws Invalid
 */
export function assertPassword(before: Feed, { url, username, password }: FeedFields): void {
  const isKept = before.passwordSetAt !== null && username !== null && password === undefined;
  if (isKept && new URL(before.url).origin !== new URL(url).origin)
    throw Invalid.at('password', 'feed-pulls.errors.password_again');
}

/**
 * Call it with the store's feeds locked.
 * @throws Conflict when the store has `MAX_FEEDS`, or another full feed: each would deactivate the other's offers
 */
export async function assertRoom(
  manager: EntityManager,
  companyId: number,
  { mode, active }: FeedFields,
  own: number | null,
): Promise<void> {
  const others = (await manager.findBy(Feed, { companyId })).filter(({ id }) => id !== own);
  if (own === null && others.length >= MAX_FEEDS)
    throw Conflict.because('url', 'feed-pulls.errors.too_many', { count: MAX_FEEDS });
  if (!active || mode !== 'full') return;
  if (others.some((feed) => feed.active && feed.mode === 'full'))
    throw Conflict.because('mode', 'feed-pulls.errors.second_full');
}
