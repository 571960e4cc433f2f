import { defineRate } from '../../core/http/rates/rate.js';

/** For each account, pages and API together: an invitation is a mail to somebody who has not asked for it. */
export const INVITATIONS = defineRate({ name: 'invitations', per: 'account', max: 30, seconds: 3600 });
