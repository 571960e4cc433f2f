import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsString,
  IsUrl,
  ValidateNested,
} from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import { MODES } from '../import.input.js';
import { IssueCountJson } from './import-issue.json.js';
import { HoldJson, NoteJson, RollbackJson } from './import-outcome.json.js';
import type { ImportDetail, ImportStep, ImportSummary } from '../import.pages.js';
import type { ForeseenCounters, ImportCounters, ImportMode, ImportStatus } from '../import.entity.js';

class ForeseenJson implements ForeseenCounters {
  @IsInt()
  created: number;

  @IsInt()
  updated: number;

  @IsInt()
  unchanged: number;

  @IsInt()
  deactivated: number;
}

class CountersJson extends ForeseenJson implements ImportCounters {
  @IsInt()
  read: number;

  @IsInt()
  rejected: number;

  /** Left out because the store does not want the goods of their category imported. */
  @IsInt()
  excluded: number;
}

class ReasonJson {
  @IsString()
  message: string;

  @Nullable()
  @IsString()
  hint: string | null;
}

/** One run of a feed; times are ISO 8601 UTC. */
export class ImportJson implements ImportSummary {
  @IsInt()
  id: number;

  /** Its page. */
  @IsUrl()
  url: string;

  @IsString()
  fileName: string;

  @Nullable()
  @IsString()
  format: string | null;

  @IsIn(MODES)
  mode: ImportMode;

  @IsIn([
    'queued',
    'validating',
    'held',
    'needs-mapping',
    'writing',
    'done',
    'failed',
    'cancelled',
    'rolling-back',
    'rolled-back',
  ] satisfies ImportStatus[])
  status: ImportStatus;

  @ValidateNested()
  @Type(() => CountersJson)
  counters: CountersJson;

  /** What it would do, of a dry run and of one that is held; else null. */
  @Nullable()
  @ValidateNested()
  @Type(() => ForeseenJson)
  foreseen: ForeseenJson | null;

  @IsInt()
  warnings: number;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  startedAt: string | null;

  @Nullable()
  @IsISO8601()
  finishedAt: string | null;

  @Nullable()
  @ValidateNested()
  @Type(() => ReasonJson)
  reason: ReasonJson | null;
}

const STEPS = ['judging', 'reading', 'foreseeing', 'writing', 'rolling-back'] as const satisfies ImportStep[];

/** A run with its pace and its issues by kind. */
export class ImportDetailJson extends ImportJson implements Omit<ImportDetail, 'repeatUrl' | 'mappingUrl'> {
  @IsBoolean()
  active: boolean;

  /** What it is at: the file is read to be judged, for its items, and at times to tell what these would change. */
  @Nullable()
  @IsIn(STEPS)
  step: ImportStep | null;

  /** That this step has come to; null while unknown. */
  @Nullable()
  @IsInt()
  items: number | null;

  /** Of how many; null while unknown. */
  @Nullable()
  @IsInt()
  total: number | null;

  /** 0–1 of the present step; null while unknown. */
  @Nullable()
  @IsNumber()
  progress: number | null;

  @Nullable()
  @IsInt()
  itemsPerSecond: number | null;

  @Nullable()
  @IsInt()
  secondsLeft: number | null;

  /** POST here lets a held run go on; null when it is not held, or without the right. */
  @Nullable()
  @IsUrl()
  confirmUrl: string | null;

  /** POST here ends it; null when there is nothing to end, or without the right. */
  @Nullable()
  @IsUrl()
  cancelUrl: string | null;

  /** What its file is made of, and beside it where to say what that means; null where its format is known. */
  @Nullable()
  @IsUrl()
  surveyUrl: string | null;

  /** POST here takes back what it has changed; null unless it is the store's newest that has, or without the right. */
  @Nullable()
  @IsUrl()
  rollbackUrl: string | null;

  /** Null until somebody has asked for it. */
  @Nullable()
  @ValidateNested()
  @Type(() => RollbackJson)
  rollback: RollbackJson | null;

  /** What else there is to know: what it waits for, what stays of it, why it cannot be taken back. */
  @ValidateNested({ each: true })
  @Type(() => NoteJson)
  notes: NoteJson[];

  /** Why a person has to confirm it; of a dry run, why a person would have to. */
  @ValidateNested({ each: true })
  @Type(() => HoldJson)
  holds: HoldJson[];

  /** Whether its file, its issues and what it changed are still there. */
  @IsBoolean()
  kept: boolean;

  /** How many products it changes, or would change. */
  @IsInt()
  changeCount: number;

  /** Which, as JSON. */
  @IsUrl()
  changesUrl: string;

  /** All issues as JSON. */
  @IsUrl()
  issuesUrl: string;

  /** All issues as CSV. */
  @IsUrl()
  reportUrl: string;

  /** The same as one file of JSON. */
  @IsUrl()
  jsonReportUrl: string;

  @ValidateNested({ each: true })
  @Type(() => IssueCountJson)
  issueCounts: IssueCountJson[];
}
