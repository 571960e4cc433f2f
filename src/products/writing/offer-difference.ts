import type { DifferenceKind } from '../difference-kind.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Money in cents, ids of categories, other values as stored or as text for people. */
export type DifferenceValue = string | number | number[] | null;

export interface FieldDifference {
  field: string;
  /** Only for texts. */
  locale?: Locale;
  /** Only for amounts: ISO 4217 codes before and after. */
  currencies?: [string, string];
  before: DifferenceValue;
  after: DifferenceValue;
}

export interface OfferDifference {
  productCode: string;
  name: Translations;
  kinds: DifferenceKind[];
  fields: FieldDifference[];
}
