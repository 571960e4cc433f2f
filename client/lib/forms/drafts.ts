const PREFIX = 'draft ';

export type Draft = Record<string, unknown>;

/** The unsaved input of a form in this tab; null when there is none. */
export function readDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

/** Stores unsaved input; without storage nothing is kept. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // storage is full or disabled
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // storage is disabled
  }
}

/** Called at sign-out, so that the next person on this device finds no input. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // storage is disabled
  }
}
