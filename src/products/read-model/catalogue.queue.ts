import type { JobOptions, Queue } from 'bull';
import { requestJob } from '../../core/queue/request-once.js';

/** The queue that keeps the read model up to date; PostgreSQL stores the open work. */
export const CATALOGUE_QUEUE = 'catalogue';
/** Companies by `catalogue_requests`. */
export const REFRESH_JOB = 'refresh';
/** Products by `catalogue_placement_requests`. */
export const PLACEMENTS_JOB = 'placements';
/** Products by `catalogue_product_requests`. */
export const PRODUCTS_JOB = 'products';

/** Counts the products of each category again. */
export const COUNTS_JOB = 'counts';

/** Percentages of discounts are compared with the price history. */
export const DISCOUNTS_JOB = 'discounts';

/** Stored offers are compared with the blocked terms. */
export const BLOCKS_JOB = 'blocks';

/** Writes the changes of offers by the clock. */
export const SWITCHES_JOB = 'switches';

export interface RefreshJob {
  companyId: number;
}

/** A finished job must go, or its fixed id would block the next one of the same name. */
const JOB: JobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Asks the workers for a job, unless one with the same id waits; the id is its name, if none is given. */
export const askFor = <Data extends object>(
  queue: Queue<Data>,
  job: string,
  options: JobOptions = {},
  data = {} as Data,
): Promise<void> => requestJob(queue, job, data, { ...JOB, jobId: job, ...options });
