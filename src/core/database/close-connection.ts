import type { Socket } from 'node:net';
import type pg from 'pg';

/** Properties that the driver's types do not declare. */
interface ClientInternals {
  connection: { stream: Socket };
  /** The answer to the last query is complete. */
  readyForQuery?: boolean;
}

export const internals = (client: pg.Client) => client as unknown as ClientInternals;

/** Closes a connection without notice to the server; its queries fail with `NoAnswer`. */
export function closeConnection(client: pg.Client): void {
  internals(client).connection.stream.destroy(new NoAnswer());
}

export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('PostgreSQL does not answer');
  }
}
