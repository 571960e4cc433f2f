/** The queue that refreshes companies in the read model; `catalogue_requests` in PostgreSQL holds the truth. */
export const CATALOGUE_QUEUE = 'catalogue';
export const REFRESH_JOB = 'refresh';

export interface RefreshJob {
  companyId: number;
}
