import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedSummary } from './feed/items/summary.js';
import type { FeedLanguageSetting } from './feed/offer.js';
import type { ImportStatus } from './import-states.js';

export const FEED_CONTENTS = ['full', 'delta'] as const;
/** What a file has: all offers of the store, or those that have changed. */
export type FeedContent = (typeof FEED_CONTENTS)[number];
export const MODES = [...FEED_CONTENTS, 'dry-run'] as const;
export type ImportMode = (typeof MODES)[number];

/** Whether somebody uploaded the file, or it was fetched. */
export const SOURCES = ['upload', 'url'] as const;

export interface ImportCounters {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Items of categories that the store does not want imported. */
  excluded: number;
  deactivated: number;
}

/** What a dry run or a held run would do. */
export type ForeseenCounters = Omit<ImportCounters, 'read' | 'rejected' | 'excluded'>;

/** Steps of the first pass: recognise the format, read the items, and for dry runs and held runs compute differences. */
export type FirstPassStep = 'judging' | 'reading' | 'foreseeing';

/** A message about the whole run: its code, and the values of its text. */
export interface RunMessage {
  code: string;
  values: Record<string, string | number>;
}

const NUMERIC = { from: Number, to: (value: number) => value };

/** One run over a store's feed. The row holds its state; a job of the queue holds only its id. */
@Entity('imports')
export class Import {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('integer', { nullable: true })
  createdBy: number | null;

  @Column('text')
  source: (typeof SOURCES)[number];

  @Column('text')
  fileName: string;

  @Column('text')
  storageKey: string;

  @Column('bigint', { transformer: NUMERIC })
  bytes: number;

  /** Of texts that state none, selected by a person; null: the language of the file, else of the store. */
  @Column('text', { nullable: true })
  language: FeedLanguageSetting | null;

  /** ISO 4217 for prices without a currency; null: the currency of the file, else of the store. */
  @Column('text', { nullable: true })
  currency: string | null;

  @Column('text')
  mode: ImportMode;

  /** What a dry run tries; null: another run, or the full catalogue. */
  @Column('text', { nullable: true })
  tries: FeedContent | null;

  @Column('text')
  status: ImportStatus;

  /** Products that the rollback has restored. */
  @Column('integer')
  restored: number;

  /** Products that the rollback has left as they are, because somebody had edited them. */
  @Column('integer')
  kept: number;

  @Column('timestamptz', { nullable: true })
  rollingBackSince: Date | null;

  /** Starts of the rollback since its last batch. */
  @Column('integer')
  rollbackStarts: number;

  @Column('text', { nullable: true })
  format: string | null;

  @Column('text', { nullable: true })
  encoding: string | null;

  /** What the first pass has found out and the second pass needs. */
  @Column('jsonb', { nullable: true })
  summary: FeedSummary | null;

  @Column('integer', { nullable: true })
  itemCount: number | null;

  /** By the current step. */
  @Column('bigint', { transformer: NUMERIC })
  bytesRead: number;

  /** The number of items that probing has counted, before they are read. */
  @Column('integer')
  itemsMet: number;

  /** The current step of the first pass; its progress runs ahead of the stored batches. */
  @Column('text', { nullable: true })
  step: FirstPassStep | null;

  @Column('timestamptz', { nullable: true })
  stepSince: Date | null;

  @Column('integer')
  stepItems: number;

  @Column('integer')
  itemsRead: number;

  @Column('integer')
  created: number;

  @Column('integer')
  updated: number;

  @Column('integer')
  unchanged: number;

  @Column('integer')
  rejected: number;

  /** Items of categories that the store does not want imported. */
  @Column('integer')
  excluded: number;

  @Column('integer')
  deactivated: number;

  @Column('integer')
  warnings: number;

  /** The last item number whose batch is written. */
  @Column('integer')
  cursor: number;

  /** The fence: incremented at each start; a batch commits only under the number it began with. */
  @Column('integer')
  run: number;

  @Column('jsonb', { nullable: true })
  failure: RunMessage | null;

  /** Why somebody has to confirm it; of a dry run, why somebody would have to. */
  @Column('jsonb', { nullable: true })
  hold: RunMessage[] | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** What a dry run or a held run would do. */
  @Column('jsonb', { nullable: true })
  foreseen: ForeseenCounters | null;

  @Column('boolean')
  cancelRequested: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  writingSince: Date | null;

  /** When its last batch was written. */
  @Column('timestamptz', { nullable: true })
  writtenAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  heartbeatAt: Date | null;

  /** Since when its file, issues and changes are no longer stored. */
  @Column('timestamptz', { nullable: true })
  cleanedAt: Date | null;
}

/** As what its file is read, also by a dry run. */
export const contentOf = ({ mode, tries }: Pick<Import, 'mode' | 'tries'>): FeedContent =>
  mode === 'dry-run' ? (tries ?? 'full') : mode;

/** Whether its file has all offers of the store; an edited export may hold any part of them. */
export const isWhole = (run: Pick<Import, 'mode' | 'tries' | 'summary'>) =>
  contentOf(run) === 'full' && !run.summary!.fromExport;
