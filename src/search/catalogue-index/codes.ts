/** The price of a foreign currency: sorts after every price in euro. */
export const NO_PRICE_CENTS = 9_000_000_000_000_000;

/** The codes of values in the read model and in indexes. */
export const AVAILABILITY_CODES = {
  in_stock: 1,
  preorder: 2,
  backorder: 3,
  unknown: 4,
  out_of_stock: 5,
} as const;
export const KIND_CODES = { product: 1, service: 2 } as const;
export const CONDITION_CODES = { new: 1, refurbished: 2, used: 3 } as const;

/** The word for a code of KIND_CODES. */
export const kindOf = (code: number) => (code === KIND_CODES.service ? 'service' : 'product');

/** Keys of values that deny their attribute: a machine with “Grinder: none” is not found by “grinder”. */
export const DENIALS = ['ne', 'no', 'brez', 'without', 'none', 'false', '0'];
