import pg from 'pg';
import type { Config } from '../config/config.js';
import { applicationName, connectionLimits } from './connection-limits.js';
import { bool, statement } from './statement.js';

/** How long a replica may take to answer how far it has replayed. */
const ANSWER_MS = 3_000;

const HAS_REPLAYED = statement({
  hasReplayed: bool,
})`select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReplayed"`;

/** One streaming replica of the primary. */
export class Replica {
  /** Host and port; the URL holds a password. */
  readonly name: string;
  readonly pool: pg.Pool;
  /** Answers and keeps up; undefined before the first check. */
  isFit?: boolean;
  /** Separate, so that a replica with a busy pool is not taken for a dead one. */
  private readonly watch: pg.Pool;
  private readonly open = new Set<pg.PoolClient>();

  constructor(url: string, config: Config) {
    this.name = new URL(url).host;
    const options = {
      connectionString: url,
      application_name: applicationName(config),
      ...connectionLimits(config),
      connectionTimeoutMillis: ANSWER_MS,
    };
    this.pool = new pg.Pool({ ...options, max: config.databasePoolSize });
    this.watch = new pg.Pool({ ...options, max: 1 });
    // errors of a connection in use reject its query; the next check notices those of idle ones
    for (const pool of [this.pool, this.watch]) {
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
    this.pool.on('connect', (client) => this.open.add(client));
    this.pool.on('remove', (client) => this.open.delete(client));
  }

  async run<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  /**
   * @param position in the primary's log
   * @throws Error when it does not answer in time
   */
  async hasReplayed(position: string): Promise<boolean> {
    const client = await this.watch.connect();
    const timer = setTimeout(() => void client.end(), ANSWER_MS);
    try {
      return (await HAS_REPLAYED.one(client, [position])).hasReplayed;
    } finally {
      clearTimeout(timer);
      client.release();
    }
  }

  /** Ends open connections, so that no query waits for an answer that does not come. */
  disconnect(): void {
    for (const client of this.open) void client.end();
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.watch.end()]);
  }
}
