import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './lines.js';
import type { Stage } from './stage.js';

type ToastTexts = Record<'details' | 'auth', Record<string, string>> & Record<string, string>;

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../locales/sl/${name}.json`), 'utf8')) as unknown;

export const TOASTS = read('toast') as ToastTexts;
export const SCREEN_TEXTS = {
  not_found: read('not_found') as { title: string; description: string },
  server_error: read('server_error') as { title: string; description: string },
};

/** The visible effects of a failure. */
export interface Seen {
  /** null: no answer. */
  status: number | null;
  /** The text of the toast; null if there is none. */
  toast: string | null;
  [effect: string]: unknown;
}

export interface Situation<On = Stage> {
  line: Line;
  situation: string;
  /** A missing part of the database: a table, a column, or a function. */
  without?: string;
  play(on: On): Promise<Seen>;
  status: number | null;
  toast: `details.${string}` | `auth.${string}` | null;
  effect?: object;
}

/** The text of a toast, which may contain the reason as well. */
function textOf(toast: string): string {
  const [group, key] = toast.split('.') as ['details' | 'auth', string];
  const text = TOASTS[group][key];
  if (!text) throw new Error(`There is no toast ${toast}`);
  return text;
}

/** Plays a row, and compares. */
export async function expectSituation<On>(row: Situation<On>, on: On, stage: Stage): Promise<void> {
  const seen = await (row.without ? stage.taken(row.without, () => row.play(on)) : row.play(on));
  const toast = row.toast && (expect.stringContaining(textOf(row.toast)) as string);
  expect(seen).toMatchObject({ status: row.status, toast, ...row.effect });
}
