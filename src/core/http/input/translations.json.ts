import type { Translations } from '../../i18n/local-text.js';
import { optional, shape, text } from './shape.js';

/** A text in the languages that it exists in. */
export class TranslationsJson
  extends shape({ sl: optional(text), en: optional(text) })
  implements Translations {}
