/** One offer that a run changes, or would change. */
export interface DifferenceProps {
  id: string;
  productCode: string;
  name: string;
  /** Its form in the admin area; null when the store has no such product now. */
  url: string | null;
  /** `new`, `changed`, `back` or `gone` first, then what of it. */
  kinds: string[];
  /** Localised: “New”. */
  kindText: string;
  /** Names and values are localised; null: nothing. */
  fields: { field: string; before: string | null; after: string | null }[];
}
