const PREFIX = 'draft ';

export type Draft = Record<string, unknown>;

/** What somebody has typed and not saved, kept in this tab; null when there is none. */
export function readDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

/** Keeps what has been typed; a browser that lets us keep nothing is no reason to fail. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // storage is full or switched off
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // storage is switched off
  }
}

/** At sign-out: who sits down next must not find what was typed. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // storage is switched off
  }
}
