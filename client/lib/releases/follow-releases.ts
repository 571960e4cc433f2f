import { TYPED } from './typed-key.js';

/** The page has other things to do first. */
const LATER_MS = 1_000;

/**
 * Watches for builds that are newer than the one of this page; what that takes is loaded when the page is done.
 * @param version of the build; null: there is none
 */
export function followReleases(version: string | null): void {
  if (version === null) return;
  // what was typed before the page was loaded anew comes back at once
  setTimeout(start, TYPED in sessionStorage ? 0 : LATER_MS, version);
}

function start(version: string): void {
  import('./watch-releases.js').then(
    ({ watchReleases }) => watchReleases(version),
    // this page hears of no release; its next visit learns of it from the server
    () => {},
  );
}
