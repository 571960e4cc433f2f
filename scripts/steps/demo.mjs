import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './processes/command.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

const dist = (path) => join(ROOT, 'dist', path);

/**
 * Seeds the demo: the catalogue through the queue, the people into the emulator; does nothing when both
 * exist.
 */
export async function seedDemo(env) {
  if ((await isSeeded(env)) && (await hasPeople(env))) return;
  await step('Import the demo stores', (show) =>
    command(process.execPath, [dist('scripts/demo/seed.js')], { cwd: ROOT, env, onLine: show }),
  );
}

/** Lines with the demo sign-ins; they exist only in an emulator. */
export async function demoSignIns(env) {
  if (!env.FIREBASE_AUTH_EMULATOR_HOST) return [];
  const { DEMO_PEOPLE, DEMO_PASSWORD } = await import(
    pathToFileURL(dist('scripts/demo/data/people.js')).href
  );
  return [
    ...DEMO_PEOPLE.map(({ email, role }) => `${email.padEnd(26)} ${role}`),
    `password: ${DEMO_PASSWORD}`,
  ];
}

/** Path of a comparison to look at; null: the demo has none. */
export function demoComparison(env) {
  return query(env, `select value->>'comparison' as path from settings where key = 'demo.ready'`).then(
    ([found]) => found?.path ?? null,
  );
}

/** Without its feeds, when the server of the demo stores has another port than they name. */
async function isSeeded(env) {
  const rows = await query(
    env,
    `select from settings where key = 'demo.ready' and not exists (
      select from feeds where url like 'http://127.0.0.1:%/feeds/%' and not starts_with(url, $1 || '/'))`,
    [env.DEMO_ORIGIN],
  );
  return rows.length > 0;
}

async function query({ DATABASE_URL: connectionString }, text, values = []) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The accounts may be deleted while the database is kept, or the other way round. */
async function hasPeople({ FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: projectId }) {
  if (!host) return true;
  const { DEMO_PEOPLE } = await import(pathToFileURL(dist('scripts/demo/data/people.js')).href);
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_PEOPLE.map(({ email }) => email) }),
    },
  );
  const { users = [] } = await response.json();
  return users.length === DEMO_PEOPLE.length;
}
