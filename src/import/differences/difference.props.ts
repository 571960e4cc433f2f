/** One offer that a run changes, or would change. */
export interface DifferenceProps {
  id: string;
  productCode: string;
  name: string;
  /** Its form in the admin area; null when the store has no product with the code now. */
  url: string | null;
  /** `new`, `changed`, `back` or `gone` first, then kinds of the fields that differ. */
  kinds: string[];
  /** Localised: “New”. */
  kindText: string;
  /** Names and values are localised; null: no value. */
  fields: { field: string; before: string | null; after: string | null }[];
}
