import { createHash } from 'node:crypto';

/** A record with the time of its last change; changes of its parts set it as well. */
export interface Changing {
  updatedAt: Date;
}

/** An answer of the API with the version of its content: it is sent with an entity tag. */
export class Versioned<Body> {
  constructor(
    readonly version: string,
    readonly body: Body,
  ) {}

  /** Strong: begins with the version and differs by language and representation. */
  get tag(): string {
    const hash = createHash('sha256').update(JSON.stringify(this.body)).digest('base64url').slice(0, 16);
    return `"${this.version}.${hash}"`;
  }
}

/** The version of a record; forms send it back as `_version`. */
export function versionOf({ updatedAt }: Changing): string {
  return updatedAt.getTime().toString(36);
}

/** The version of a record that does not exist yet, for a form that creates it. */
export const NO_VERSION = 'none';

/** The answer of a handler for a single editable record. */
export function versioned<Body>(thing: Changing, body: Body): Versioned<Body> {
  return new Versioned(versionOf(thing), body);
}

/** The version in one of our entity tags; a compressing proxy may send it back as a weak one. */
export function versionInTag(tag: string): string | null {
  return /^(?:W\/)?"([\da-z]+)(?:\.[\w-]*)?"$/.exec(tag)?.[1] ?? null;
}
