/** The queue that sums up what was counted. */
export const ANALYTICS_QUEUE = 'analytics';
export const SUM_JOB = 'sum';
/** Makes room for the months to come. */
export const MONTHS_JOB = 'months';
