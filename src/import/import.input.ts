import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, Max } from 'class-validator';
import type { FeedLanguageSetting } from './import.entity.js';
import type { ImportMode } from './import.pages.js';

/** The largest integer of the database. */
const MAX_ID = 2_147_483_647;
const MAX_ISSUE_PAGE = 10_000;

export const MODES = ['full', 'delta', 'dry-run'] as const satisfies ImportMode[];
export const FEED_LANGUAGES = ['sl', 'en', 'other'] as const satisfies FeedLanguageSetting[];

/** The fields beside the file of an upload. */
export class UploadFields {
  @IsOptional()
  @IsIn(MODES)
  mode: ImportMode = 'full';

  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language?: FeedLanguageSetting;
}

const ACTIONS = ['confirm', 'cancel', 'repeat'] as const;

/** What to do with a run. */
export class RunAction {
  @IsIn(ACTIONS)
  action: (typeof ACTIONS)[number];
}

const ToNullableNumber = () =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === null ? null : Number(value)));

/** Where a category path leads; empty: nowhere. */
export class MappingInput {
  @ToNullableNumber()
  @IsOptional()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  categoryId: number | null;
}

/** The query of the imports page. */
export class ImportsQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  import?: number;

  /** People of the platform choose the store. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  company?: number;

  @IsOptional()
  issue?: string;

  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ISSUE_PAGE)
  issuePage: number = 1;
}
