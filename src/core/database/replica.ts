import pg from 'pg';
import type { Config } from '../config/config.js';
import { applicationName, connectionLimits } from './connection-limits.js';

/** How long a replica may take to say how far it is. */
const ANSWER_MS = 3_000;

const HAS_REPLAYED = `
  select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReplayed"`;

/** One streaming replica of the primary. */
export class Replica {
  /** Host and port; the address has a password in it. */
  readonly name: string;
  readonly pool: pg.Pool;
  /** Answers and keeps up; undefined before anybody has looked. */
  isFit?: boolean;
  /** A connection of its own: a replica whose others are all at work is busy, not gone. */
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
    // whoever uses a connection hears of its end by what was asked, and the next look hears of idle ones
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
      const { rows } = await client.query<{ hasReplayed: boolean }>(HAS_REPLAYED, [position]);
      return rows[0]!.hasReplayed;
    } finally {
      clearTimeout(timer);
      client.release();
    }
  }

  /** Ends what is under way, so that nobody waits for an answer that does not come. */
  disconnect(): void {
    for (const client of this.open) void client.end();
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.watch.end()]);
  }
}
