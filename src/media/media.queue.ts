/** The queue that fetches pictures; it has one job, which looks into the table for what is to do. */
export const PICTURE_QUEUE = 'pictures';
export const DRAIN_JOB = 'drain';
