/** The store of a page, as `ImportStores` finds it. */
export interface StoreChoice {
  /** null: none is selected, or the catalogue has none yet. */
  company: { id: number; name: string } | null;
  /** All stores to select from; empty unless the actor is a catalogue admin. */
  companies: { id: number; name: string }[];
}
