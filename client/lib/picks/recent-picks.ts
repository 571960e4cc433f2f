import type { LocalText } from '../../../src/core/i18n/local-text.js';

/** Where somebody went by the command palette. */
export interface Pick {
  /** Also says what kind of thing it is: `product:12`, `section:users`. */
  key: string;
  url: string;
  name: LocalText;
  note: string | null;
}

const PREFIX = 'recent ';
const KEPT = 5;

/** The last ones of this owner first. */
export function recentPicks(owner: string): Pick[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + owner) ?? '[]') as Pick[];
  } catch {
    return [];
  }
}

/** Keeps a pick; a browser that lets us keep nothing is no reason to fail. */
export function storePick(owner: string, pick: Pick): void {
  const others = recentPicks(owner).filter(({ key }) => key !== pick.key);
  try {
    localStorage.setItem(PREFIX + owner, JSON.stringify([pick, ...others].slice(0, KEPT)));
  } catch {
    // storage is full or switched off
  }
}

/** At sign-out: who sits down next must not see where somebody has been. */
export function dropRecentPicks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is switched off
  }
}
