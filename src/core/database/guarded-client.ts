import pg, { type ClientConfig } from 'pg';
import { closeConnection, internals, NoAnswer } from './close-connection.js';
import type { Heartbeat } from './heartbeat.js';

/**
 * A client that closes its connection when the server is silent, or sends nothing for `limitMs` during a
 * query. The driver's own `query_timeout` would leave the connection in the pool, where the next query could
 * receive a late answer.
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
      // a connection that is opened now would be abandoned, and still be served when the server continues
      if (heartbeat.isSilent) return callback ? process.nextTick(callback, new NoAnswer()) : refuse();
      heartbeat.guard(this);
      return callback ? super.connect(callback) : super.connect();
    }
  };
}

const refuse = () => Promise.reject(new NoAnswer());
