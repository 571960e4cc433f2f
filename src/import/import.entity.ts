import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedSummary } from './feed/items/summary.js';

export type ImportMode = 'full' | 'delta' | 'dry-run';

export type ImportStatus =
  | 'queued'
  | 'validating'
  | 'held'
  | 'needs-mapping'
  | 'writing'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'rolling-back'
  | 'rolled-back';

export interface ImportCounters {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Left out because the store does not want the goods of their category imported. */
  excluded: number;
  deactivated: number;
}

/** What a run would do that nobody has let write. */
export type ForeseenCounters = Omit<ImportCounters, 'read' | 'rejected' | 'excluded'>;

/** What a look at a file is at: it is read to be judged, for its items, and at times to tell what these would change. */
export type FirstPassStep = 'judging' | 'reading' | 'foreseeing';

export type FeedLanguageSetting = 'sl' | 'en' | 'other';

/** A message about the whole run: code, and values for its text. */
export interface RunMessage {
  code: string;
  values: Record<string, string | number>;
}

const NUMERIC = { from: Number, to: (value: number) => value };

/** One run of a store's feed. The row is the truth; a job of the queue only says "look at it". */
@Entity('imports')
export class Import {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('integer', { nullable: true })
  createdBy: number | null;

  @Column('text')
  source: 'upload' | 'url';

  @Column('text')
  fileName: string;

  @Column('text')
  storageKey: string;

  @Column('bigint', { transformer: NUMERIC })
  bytes: number;

  @Column('text')
  language: FeedLanguageSetting;

  /** ISO 4217, chosen for prices that name none; null: the file has to tell, or the store's setting. */
  @Column('text', { nullable: true })
  currency: string | null;

  @Column('text')
  mode: ImportMode;

  @Column('text')
  status: ImportStatus;

  /** Counted while the run is rolled back: products that are again as they were, and those that people had edited. */
  @Column('integer')
  restored: number;

  @Column('integer')
  kept: number;

  @Column('timestamptz', { nullable: true })
  rollingBackSince: Date | null;

  /** Starts since the last batch that was taken back. */
  @Column('integer')
  rollbackStarts: number;

  @Column('text', { nullable: true })
  format: string | null;

  @Column('text', { nullable: true })
  encoding: string | null;

  /** What the first pass found out and the second one needs. */
  @Column('jsonb', { nullable: true })
  summary: FeedSummary | null;

  @Column('integer', { nullable: true })
  itemCount: number | null;

  /** Of the file, by the present step. */
  @Column('bigint', { transformer: NUMERIC })
  bytesRead: number;

  /** By the judgement of the file, before its items are read for what they say. */
  @Column('integer')
  itemsMet: number;

  /** What the look at the file is at, and how far; ahead of what is kept of it. */
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

  /** Left out because the store does not want the goods of their category imported. */
  @Column('integer')
  excluded: number;

  @Column('integer')
  deactivated: number;

  @Column('integer')
  warnings: number;

  /** The last item number whose batch is written. */
  @Column('integer')
  cursor: number;

  /** Raised at each start of the run; a batch commits only under the number it began with. */
  @Column('integer')
  run: number;

  @Column('jsonb', { nullable: true })
  failure: RunMessage | null;

  /** Why a person has to confirm it; of a dry run, why a person would have to. */
  @Column('jsonb', { nullable: true })
  hold: RunMessage[] | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** What it would do, of a run that has only been tried, or is held. */
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

  /** Since when its file, its issues and what it changed are no longer kept. */
  @Column('timestamptz', { nullable: true })
  cleanedAt: Date | null;
}

/** Whether its file is all that the store offers; what people have edited is a part at best. */
export const isWhole = ({ mode, summary }: Pick<Import, 'mode' | 'summary'>) =>
  mode !== 'delta' && !summary!.fromExport;
