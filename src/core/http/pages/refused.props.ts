/** Records that an action on several has left as they were. */
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
