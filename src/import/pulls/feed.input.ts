import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { AcceptsRead } from '../../core/http/input/accepts-read.decorator.js';
import { IsPageNumber, PageQuery } from '../../core/http/api/api-query.js';
import { IsId, IsOptionalId } from '../../core/http/input/id-params.js';
import {
  combineDecorators,
  Converted,
  EmptyAsNull,
  IsCurrency,
  IsOneLine,
  IsOptionalIn,
  IsWebAddress,
  OptionalNotNull,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { FEED_LANGUAGES, type FeedLanguageSetting } from '../feed/offer.js';
import { FEED_MODES, type FeedMode } from './feed.entity.js';
import { SCHEDULES, type Schedule, TIME } from './schedule.js';
import { FeedJson } from './feed.json.js';

const MAX_CREDENTIAL = 200;
const MAX_CRON = 100;

/** RFC 7617: a user name has no colon. */
const IsUsername = () =>
  combineDecorators(IsString(), MaxLength(MAX_CREDENTIAL), IsOneLine(), Matches(/^[^:]*$/));
const IsPassword = () => combineDecorators(IsString(), MaxLength(MAX_CREDENTIAL), IsOneLine());
const IsCron = () => combineDecorators(Trimmed(), IsString(), MaxLength(MAX_CRON));

/** The form of a feed. */
export class FeedFormInput {
  @Trimmed()
  @IsWebAddress()
  url: string;

  @EmptyAsNull()
  @IsOptional()
  @IsUsername()
  username: string | null;

  /** Empty: the stored one is kept. */
  @Converted((value) => (value === '' ? undefined : value))
  @OptionalNotNull()
  @IsPassword()
  password?: string;

  @IsIn(SCHEDULES)
  schedule: Schedule;

  /** `HH:MM`; only of the schedule `daily`. */
  @ValidateIf(({ schedule }: FeedFormInput) => schedule === 'daily')
  @Matches(TIME)
  time: string;

  @ValidateIf(({ schedule }: FeedFormInput) => schedule === 'cron')
  @IsCron()
  cron: string;

  @IsIn(FEED_MODES)
  mode: FeedMode;

  /** Language of texts that state none. Empty: the file or the store's setting decides. */
  @EmptyAsNull()
  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none. Empty: the file or the store's setting states it. */
  @IsOptional()
  @IsCurrency()
  currency: string | null;

  @IsBoolean()
  active: boolean;
}

/** A feed as a read returns it; missing fields keep their values. */
@AcceptsRead(FeedJson)
export class FeedInput {
  /** The store; needed from a catalogue admin who creates a feed. */
  @OptionalNotNull()
  @IsId()
  companyId?: number;

  /** Without credentials in it. */
  @OptionalNotNull()
  @Trimmed()
  @IsWebAddress()
  url?: string;

  /** null: the feed needs no credentials. */
  @EmptyAsNull()
  @IsOptional()
  @IsUsername()
  username?: string | null;

  /** Never returned. null removes it; left out, the stored one is kept. */
  @IsOptional()
  @IsPassword()
  password?: string | null;

  /** Minute, hour, day, month and weekday, in the time zone Europe/Ljubljana; at most every 15 minutes. */
  @OptionalNotNull()
  @IsCron()
  cron?: string;

  @OptionalNotNull()
  @IsIn(FEED_MODES)
  mode?: FeedMode;

  /** Language of texts that state none; null: the file or the store's setting decides. */
  @IsOptionalIn(FEED_LANGUAGES)
  language?: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file or the store's setting states it. */
  @IsOptional()
  @IsCurrency()
  currency?: string | null;

  @OptionalNotNull()
  @IsBoolean()
  active?: boolean;
}

/** The list of feeds, oldest first. */
export class FeedsQuery extends PageQuery {
  /** Feeds of one store. */
  @IsOptionalId()
  company?: number;
}

/** The query of the page. */
export class FeedsPageQuery {
  /** The store, for catalogue admins. */
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
