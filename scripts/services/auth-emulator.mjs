import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { freePort } from '../steps/processes/ports.mjs';

const SAVE_EVERY_MS = 5000;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Starts the Firebase Auth Emulator of firebase-tools in this process on 127.0.0.1, without the rest of the
 * suite: no project set-up, update check or telemetry, so no network.
 * @param file stores the accounts between starts; null stores nothing
 * @returns host:port; a function that lists the mails that a real provider would have sent, as
 *   `{ email, requestType, oobLink }[]`; and one that saves the accounts and stops it
 */
export async function startAuthEmulator({ projectId, file = null, port: preferred = 0 }) {
  const app = await createApp(projectId);
  const port = await freePort(preferred);
  const server = app.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const accounts = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  if (file && existsSync(file)) await load(accounts, file);
  const save = file ? saver(accounts, file) : async () => {};
  const timer = setInterval(() => void save().catch(() => {}), SAVE_EVERY_MS);
  timer.unref();

  async function stop() {
    clearInterval(timer);
    await save();
    server.close();
    server.closeAllConnections();
  }
  async function mails() {
    const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}/oobCodes`);
    return (await response.json()).oobCodes;
  }
  return { host: `127.0.0.1:${port}`, mails, stop };
}

function createApp(projectId) {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const express = require('exegesis-express');
  const { middleware } = express;
  // compiling the schemas of all calls takes ten seconds; each is compiled at its first use
  express.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
  return require('./lib/emulator/auth/server.js').createApp(projectId);
}

async function load(accounts, file) {
  const text = readFileSync(file, 'utf8');
  const send = (call, body) => fetch(`${accounts}:${call}`, { method: 'POST', headers: OWNER, body });
  const response = await send('batchCreate', text);
  const answer = await response.json();
  // the emulator refuses an empty account file with this message
  if (!response.ok && answer.error?.message !== 'MISSING_USER_ACCOUNT')
    throw new Failure(`The accounts in ${file} cannot be read: ${answer.error?.message}`);
  // loaded accounts count as changed just now, which would end every session
  const { users = [] } = JSON.parse(text);
  for (const { localId, validSince } of users)
    if (validSince) await send('update', JSON.stringify({ localId, validSince }));
}

/** Saves all accounts atomically if they changed. */
function saver(accounts, file) {
  let last = '';
  return async () => {
    const response = await fetch(`${accounts}:batchGet?maxResults=-1`, { headers: OWNER });
    const text = await response.text();
    if (!response.ok || text === last) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, text, { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
    last = text;
  };
}
