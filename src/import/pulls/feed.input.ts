import { Transform } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsPageNumber, PageQuery } from '../../core/http/api/api-query.js';
import { IsId, IsOptionalId } from '../../core/http/input/id-params.js';
import {
  EmptyAsNull,
  combineDecorators,
  IsCurrency,
  IsOneLine,
  IsWebAddress,
  OptionalNotNull,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { FEED_LANGUAGES } from '../import.input.js';
import type { FeedLanguageSetting } from '../import.entity.js';
import { FEED_MODES, type FeedMode } from './feed.entity.js';
import { SCHEDULES, type Schedule, TIME } from './schedule.js';

const MAX_CREDENTIAL = 200;
const MAX_CRON = 100;

/** RFC 7617: a colon would end the name. */
const IsUsername = () =>
  combineDecorators(IsString(), MaxLength(MAX_CREDENTIAL), IsOneLine(), Matches(/^[^:]*$/));
const IsPassword = () => combineDecorators(IsString(), MaxLength(MAX_CREDENTIAL), IsOneLine());
const IsCron = () => combineDecorators(Trimmed(), IsString(), MaxLength(MAX_CRON));

/** The form of an address. */
export class FeedFormInput {
  @Trimmed()
  @IsWebAddress()
  url: string;

  @EmptyAsNull()
  @IsOptional()
  @IsUsername()
  username: string | null;

  /** Empty: the one that is kept. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @OptionalNotNull()
  @IsPassword()
  password?: string;

  @IsIn(SCHEDULES)
  schedule: Schedule;

  /** `HH:MM`, for those that have a time. */
  @ValidateIf(({ schedule }: FeedFormInput) => schedule === 'daily')
  @Matches(TIME)
  time: string;

  @ValidateIf(({ schedule }: FeedFormInput) => schedule === 'cron')
  @IsCron()
  cron: string;

  @IsIn(FEED_MODES)
  mode: FeedMode;

  /** Empty: as the store's setting says. */
  @EmptyAsNull()
  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none. Empty: the file has to tell, or the store's setting. */
  @IsOptional()
  @IsCurrency()
  currency: string | null;

  @IsBoolean()
  active: boolean;
}

/** A feed as a read returns it; what is left out stays as it is. */
export class FeedInput {
  @Allow()
  id?: unknown;

  @Allow()
  hasPassword?: unknown;

  @Allow()
  nextAt?: unknown;

  @Allow()
  failures?: unknown;

  @Allow()
  failingSince?: unknown;

  @Allow()
  lastPull?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  updatedAt?: unknown;

  /** Of the store; people of the platform say it for a new one. */
  @OptionalNotNull()
  @IsId()
  companyId?: number;

  /** Without a name and a password in it. */
  @OptionalNotNull()
  @Trimmed()
  @IsWebAddress()
  url?: string;

  /** null: the feed is for everybody. */
  @EmptyAsNull()
  @IsOptional()
  @IsUsername()
  username?: string | null;

  /** Never returned. null: none; left out: the one that is kept. */
  @IsOptional()
  @IsPassword()
  password?: string | null;

  /** Minute, hour, day, month and weekday, by the clocks of Ljubljana; every 15 minutes at most. */
  @OptionalNotNull()
  @IsCron()
  cron?: string;

  @OptionalNotNull()
  @IsIn(FEED_MODES)
  mode?: FeedMode;

  /** null: as the store's setting says. */
  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language?: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file has to tell, or the store's setting. */
  @IsOptional()
  @IsCurrency()
  currency?: string | null;

  @OptionalNotNull()
  @IsBoolean()
  active?: boolean;
}

/** The list of feeds, oldest first. */
export class FeedsQuery extends PageQuery {
  /** Of one store. */
  @IsOptionalId()
  company?: number;
}

/** The query of the page. */
export class FeedsPageQuery {
  /** People of the platform choose the store. */
  @IsOptionalId()
  company?: number;

  @IsOptionalId()
  edit?: number;

  @IsOptional()
  @IsString()
  new?: string;

  @IsPageNumber()
  page: number = 1;
}
