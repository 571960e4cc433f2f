/** The package has no types of its own; what is used of it. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Of the rows that were copied, once it has ended. */
  interface Counted {
    readonly rowCount: number | null;
  }

  export function to(statement: string): Readable & Submittable & Counted;
  export function from(statement: string): Writable & Submittable & Counted;
}
