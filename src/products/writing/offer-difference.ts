import type { DifferenceKind } from '../difference-kind.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Money in cents, lists of ids for categories, anything else as it is stored or to be read. */
export type DifferenceValue = string | number | number[] | null;

export interface FieldDifference {
  field: string;
  /** Of texts only. */
  locale?: Locale;
  /** Of amounts only: in which they are, before and after. */
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
