import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '../database.js';
import { testKeyPrefix, testServices } from './services.js';

export type LogLine = Record<string, unknown>;

interface WebLog {
  lines: LogLine[];
  text: string;
}

/** Settings of a web process with a database of its own, for a test to use; `drop` deletes that. */
export async function ownWebEnvironment() {
  const database = await createTestDatabase();
  const environment = {
    ...(await testServices()),
    DATABASE_URL: database.url,
    REDIS_PREFIX: testKeyPrefix(),
    SESSION_SECRET: 'a secret of tests, at least 32 characters',
    NODE_ENV: 'test',
    TRUST_PROXY: 'true',
  };
  return { environment, drop: () => database.drop() };
}

/**
 * The output of a built web process from when it listens, while `ask` uses it.
 * @throws errors of `ask`
 */
export async function logOfWeb(
  environment: Record<string, string>,
  ask: (origin: string) => Promise<void>,
): Promise<WebLog> {
  const env = { ...process.env, ...environment, LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT: '0' };
  const child = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let asking: Promise<void> | undefined;
  try {
    for await (const line of createInterface(child.stdout)) {
      if (asking) lines.push(line);
      const [, origin] = /Server listening at (http:\/\/[\d.:]+)/.exec(line) ?? [];
      if (origin) asking = ask(origin).finally(() => child.kill('SIGTERM'));
      // until the process ended
      asking?.catch(() => undefined);
    }
    await asking;
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  return { lines: lines.map((line) => JSON.parse(line) as LogLine), text: lines.join('\n') };
}
