/** The package has no types; these are the parts that we use. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Number of copied rows, set at the end. */
  interface Counted {
    readonly rowCount: number | null;
  }

  export function to(statement: string): Readable & Submittable & Counted;
  export function from(statement: string): Writable & Submittable & Counted;
}
