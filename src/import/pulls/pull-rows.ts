import type { FetchRefusalCode } from '../../core/fetch/fetch-refused.js';
import type { ImportStatus } from '../import.entity.js';
import type { Feed } from './feed.entity.js';

export const PULL_STATUSES = ['queued', 'pulling', 'importing', 'done', 'failed'] as const;
export type PullStatus = (typeof PULL_STATUSES)[number];

/** What becomes of a pull that does not fail. */
export type PullResult = 'imported' | 'not_modified' | 'unchanged' | 'superseded';
/** Why one fails: what keeps us from the file, or what is wrong with it. */
export type PullFailure = FetchRefusalCode | 'empty' | 'password_lost' | 'refused' | 'internal';

/** A pull as people see it. */
export interface PullRow {
  id: number;
  feedId: number;
  status: PullStatus;
  outcome: PullResult | PullFailure | null;
  httpStatus: number | null;
  bytes: number | null;
  importId: number | null;
  importStatus: ImportStatus | null;
  requested: boolean;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A pull that a worker has taken, with what it needs to know of the feed. */
export interface ClaimedPull extends Pick<
  Feed,
  'url' | 'username' | 'cron' | 'mode' | 'currency' | 'companyId' | 'updatedAt'
> {
  id: number;
  feedId: number;
  /** A worker writes only under the number that it began with. */
  run: number;
  password: string | null;
  etag: string | null;
  lastModified: string | null;
  contentHash: Buffer | null;
  language: NonNullable<Feed['language']>;
}
