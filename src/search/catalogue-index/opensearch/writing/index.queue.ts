/** The queue that keeps the indexes of OpenSearch up to date; PostgreSQL stores the open work. */
export const INDEX_QUEUE = 'catalogue-index';
/** Changes that wait. */
export const FOLLOW_JOB = 'follow';
/** Rebuilds all indexes. */
export const REBUILD_JOB = 'rebuild';
/** Words by how many offers have them. */
export const WORDS_JOB = 'words';
