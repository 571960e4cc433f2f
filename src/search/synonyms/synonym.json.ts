import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';

/** A synonym in the API. */
export class SynonymJson {
  @IsInt()
  id: number;

  @IsIn(LOCALES)
  language: Locale;

  /** What is asked for. */
  @IsString({ each: true })
  words: string[];

  /** What is found for it as well, but not the other way; empty: the words mean the same. */
  @IsString({ each: true })
  meanings: string[];

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}
