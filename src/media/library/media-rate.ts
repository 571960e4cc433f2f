import { defineRate } from '../../core/http/rates/rate.js';

/** Requests of one account, from pages and API together; each picture counts as one. */
export const UPLOADS = defineRate({ name: 'uploads', per: 'account', max: 2_000, seconds: 3_600 });
/** Lower, because each URL makes the worker send requests to another server. */
export const ADDRESSES = defineRate({
  name: 'picture-addresses',
  per: 'account',
  max: 500,
  seconds: 3_600,
});
