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
  /** Of those created, updated and unchanged: stored, and not shown. */
  blocked: number;
  deactivated: number;
}

/** What a dry run, or a held run, would do. */
export type DryRunCounters = Omit<ImportCounters, 'read' | 'rejected' | 'excluded' | 'blocked'>;

/** Steps of the first pass: recognise the format, read the items, and for dry runs and held runs compare them with the catalogue. */
export type FirstPassStep = 'judging' | 'reading' | 'comparing';

/** A message about the whole run: its code, and the values of its text. */
export interface RunMessage {
  code: string;
  values: Record<string, string | number>;
}

const NUMERIC = { from: Number, to: (value: number) => value };

/** The file, and what people selected for it. */
class ImportUpload {
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
}

/** The result of the first pass. */
class ImportFeed {
  @Column('text', { nullable: true })
  format: string | null;

  @Column('text', { nullable: true })
  encoding: string | null;

  /** What the second pass needs. */
  @Column('jsonb', { nullable: true })
  summary: FeedSummary | null;

  @Column('integer', { nullable: true })
  itemCount: number | null;
}

/** How far the current step is; that of the first pass runs ahead of the stored batches. */
class ImportProgress {
  @Column('text', { nullable: true })
  step: FirstPassStep | null;

  @Column('timestamptz', { name: 'step_since', nullable: true })
  since: Date | null;

  @Column('integer', { name: 'step_items' })
  items: number;

  /** Items that the step has, as far as known: those that probing has counted, or that differ. */
  @Column('integer', { name: 'items_met' })
  total: number;

  @Column('bigint', { transformer: NUMERIC })
  bytesRead: number;
}

class StoredCounters implements ImportCounters {
  @Column('integer', { name: 'items_read' })
  read: number;

  @Column('integer')
  created: number;

  @Column('integer')
  updated: number;

  @Column('integer')
  unchanged: number;

  @Column('integer')
  rejected: number;

  @Column('integer')
  excluded: number;

  @Column('integer')
  blocked: number;

  @Column('integer')
  deactivated: number;
}

/** The second pass. */
class ImportWriting {
  @Column('timestamptz', { name: 'writing_since', nullable: true })
  since: Date | null;

  /** When the last batch was written. */
  @Column('timestamptz', { name: 'written_at', nullable: true })
  batchAt: Date | null;

  /** The last item number whose batch is written. */
  @Column('integer')
  cursor: number;
}

class ImportHold {
  /** Why somebody has to confirm the run; of a dry run, why somebody would have to. */
  @Column('jsonb', { name: 'hold', nullable: true })
  reasons: RunMessage[] | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}

/** What the run would do, if it wrote: of a dry run, or until somebody confirms a held one. */
class ImportDryRun {
  /** As what a dry run reads its file; null: the full catalogue, or another run. */
  @Column('text', { name: 'dry_run_content', nullable: true })
  content: FeedContent | null;

  @Column('jsonb', { name: 'dry_run_counters', nullable: true })
  counters: DryRunCounters | null;
}

class ImportRollback {
  @Column('timestamptz', { name: 'rolling_back_since', nullable: true })
  since: Date | null;

  /** Starts since the last batch. */
  @Column('integer', { name: 'rollback_starts' })
  starts: number;

  /** Products that are as before the run again. */
  @Column('integer')
  restored: number;

  /** Products that are left as they are, because somebody had edited them. */
  @Column('integer')
  kept: number;
}

class ImportRetention {
  /** Since when the run's file, issues and changes are no longer stored. */
  @Column('timestamptz', { nullable: true })
  cleanedAt: Date | null;
}

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
  mode: ImportMode;

  @Column('text')
  status: ImportStatus;

  /** The fence: incremented at each start; a batch commits only under the number it began with. */
  @Column('integer')
  run: number;

  @Column('boolean')
  cancelRequested: boolean;

  @Column('jsonb', { nullable: true })
  failure: RunMessage | null;

  @Column('integer')
  warnings: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column(() => ImportUpload, { prefix: false })
  upload: ImportUpload;

  @Column(() => ImportFeed, { prefix: false })
  feed: ImportFeed;

  @Column(() => ImportProgress, { prefix: false })
  progress: ImportProgress;

  @Column(() => StoredCounters, { prefix: false })
  counters: StoredCounters;

  @Column(() => ImportWriting, { prefix: false })
  writing: ImportWriting;

  @Column(() => ImportHold, { prefix: false })
  hold: ImportHold;

  @Column(() => ImportDryRun, { prefix: false })
  dryRun: ImportDryRun;

  @Column(() => ImportRollback, { prefix: false })
  rollback: ImportRollback;

  @Column(() => ImportRetention, { prefix: false })
  retention: ImportRetention;
}

/** Whether the run has written anything to the catalogue. */
export const hasChanged = ({ created, updated, deactivated }: DryRunCounters): boolean =>
  created + updated + deactivated > 0;

export const isDryRun = ({ mode }: Pick<Import, 'mode'>): boolean => mode === 'dry-run';

/** As what its file is read, also by a dry run. */
export const contentOf = ({ mode, dryRun }: Pick<Import, 'mode' | 'dryRun'>): FeedContent =>
  mode === 'dry-run' ? (dryRun.content ?? 'full') : mode;

/** Whether its file has all offers of the store; an edited export may hold any part of them. */
export const isWhole = (run: Pick<Import, 'mode' | 'dryRun' | 'feed'>) =>
  contentOf(run) === 'full' && !run.feed.summary!.fromExport;
