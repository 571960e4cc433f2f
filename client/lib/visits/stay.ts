/** Of a step that leaves the page where it stands, and what is typed in it. */
export const STAY = { preserveScroll: true, preserveState: true } as const;
