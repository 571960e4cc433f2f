import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import { FEED_LANGUAGES } from '../import.input.js';
import type { FeedLanguageSetting } from '../import.entity.js';
import { FEED_MODES, type FeedMode } from './feed.entity.js';
import { PULL_STATUSES, type PullStatus } from './pull-outcome.js';

/** A fetch of a feed, also one that is queued. */
export class PullJson {
  @IsInt()
  id: number;

  @IsInt()
  feedId: number;

  @IsIn(PULL_STATUSES)
  status: PullStatus;

  /** A code; null until it has ended. */
  @Nullable()
  @IsString()
  outcome: string | null;

  /** Localised outcome. */
  @IsString()
  message: string;

  /** Localised advice. */
  @Nullable()
  @IsString()
  hint: string | null;

  /** Status of the server's answer, where that was the failure. */
  @Nullable()
  @IsInt()
  httpStatus: number | null;

  /** Size of the file as downloaded. */
  @Nullable()
  @IsInt()
  bytes: number | null;

  @Nullable()
  @IsInt()
  importId: number | null;

  /** By a person, not by the schedule. */
  @IsBoolean()
  requested: boolean;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  finishedAt: string | null;
}

/** A URL from which a store's offers are fetched, and its schedule. */
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

  /** Minute, hour, day, month and weekday, in the time zone Europe/Ljubljana. */
  @IsString()
  cron: string;

  @IsIn(FEED_MODES)
  mode: FeedMode;

  /** null: the store's setting applies. */
  @Nullable()
  @IsIn(FEED_LANGUAGES)
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file or the store's setting states it. */
  @Nullable()
  @IsString()
  currency: string | null;

  @IsBoolean()
  active: boolean;

  /** null while it is inactive. */
  @Nullable()
  @IsISO8601()
  nextAt: string | null;

  /** Consecutive ones. */
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
