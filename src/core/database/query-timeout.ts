import type { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';

/** What the driver knows about itself, and its types do not. */
interface ClientInternals {
  connection: { stream: Socket };
  /** The answer to the last question is complete. */
  readyForQuery?: boolean;
}

/**
 * A connection that breaks when PostgreSQL owes an answer and says nothing for `limitMs`, as a frozen one does. The pool
 * then opens another one: what is still under way in this one must not meet the next question. The driver's own
 * `query_timeout` would leave it in the pool.
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
