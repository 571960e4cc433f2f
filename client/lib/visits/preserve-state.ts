/** Options of a visit that leaves the scroll position and the input. */
export const PRESERVE_STATE = { preserveScroll: true, preserveState: true } as const;
