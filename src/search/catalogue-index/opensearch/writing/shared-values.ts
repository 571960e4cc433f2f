type Value = string | number | boolean;

/** Values that filters count, by their fields. */
export type CountedValues = Record<string, Value[]>;

/** What a document says of the values of its offers. */
export interface SharedValues {
  document: { shared: CountedValues; isMixed?: true };
  /** What each offer has beside it. */
  offers: { own?: CountedValues }[];
}

/**
 * Parts what all offers of a document have from what only some of them have. Stores are shared by no two offers: in the
 * list of one store its offers are counted by them.
 * @param offers all with the same fields
 */
export function shareValues(offers: CountedValues[]): SharedValues {
  const [first] = offers;
  if (offers.length === 1) return { document: { shared: withoutEmpty(first!) }, offers: [{}] };
  const shared = Object.fromEntries(
    Object.entries(first!).map(([field, values]) => [
      field,
      field === 'company'
        ? []
        : values.filter((value) => offers.every((offer) => offer[field]!.includes(value))),
    ]),
  );
  const owned = offers.map((offer) => {
    const own = withoutEmpty(
      Object.fromEntries(
        Object.entries(offer).map(([field, values]) => [
          field,
          values.filter((value) => !shared[field]!.includes(value)),
        ]),
      ),
    );
    return Object.keys(own).length ? { own } : {};
  });
  const isMixed = owned.some(({ own }) => own);
  return { document: { shared: withoutEmpty(shared), ...(isMixed && { isMixed }) }, offers: owned };
}

const withoutEmpty = (values: CountedValues): CountedValues =>
  Object.fromEntries(Object.entries(values).filter(([, own]) => own.length));
