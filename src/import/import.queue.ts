/** The queue of imports; a job holds only the id, the row in PostgreSQL the state. */
export const IMPORT_QUEUE = 'imports';
export const RUN_JOB = 'run';

export interface RunJob {
  importId: number;
}
