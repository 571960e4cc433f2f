/** The queue of imports; a job holds the id only, the row in PostgreSQL holds the truth. */
export const IMPORT_QUEUE = 'imports';
export const RUN_JOB = 'run';

export interface RunJob {
  importId: number;
}
