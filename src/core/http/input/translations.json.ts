import { IsString } from 'class-validator';
import type { Translations } from '../../i18n/local-text.js';
import { OptionalNotNull } from './input-rules.js';

/** A text in the languages that it exists in. */
export class TranslationsJson implements Translations {
  @OptionalNotNull()
  @IsString()
  sl?: string;

  @OptionalNotNull()
  @IsString()
  en?: string;
}
