import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';

/** SQL for the day of a moment in the market's time zone. */
export const marketDay = (at: string) => `(${at} at time zone '${MARKET_TIME_ZONE}')::date`;
