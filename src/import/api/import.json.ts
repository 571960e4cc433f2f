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
import type {
  FeedContent,
  ForeseenCounters,
  ImportCounters,
  ImportMode,
  ImportStatus,
} from '../import.entity.js';

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

  /** Items of categories that the store does not want imported. */
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

  /** What a dry run tries; null: it is none. */
  @Nullable()
  @IsIn(['full', 'delta'])
  tries: FeedContent | null;

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

  /** What a dry run or a held run would do; else null. */
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

/** A run with its pace and its issue counts. */
export class ImportDetailJson
  extends ImportJson
  implements Omit<ImportDetail, 'repeatUrl' | 'mappingUrl' | 'counterUrls'>
{
  @IsBoolean()
  active: boolean;

  /** The current step: `judging` recognises the format, `foreseeing` computes the differences of a dry or held run. */
  @Nullable()
  @IsIn(STEPS)
  step: ImportStep | null;

  /** Done by this step; null while unknown. */
  @Nullable()
  @IsInt()
  items: number | null;

  /** All items of this step; null while unknown. */
  @Nullable()
  @IsInt()
  total: number | null;

  /** 0–1 of this step; null while unknown. */
  @Nullable()
  @IsNumber()
  progress: number | null;

  @Nullable()
  @IsInt()
  itemsPerSecond: number | null;

  @Nullable()
  @IsInt()
  secondsLeft: number | null;

  /** POST lets a held run write; null when it is not held, or without permission. */
  @Nullable()
  @IsUrl()
  confirmUrl: string | null;

  /** POST cancels the run; null when it has ended, or without permission. */
  @Nullable()
  @IsUrl()
  cancelUrl: string | null;

  /** The fields of the file and their mapping; null when the format is known. */
  @Nullable()
  @IsUrl()
  surveyUrl: string | null;

  /** POST rolls the run back; null unless it is the newest of its store that has changed something, or without permission. */
  @Nullable()
  @IsUrl()
  rollbackUrl: string | null;

  /** Null until a rollback is requested. */
  @Nullable()
  @ValidateNested()
  @Type(() => RollbackJson)
  rollback: RollbackJson | null;

  /** What it waits for, what remains of it, why it cannot be rolled back. */
  @ValidateNested({ each: true })
  @Type(() => NoteJson)
  notes: NoteJson[];

  /** Why somebody has to confirm it; of a dry run, why somebody would have to. */
  @ValidateNested({ each: true })
  @Type(() => HoldJson)
  holds: HoldJson[];

  /** Whether its file, issues and changes are still stored. */
  @IsBoolean()
  kept: boolean;

  /** How many offers it changes or would change. */
  @IsInt()
  changeCount: number;

  /** The changed offers as JSON. */
  @IsUrl()
  changesUrl: string;

  /** All issues as JSON. */
  @IsUrl()
  issuesUrl: string;

  /** All issues as CSV. */
  @IsUrl()
  reportUrl: string;

  /** All issues as a JSON file. */
  @IsUrl()
  jsonReportUrl: string;

  @ValidateNested({ each: true })
  @Type(() => IssueCountJson)
  issueCounts: IssueCountJson[];
}
