import type { LocalText } from '../../../src/core/i18n/local-text.js';

/** Recent targets of the command palette. */
export interface Pick {
  /** Begins with the kind of the target: `product:12`, `section:users`. */
  key: string;
  url: string;
  name: LocalText;
  note: string | null;
}

const PREFIX = 'recent ';
const KEPT = 5;

/** The recent targets of this owner, newest first. */
export function recentPicks(owner: string): Pick[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + owner) ?? '[]') as Pick[];
  } catch {
    return [];
  }
}

/** Stores a target; without storage nothing is kept. */
export function storePick(owner: string, pick: Pick): void {
  const others = recentPicks(owner).filter(({ key }) => key !== pick.key);
  try {
    localStorage.setItem(PREFIX + owner, JSON.stringify([pick, ...others].slice(0, KEPT)));
  } catch {
    // storage is full or disabled
  }
}

/** Called at sign-out, so that the next person on this device finds no targets. */
export function dropRecentPicks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is disabled
  }
}
