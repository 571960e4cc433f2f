/** Kinds of changes as people name them; a changed offer has one or more. */
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
