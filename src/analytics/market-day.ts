import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';

/** The day of a moment in SQL: days are the market's. */
export const marketDay = (at: string) => `(${at} at time zone '${MARKET_TIME_ZONE}')::date`;
