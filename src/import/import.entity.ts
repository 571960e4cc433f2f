import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedSummary } from './feed/items/summary.js';
import type { FeedLanguageSetting } from './feed/offer.js';
import type { ImportStatus } from './import-states.js';

export const FEED_CONTENTS = ['full', 'delta'] as const;
/** The content of a file: all offers of the store, or only changed ones. */
export type FeedContent = (typeof FEED_CONTENTS)[number];
export const MODES = [...FEED_CONTENTS, 'dry-run'] as const;
export type ImportMode = (typeof MODES)[number];

/** Whether a person uploaded the file, or it was fetched. */
export const SOURCES = ['upload', 'url'] as const;

export interface ImportCounters {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Items of categories that the store does not want imported. */
  excluded: number;
  /** Number of created, updated and unchanged offers that are stored and hidden. */
  blocked: number;
  deactivated: number;
}

/** The counters that a dry run or a held run would have. */
export type DryRunCounters = Omit<ImportCounters, 'read' | 'rejected' | 'excluded' | 'blocked'>;

/** Steps of the first pass: recognise the format, read the items, and for dry runs and held runs compare them with the catalogue. */
export type FirstPassStep = 'judging' | 'reading' | 'comparing';

/** A message about the whole run: its code, and the values of its text. */
export interface RunMessage {
  code: string;
  values: Record<string, string | number>;
}

const NUMERIC = { from: Number, to: (value: number) => value };

/** The file, and a person's choices for it. */
class ImportUpload {
  @Column('text')
  source: (typeof SOURCES)[number];

  @Column('text')
  fileName: string;

  @Column('text')
  storageKey: string;

  @Column('bigint', { transformer: NUMERIC })
  bytes: number;

  /** Language of texts without one, selected by a person; null: the file's language, else the store's. */
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

  /** Data for the second pass. */
  @Column('jsonb', { nullable: true })
  summary: FeedSummary | null;

  @Column('integer', { nullable: true })
  itemCount: number | null;
}

/** Progress of the current step; in the first pass it is ahead of the stored batches. */
class ImportProgress {
  @Column('text', { nullable: true })
  step: FirstPassStep | null;

  @Column('timestamptz', { name: 'step_since', nullable: true })
  since: Date | null;

  @Column('integer', { name: 'step_items' })
  items: number;

  /** Known number of the step's items: counted by probing, or different from the stored offers. */
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
  /** The reasons why a person must confirm the run; for a dry run, why a person would have to. */
  @Column('jsonb', { name: 'hold', nullable: true })
  reasons: RunMessage[] | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}

/** The results that the run would have: of a dry run, or until a person confirms a held one. */
class ImportDryRun {
  /** The content mode of a dry run's file; null: the full catalogue, or not a dry run. */
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

  /** Products that did not change because a person edited them. */
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

/** Whether the run wrote anything to the catalogue. */
export const hasChanged = ({ created, updated, deactivated }: DryRunCounters): boolean =>
  created + updated + deactivated > 0;

export const isDryRun = ({ mode }: Pick<Import, 'mode'>): boolean => mode === 'dry-run';

/** The content mode of the run's file, also for a dry run. */
export const contentOf = ({ mode, dryRun }: Pick<Import, 'mode' | 'dryRun'>): FeedContent =>
  mode === 'dry-run' ? (dryRun.content ?? 'full') : mode;

/** Whether its file has all offers of the store; an edited export may hold any part of them. */
export const isWhole = (run: Pick<Import, 'mode' | 'dryRun' | 'feed'>) =>
  contentOf(run) === 'full' && !run.feed.summary!.fromExport;
