/** A run without a heartbeat for this long has lost its worker; workers write one each second. */
export const ABANDONED_AFTER = '5 seconds';
/** The interval at which workers look for such runs: they are continued within ten seconds. */
export const POLL_INTERVAL_MS = 4_000;
