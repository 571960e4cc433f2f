import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import { eventually, programs, ServerFolder, stop } from './system-servers.js';

const LISTEN = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', jit: 'off' };

/** Debian's PostgreSQL: a primary, and a streaming replica. */
export class PostgresPair {
  private primary?: ChildProcess;
  private replica?: ChildProcess;

  private constructor(
    private readonly folder: ServerFolder,
    private readonly ports: { primary: number; replica: number },
  ) {}

  static async start(): Promise<PostgresPair> {
    const pair = new PostgresPair(new ServerFolder(), {
      primary: await freePort(),
      replica: await freePort(),
    });
    await pair.begin().catch(async (error: unknown) => {
      await pair.close();
      throw error;
    });
    return pair;
  }

  /** The primary's maintenance database. */
  get url(): string {
    return this.address(this.ports.primary);
  }

  /** URL of a database on the replica. */
  replicaOf(url: string): string {
    return url.replace(`:${this.ports.primary}/`, `:${this.ports.replica}/`);
  }

  async startReplica(): Promise<void> {
    this.replica = this.serve('replica');
    await this.untilReady(this.ports.replica);
  }

  /** Like a crash. */
  async killReplica(): Promise<void> {
    if (this.replica) await stop(this.replica, 'SIGQUIT');
  }

  async startPrimary(): Promise<void> {
    this.primary = this.serve('primary');
    await this.untilReady(this.ports.primary);
  }

  async killPrimary(): Promise<void> {
    if (this.primary) await stop(this.primary, 'SIGQUIT');
  }

  close(): Promise<void> {
    return this.folder.close();
  }

  private async begin(): Promise<void> {
    const data = (name: string) => join(this.folder.path, name);
    const first = ['--username=katalog', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await this.folder.run(this.program('initdb'), [
      `--pgdata=${data('primary')}`,
      ...first,
      '--lc-ctype=C.UTF-8',
    ]);
    await this.startPrimary();
    const from = [`--dbname=${this.url}`, `--pgdata=${data('replica')}`];
    await this.folder.run(this.program('pg_basebackup'), [
      ...from,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ]);
    await this.startReplica();
  }

  private serve(name: 'primary' | 'replica'): ChildProcess {
    const settings = Object.entries({ ...LISTEN, port: this.ports[name] }).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ]);
    return this.folder.start(this.program('postgres'), ['-D', join(this.folder.path, name), ...settings]);
  }

  private async untilReady(port: number): Promise<void> {
    await eventually(async () => {
      const client = new pg.Client({ connectionString: this.address(port) });
      // of a replica that is not connected
      client.on('error', () => undefined);
      try {
        await client.connect();
      } finally {
        await client.end();
      }
    });
  }

  private address(port: number): string {
    return `postgres://katalog@127.0.0.1:${port}/postgres`;
  }

  private program(name: string): string {
    return join(programs().postgres, name);
  }
}
