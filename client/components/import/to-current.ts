/** The heading of the import that is open. */
export const CURRENT_IMPORT = 'current-title';

/** Leads the keyboard there. */
export function toCurrent(options?: FocusOptions): void {
  document.getElementById(CURRENT_IMPORT)?.focus(options);
}
