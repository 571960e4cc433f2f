import { keptFor } from '../../core/config/retention.js';
import { command, int, oneOf, statement, text, time } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { InvitationState } from '../users.pages.js';

const STATE = `case when u.last_seen_at is not null then 'accepted' when i.opened_at is not null then 'opened'
    when i.sent_at <= now() - ${keptFor('invitations')} or u.status <> 'active' then 'expired' else 'sent' end`;
const JOINED = 'user_invitations i join users u on u.id = i.user_id';

/** Stores the hash $2 of a user's link; an earlier link is no longer valid. */
export const STORE_INVITATION = command(`
  insert into user_invitations (user_id, token_hash) values ($1, $2)
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, sent_at = now(), opened_at = null`);

/** The invitation with the hash $1; locked for the caller. */
export const INVITATION_OF = statement({
  userId: int,
  firebaseId: text,
  email: text,
  locale: oneOf<Locale>(),
  state: oneOf<InvitationState>(),
})`
  select u.id as "userId", u.firebase_id as "firebaseId", u.email, u.locale, ${STATE} as state
  from ${JOINED} where i.token_hash = $1 for update of i`;

export const OPEN_INVITATION = command('update user_invitations set opened_at = now() where user_id = $1');

/** The invitations of the users $1. */
export const INVITATIONS_OF = statement({ userId: int, state: oneOf<InvitationState>(), sentAt: time })`
  select u.id as "userId", ${STATE} as state, i.sent_at as "sentAt" from ${JOINED} where u.id = any($1::integer[])`;
