/** The queue that sums up counted events. */
export const ANALYTICS_QUEUE = 'analytics';
export const SUM_JOB = 'sum';
/** Adds and drops monthly partitions. */
export const MONTHS_JOB = 'months';
