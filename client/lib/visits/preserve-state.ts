/** Of a step that leaves the page where it stands, and what is typed in it. */
export const PRESERVE_STATE = { preserveScroll: true, preserveState: true } as const;
