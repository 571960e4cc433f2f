import {
  type CoveredField,
  ESSENTIAL_FIELDS,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../intake/field-coverage.js';
import { ISSUE_CODES } from '../feed/issue-codes.js';

/**
 * The source of findings of a kind: issues of a run, offers without a field, images of the catalogue, or its
 * comparison.
 */
export type FindingSource =
  | { from: 'issues'; codes: string[]; errorsOnly?: true }
  /** `codes`: issues about an unreadable value of the field. */
  | { from: 'gaps'; field: OptionalField; codes: string[] }
  | { from: 'pictures'; state: 'pending' | 'failed' }
  | { from: 'comparison' };

const issues = (...codes: string[]): FindingSource => ({ from: 'issues', codes });
const codesOf = (field: CoveredField) => ISSUE_CODES.filter((code) => code.startsWith(`${field}_`));
const gaps = (field: OptionalField): FindingSource => ({ from: 'gaps', field, codes: codesOf(field) });

/** EANs that are invalid, or cannot join offers. */
export const UNUSABLE_EAN = [
  'ean_ambiguous',
  'ean_check_digit',
  'ean_coupon',
  'ean_not_a_code',
  'ean_placeholder',
  'ean_scientific',
  'ean_variable_weight',
  'ean_wrong_length',
];

const MAIN = {
  ean_invalid: issues(...UNUSABLE_EAN),
  ean_in_store: issues('ean_in_store'),
  duplicates: issues('id_duplicate', 'ean_repeated'),
  pictures_dead: { from: 'pictures', state: 'failed' },
  pictures_waiting: { from: 'pictures', state: 'pending' },
  without_delivery_cost: gaps('delivery_cost'),
  category_unmatched: issues('category_unmapped', 'category_number', 'category_missing'),
  price_outliers: issues('price_outlier'),
  not_compared: { from: 'comparison' },
} satisfies Record<string, FindingSource>;

/** The findings that the diagnosis shows with their counts. */
export const MAIN_FINDINGS = Object.keys(MAIN) as (keyof typeof MAIN)[];
export type FindingKind = keyof typeof MAIN | `without_${CoveredField}`;

const SOURCES = {
  ...Object.fromEntries(
    ESSENTIAL_FIELDS.map((field): [FindingKind, FindingSource] => [
      `without_${field}`,
      { from: 'issues', codes: codesOf(field), errorsOnly: true },
    ]),
  ),
  ...Object.fromEntries(
    OPTIONAL_FIELDS.map((field): [FindingKind, FindingSource] => [`without_${field}`, gaps(field)]),
  ),
  ...MAIN,
} as Record<FindingKind, FindingSource>;

export const FINDING_KINDS = Object.keys(SOURCES) as FindingKind[];

export const sourceOf = (kind: FindingKind): FindingSource => SOURCES[kind];
