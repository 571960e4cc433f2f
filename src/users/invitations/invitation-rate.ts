import type { Rate } from '../../core/http/server/rates.js';

/** Of one account, on pages and by programs together: each invitation is a mail to somebody who did not ask for it. */
export const INVITATIONS: Rate = { name: 'invitations', max: 30, seconds: 3600 };
