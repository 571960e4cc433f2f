/** What very many rows refer to; any numbers that nobody else uses. */
const TURNS = { categories: 7_042_036, definitions: 7_042_037 };

/**
 * PostgreSQL lets whoever only keeps a row (`for key share`) pass those who wait to change it: an import, whose batches
 * overlap, would keep them out to its end. These locks have a queue. Held until the transaction ends.
 */
export const turnToKeep = (rows: keyof typeof TURNS) => `select pg_advisory_xact_lock_shared(${TURNS[rows]})`;

/** Waits for the batches that keep such rows now, and the next ones wait for it; right before a lock `for update`. */
export const turnToChange = (rows: keyof typeof TURNS) => `select pg_advisory_xact_lock(${TURNS[rows]})`;
