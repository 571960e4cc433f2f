/** The queue that keeps the indexes of OpenSearch up to date; what there is to do stands in PostgreSQL. */
export const INDEX_QUEUE = 'catalogue-index';
/** Changes that wait. */
export const FOLLOW_JOB = 'follow';
/** All indexes anew. */
export const REBUILD_JOB = 'rebuild';
/** Words by how many offers have them. */
export const WORDS_JOB = 'words';
