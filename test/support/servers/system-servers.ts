import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeWhen } from '../describe-when.js';

/** Found by the global set-up: the folder of PostgreSQL's programs, and the programs of Redis or Valkey and of Varnish. */
const servers = JSON.parse(process.env.SYSTEM_SERVERS ?? 'null') as {
  postgres: string;
  redis: string;
  varnish: string;
} | null;

const isRoot = process.getuid?.() === 0;
/**
 * A prefix of a program's command, which ends it with the tests. It replaces itself by the program, so that
 * signals reach that.
 */
const ENDS_WITH_TESTS = [
  'setpriv',
  '--pdeathsig=KILL',
  ...(isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
];

/**
 * `describe` for tests with Debian's servers: skipped without them, unless REQUIRE_SERVERS=1 makes that a
 * failure.
 */
export const describeWithServers = describeWhen(Boolean(servers) || process.env.REQUIRE_SERVERS === '1');

/** Their programs. @throws Error when there are none */
export function programs() {
  if (!servers) throw new Error('Install postgresql, redis-server and varnish, as .ci/run does');
  return servers;
}

/** A folder and the servers with their data in it, run by an unprivileged user: PostgreSQL refuses root. */
export class ServerFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'katalog-servers-'));
  private readonly running = new Set<ChildProcess>();

  constructor() {
    this.give(this.path);
  }

  /** Writes a file that the server process may change. @returns its path */
  write(name: string, text: string): string {
    const file = join(this.path, name);
    writeFileSync(file, text);
    this.give(file);
    return file;
  }

  start(program: string, args: string[]): ChildProcess {
    const [command, ...rest] = [...ENDS_WITH_TESTS, '--', program, ...args];
    const child = spawn(command!, rest, {
      cwd: this.path,
      stdio: 'ignore',
      env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    return child;
  }

  /** Runs a program to its end. */
  async run(program: string, args: string[]): Promise<void> {
    const [code] = (await once(this.start(program, args), 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((child) => stop(child, 'SIGKILL')));
    rmSync(this.path, { recursive: true, force: true });
  }

  private give(path: string): void {
    if (isRoot) execFileSync('chown', ['postgres:', path]);
  }
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

const TRIES_END_AFTER_MS = 240_000;

/** Retries until it works. @throws the last error, before the test's own time limit */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + TRIES_END_AFTER_MS; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}
