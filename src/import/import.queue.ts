import type { AdvancedSettings } from 'bull';

/** The queue of imports; a job holds the id only, the row in PostgreSQL holds the truth. */
export const IMPORT_QUEUE = 'imports';
export const RUN_JOB = 'run';

/** Milliseconds after which a job without a sign of life is another worker's; the row says whether its run is, too. */
export const LOCKS: AdvancedSettings = { lockDuration: 10_000, stalledInterval: 10_000 };

export interface RunJob {
  importId: number;
}
