import type { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import type { Heartbeat } from './heartbeat.js';

/** Properties that the driver's types do not declare. */
interface ClientInternals {
  connection: { stream: Socket };
  /** The answer to the last query is complete. */
  readyForQuery?: boolean;
}

const internals = (client: pg.Client) => client as unknown as ClientInternals;

/** Closes a connection at once, without a word to the server; its queries fail with `NoAnswer`. */
export function closeConnection(client: pg.Client): void {
  internals(client).connection.stream.destroy(new NoAnswer());
}

/**
 * A client that closes its connection when the server is silent, or sends nothing for `limitMs` during a query. The
 * driver's own `query_timeout` would leave the connection in the pool, where a late answer would meet the next query.
 */
export function guardedClient(
  heartbeat: Heartbeat,
  limitMs: number,
): new (config?: ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      this.on('connect', () => {
        internals(this).connection.stream.setTimeout(limitMs, () => {
          if (!internals(this).readyForQuery) closeConnection(this);
        });
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      // connections that nobody uses any more would keep the server busy when it continues
      if (heartbeat.isSilent) return callback ? process.nextTick(callback, new NoAnswer()) : refuse();
      heartbeat.guard(this);
      return callback ? super.connect(callback) : super.connect();
    }
  };
}

const refuse = () => Promise.reject(new NoAnswer());

class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('PostgreSQL does not answer');
  }
}
