import { defineRate } from '../../core/http/rates/rate.js';

/** For each account, pages and API together, because an invitation sends a mail to another person. */
export const INVITATIONS = defineRate({ name: 'invitations', per: 'account', max: 30, seconds: 3600 });
