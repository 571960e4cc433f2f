import pg from 'pg';
import type { Config } from '../config/config.js';
import { applicationName, connectionLimits } from './connection-limits.js';
import { Heartbeat } from './heartbeat.js';
import { bool, statement } from './statement.js';

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
  readonly heartbeat: Heartbeat;
  /** Separate, so that a replica with a busy pool is not taken for a dead one. */
  private readonly watch: pg.Pool;

  constructor(url: string, config: Config) {
    this.name = new URL(url).host;
    this.heartbeat = new Heartbeat(url, config);
    const options = {
      connectionString: url,
      application_name: applicationName(config),
      ...connectionLimits(config, this.heartbeat),
    };
    this.pool = new pg.Pool({ ...options, max: config.databasePoolSize });
    this.watch = new pg.Pool({ ...options, max: 1 });
    // errors of a connection in use reject its query; the next check finds errors of idle ones
    for (const pool of [this.pool, this.watch]) {
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
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
   * @throws Error when it does not answer
   */
  async hasReplayed(position: string): Promise<boolean> {
    return (await HAS_REPLAYED.one(this.watch, [position])).hasReplayed;
  }

  async end(): Promise<void> {
    this.heartbeat.stop();
    await Promise.all([this.pool.end(), this.watch.end()]);
  }
}
