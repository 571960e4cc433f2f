import type { FetchRefusalCode } from '../../core/fetch/fetch-refused.js';

export const PULL_STATUSES = ['queued', 'pulling', 'importing', 'done', 'failed'] as const;
export type PullStatus = (typeof PULL_STATUSES)[number];

/** Outcomes of a successful pull. */
export type PullResult = 'imported' | 'not_modified' | 'unchanged' | 'superseded';
/** Reasons of a failed one: the download, or the file itself. */
export type PullFailure = FetchRefusalCode | 'empty' | 'password_lost' | 'refused' | 'internal';
