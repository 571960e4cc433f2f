import type { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';

/** Properties that the driver's types do not declare. */
interface ClientInternals {
  connection: { stream: Socket };
  /** The answer to the last query is complete. */
  readyForQuery?: boolean;
}

/**
 * A client that closes its connection when PostgreSQL sends nothing for `limitMs` during a query. The driver's own
 * `query_timeout` would leave the connection in the pool, where a late answer would meet the next query.
 */
export function clientWithTimeout(limitMs: number): new (config?: ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      const client = this as unknown as ClientInternals;
      this.on('connect', () => {
        const { stream } = client.connection;
        stream.setTimeout(limitMs, () => {
          if (!client.readyForQuery) stream.destroy(new QueryTimeout(limitMs));
        });
      });
    }
  };
}

class QueryTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(limitMs: number) {
    super(`PostgreSQL has said nothing for ${limitMs} ms`);
  }
}
