import type { Rate } from '../../core/http/server/rates.js';

/** Requests of one account, from pages and API together; each picture counts as one. */
export const UPLOADS: Rate = { name: 'uploads', max: 2_000, seconds: 3_600 };
/** Lower, as each URL makes the worker send requests to another server. */
export const ADDRESSES: Rate = { name: 'picture-addresses', max: 500, seconds: 3_600 };
