/** Gaps that keep offers out of comparisons and lists, in the order of tabs. */
export const UNMATCHED_KINDS = ['gtin', 'lone', 'code', 'category'] as const;
export type UnmatchedKind = (typeof UNMATCHED_KINDS)[number];

/** Kinds whose suggestion a store can accept. */
export const ACCEPTED_KINDS = ['gtin', 'category'] as const satisfies UnmatchedKind[];
export type AcceptedKind = (typeof ACCEPTED_KINDS)[number];

/** Issues of a feed that leave an offer without its code. */
export const CODE_ISSUES = [
  'ean_check_digit',
  'ean_wrong_length',
  'ean_not_a_code',
  'ean_scientific',
  'ean_placeholder',
] as const;
