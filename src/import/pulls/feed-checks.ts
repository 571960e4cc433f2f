import type { EntityManager } from 'typeorm';
import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { FetchRefused } from '../../core/fetch/fetch-refused.js';
import { assertAskable } from '../../core/fetch/resolve.js';
import { Feed } from './feed.entity.js';
import { cronProblem } from './pull-schedule.js';

/** What people say of a feed. */
export type FeedFields = Pick<
  Feed,
  'url' | 'username' | 'cron' | 'mode' | 'language' | 'currency' | 'active'
> & {
  /** null: none; left out: the one that is kept. */
  password?: string | null;
};

/** More addresses are no store's. */
const MAX_FEEDS = 10;

/** @throws Invalid for an address that nobody may ask, a timetable that is none, a password without a name */
export function assertFields(
  { url, username, password, cron }: FeedFields,
  allowedPrivateOrigins: readonly string[],
): void {
  try {
    assertAskable(new URL(url), allowedPrivateOrigins);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    throw refused('url', `feed-pulls.outcomes.${error.code}.message`);
  }
  const problem = cronProblem(cron);
  if (problem) throw refused('cron', problem);
  if (password && username === null) throw refused('username', 'feed-pulls.errors.username');
}

/**
 * A password is for one server: who leads the feed to another one has to know it.
 * @throws Invalid
 */
export function assertPassword(before: Feed, { url, username, password }: FeedFields): void {
  const isKept = before.passwordSetAt !== null && username !== null && password === undefined;
  if (isKept && new URL(before.url).origin !== new URL(url).origin)
    throw refused('password', 'feed-pulls.errors.password_again');
}

/**
 * To be called with the store's feeds locked.
 * @throws Conflict when the store has enough, or another whole feed: each would take away what the other brings
 */
export async function assertRoom(
  manager: EntityManager,
  companyId: number,
  { mode, active }: FeedFields,
  own: number | null,
): Promise<void> {
  const others = (await manager.findBy(Feed, { companyId })).filter(({ id }) => id !== own);
  if (own === null && others.length >= MAX_FEEDS) {
    const values = { count: MAX_FEEDS };
    throw new Conflict('feed-pulls.errors.too_many', values, {
      url: { key: 'feed-pulls.errors.too_many', values },
    });
  }
  if (!active || mode !== 'full') return;
  if (others.some((feed) => feed.active && feed.mode === 'full'))
    throw new Conflict(
      'feed-pulls.errors.second_full',
      {},
      {
        mode: { key: 'feed-pulls.errors.second_full' },
      },
    );
}

function refused(field: string, key: string): Invalid {
  return new Invalid('fault.invalid', {}, { [field]: { key } });
}
