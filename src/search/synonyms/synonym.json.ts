import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';

/** A synonym in the API. */
export class SynonymJson {
  @IsInt()
  id: number;

  @IsIn(LOCALES)
  language: Locale;

  /** Search terms. */
  @IsString({ each: true })
  words: string[];

  /** Found for the words as well, but not the other way; empty: the words mean the same. */
  @IsString({ each: true })
  meanings: string[];

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}
