/** A run of work without a sign of life for so long has lost its worker; those who work give one each second. */
export const ABANDONED_AFTER = '5 seconds';
/** So often workers look for such runs: within ten seconds somebody goes on with them. */
export const POLL_INTERVAL_MS = 4_000;
