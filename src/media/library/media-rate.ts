import type { Rate } from '../../core/http/server/rates.js';

/** Requests of one account, on pages and by programs together; of a page each picture is one. */
export const UPLOADS: Rate = { name: 'uploads', max: 2_000, seconds: 3_600 };
/** Each one makes the worker knock at somebody's server. */
export const ADDRESSES: Rate = { name: 'picture-addresses', max: 500, seconds: 3_600 };
