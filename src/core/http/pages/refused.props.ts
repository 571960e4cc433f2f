/** Records that a bulk action did not change. */
export interface Refused {
  count: number;
  /** The names by reason; of many records not all. */
  reasons: { text: string; names: string[] }[];
}

declare module '../../inertia/pages.js' {
  interface FlashData {
    refused?: Refused;
  }
}
