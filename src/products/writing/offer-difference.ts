import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';

/** What a person would call a change; an offer has one or more. */
export const DIFFERENCE_KINDS = [
  'new',
  'back',
  'changed',
  'gone',
  'price',
  'price_jump',
  'currency',
  'ean',
  'ean_lost',
  'supply',
  'delivery',
  'texts',
  'category',
  'pictures',
  'attributes',
  'details',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

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
