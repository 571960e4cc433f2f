import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../steps/failure.mjs';
import { freePort } from '../steps/processes/ports.mjs';
import { postgresPrograms } from './postgres-files.mjs';
import { stopLeftover } from './postgres-leftover.mjs';
import { postgresUser } from './postgres-user.mjs';

const USER = 'katalog';
const DATABASE = 'katalog';
const START_MS = 60_000;
const STOP_MS = 20_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

// throw-away data need no durability
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  shared_buffers: '128MB',
  autovacuum_naptime: '10min',
};

/**
 * Starts PostgreSQL on 127.0.0.1 and creates its database at the first start.
 * @returns its URL, and a function that stops it
 */
export async function startPostgres({ directory, password, throwAway = false, port: preferred = 0 }) {
  const programs = await postgresPrograms();
  const data = join(directory, 'data');
  mkdirSync(directory, { recursive: true });
  const user = postgresUser([programs.postgres, data]);
  if (!existsSync(join(data, 'PG_VERSION')))
    initialise(programs.initdb, user, { directory, data, password, throwAway });
  await stopLeftover(data);

  const port = await freePort(preferred);
  const settings = { ...SETTINGS, ...(throwAway && THROW_AWAY), port };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(directory, 'postgres.log'), 'a');
  const server = run(user, programs.postgres, ['-D', data, ...flags], { stdio: ['ignore', log, log] });
  const exited = new Promise((resolve) => server.once('exit', (code, signal) => resolve(signal ?? code)));
  await untilReady(server, data, directory);

  const url = `postgres://${USER}:${password}@127.0.0.1:${port}`;
  await createDatabase(url);
  return {
    url: `${url}/${DATABASE}`,
    stop: () => stop(server, exited),
    quit: () => server.kill('SIGQUIT'),
    ended: exited.then((how) => `PostgreSQL ended (${how}); its log is ${join(directory, 'postgres.log')}`),
  };
}

function run(user, program, args, options) {
  const [command, ...rest] = [...user.prefix, program, ...args];
  return spawn(command, rest, { ...options, ...user.options, env: { ...process.env, LC_ALL: 'C' } });
}

function initialise(initdb, user, { directory, data, password, throwAway }) {
  const passwordFile = join(directory, 'password.tmp');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.owner) for (const path of [data, passwordFile]) chownSync(path, user.owner.uid, user.owner.gid);
  const args = [
    `--pgdata=${data}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // plain comparisons use code points, which is fast; texts for people are sorted by an ICU collation
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-collate=C',
    // pg_trgm classifies letters by the C locale's character type: without this it ignores č
    `--lc-ctype=${characterLocale()}`,
    '--lc-messages=C',
    '--no-sync',
    // a random password on one machine needs no slow digest, which each of many connections would pay for
    ...(throwAway ? ['--set=scram_iterations=1'] : []),
  ];
  const [command, ...rest] = [...user.prefix, initdb, ...args];
  try {
    execFileSync(command, rest, { ...user.options, stdio: 'pipe', env: { ...process.env, LC_ALL: '' } });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw new Failure(`PostgreSQL could not make its data directory ${data}: ${lastLine(error.stderr)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function characterLocale() {
  if (process.platform === 'darwin') return 'UTF-8';
  try {
    const known = execFileSync('locale', ['-a'], { encoding: 'utf8' }).split('\n');
    return known.find((name) => /^(C|en_US)\.utf-?8$/i.test(name)) ?? 'C.UTF-8';
  } catch {
    return 'C.UTF-8';
  }
}

async function untilReady(server, data, directory) {
  const READY_LINE = 7;
  const end = Date.now() + START_MS;
  while (Date.now() < end && server.exitCode === null && server.signalCode === null) {
    const lines = existsSync(join(data, 'postmaster.pid'))
      ? readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      : [];
    if (lines[READY_LINE]?.trim() === 'ready') return;
    await sleep(25);
  }
  server.kill('SIGKILL');
  throw new Failure(`PostgreSQL did not start; its log is ${join(directory, 'postgres.log')}`);
}

async function createDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Ends sessions and writes everything to disk; a server that takes too long recovers at its next start. */
async function stop(server, exited) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  await exited;
  clearTimeout(timer);
}

const lastLine = (output) => String(output).trim().split('\n').at(-1);
