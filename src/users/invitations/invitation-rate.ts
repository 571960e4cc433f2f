import type { Rate } from '../../core/http/server/rates.js';

/** For each account, pages and API together: an invitation is a mail to somebody who has not asked for it. */
export const INVITATIONS: Rate = { name: 'invitations', max: 30, seconds: 3600 };
