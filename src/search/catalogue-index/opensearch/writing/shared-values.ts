type Value = string | number | boolean;

/** Values that filters count, by their fields; none is empty. */
export type CountedValues = Record<string, Value[]>;

/** A document's values of its offers. */
export interface SharedValues {
  document: { shared: CountedValues; hasSeveral?: true };
  /** Each offer's own values. */
  offers: { own?: CountedValues }[];
}

/**
 * Separates the values of all offers of a document from values of some. A store stays with each of several
 * offers, because a store's list counts the offers of others one by one.
 */
export function shareValues(offers: CountedValues[]): SharedValues {
  const [first] = offers;
  if (offers.length === 1) return { document: { shared: first! }, offers: [{}] };
  const isShared = (field: string, value: Value) =>
    field !== 'company' && offers.every((offer) => offer[field]?.includes(value));
  const shared = select(first!, isShared);
  const owned = offers.map((offer) => ({
    own: select(offer, (field, value) => !shared[field]?.includes(value)),
  }));
  return { document: { shared, hasSeveral: true }, offers: owned };
}

function select(values: CountedValues, isWanted: (field: string, value: Value) => boolean): CountedValues {
  const selected: CountedValues = {};
  for (const field in values) {
    const own = values[field]!.filter((value) => isWanted(field, value));
    if (own.length) selected[field] = own;
  }
  return selected;
}
