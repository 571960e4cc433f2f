import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import { FEED_LANGUAGES } from '../import.input.js';
import type { FeedLanguageSetting } from '../import.entity.js';
import { FEED_MODES, type FeedMode } from './feed.entity.js';
import { PULL_STATUSES, type PullStatus } from './pull-rows.js';

/** One time that a feed was fetched, or is to be. */
export class PullJson {
  @IsInt()
  id: number;

  @IsInt()
  feedId: number;

  @IsIn(PULL_STATUSES)
  status: PullStatus;

  /** What has become of it, or why it failed; null while nobody knows. */
  @Nullable()
  @IsString()
  outcome: string | null;

  /** The same in words. */
  @IsString()
  message: string;

  /** What to do. */
  @Nullable()
  @IsString()
  hint: string | null;

  /** What the server has answered, where that was the failure. */
  @Nullable()
  @IsInt()
  httpStatus: number | null;

  /** As they arrived. */
  @Nullable()
  @IsInt()
  bytes: number | null;

  @Nullable()
  @IsInt()
  importId: number | null;

  /** Whether a person has asked for it, rather than the timetable. */
  @IsBoolean()
  requested: boolean;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  finishedAt: string | null;
}

/** An address from which a store's feed is fetched. */
export class FeedJson {
  @IsInt()
  id: number;

  @IsInt()
  companyId: number;

  @IsString()
  url: string;

  @Nullable()
  @IsString()
  username: string | null;

  /** The password itself is never returned. */
  @IsBoolean()
  hasPassword: boolean;

  /** Minute, hour, day, month and weekday, by the clocks of Ljubljana. */
  @IsString()
  cron: string;

  @IsIn(FEED_MODES)
  mode: FeedMode;

  /** null: as the store's setting says. */
  @Nullable()
  @IsIn(FEED_LANGUAGES)
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file has to tell, or the store's setting. */
  @Nullable()
  @IsString()
  currency: string | null;

  @IsBoolean()
  active: boolean;

  /** null while it is switched off. */
  @Nullable()
  @IsISO8601()
  nextAt: string | null;

  /** In a row. */
  @IsInt()
  failures: number;

  @Nullable()
  @IsISO8601()
  failingSince: string | null;

  @Nullable()
  @ValidateNested()
  @Type(() => PullJson)
  lastPull: PullJson | null;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}
