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
import { Nullable } from '../core/http/input-rules.js';
import { MODES } from './import.input.js';
import type {
  ImportCounters,
  ImportDetail,
  ImportIssueProps,
  ImportMode,
  ImportStatus,
  ImportSummary,
} from './import.pages.js';

class CountersJson implements ImportCounters {
  @IsInt()
  read: number;

  @IsInt()
  created: number;

  @IsInt()
  updated: number;

  @IsInt()
  unchanged: number;

  @IsInt()
  rejected: number;

  @IsInt()
  deactivated: number;
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

  @IsIn(['queued', 'validating', 'held', 'writing', 'done', 'failed', 'cancelled'] satisfies ImportStatus[])
  status: ImportStatus;

  @ValidateNested()
  @Type(() => CountersJson)
  counters: CountersJson;

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

class IssueCountJson {
  @IsString()
  code: string;

  @IsString()
  message: string;

  @IsIn(['error', 'warning', 'notice'] satisfies ImportIssueProps['severity'][])
  severity: ImportIssueProps['severity'];

  @IsInt()
  count: number;

  @IsUrl()
  url: string;
}

/** A run with its pace and its issues by kind. */
export class ImportDetailJson extends ImportJson implements ImportDetail {
  @IsBoolean()
  active: boolean;

  /** 0–1 of the present phase; null while unknown. */
  @Nullable()
  @IsNumber()
  progress: number | null;

  @Nullable()
  @IsInt()
  itemsPerSecond: number | null;

  @Nullable()
  @IsInt()
  secondsLeft: number | null;

  @Nullable()
  @IsUrl()
  confirmUrl: string | null;

  @Nullable()
  @IsUrl()
  cancelUrl: string | null;

  @Nullable()
  @IsUrl()
  repeatUrl: string | null;

  @IsUrl()
  reportUrl: string;

  @ValidateNested({ each: true })
  @Type(() => IssueCountJson)
  issueCounts: IssueCountJson[];
}
