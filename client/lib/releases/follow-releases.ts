import { TYPED } from './typed-key.js';

/** Loading the page comes first. */
const LATER_MS = 1_000;

/**
 * Watches for newer builds than this page's; the code is loaded after the page.
 * @param version of the build; null: there is none
 */
export function followReleases(version: string | null): void {
  if (version === null) return;
  // input from before the reload is restored immediately
  setTimeout(start, TYPED in sessionStorage ? 0 : LATER_MS, version);
}

function start(version: string): void {
  import('./watch-releases.js').then(
    ({ watchReleases }) => watchReleases(version),
    // without this code, the next visit learns of a newer build from the server
    () => {},
  );
}
