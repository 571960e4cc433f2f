import { createHash } from 'node:crypto';

/** Something that knows when it was last changed; whatever belongs to it must change it along. */
export interface Changing {
  updatedAt: Date;
}

/** An answer of the API together with the version of what it shows: it goes out with an entity tag. */
export class Versioned<Body> {
  constructor(
    readonly version: string,
    readonly body: Body,
  ) {}

  /** Strong: begins with the version and differs for each language and form in which it is shown. */
  get tag(): string {
    const hash = createHash('sha256').update(JSON.stringify(this.body)).digest('base64url').slice(0, 16);
    return `"${this.version}.${hash}"`;
  }
}

/** Which version of a thing this is; forms send it back as `_version`. */
export function versionOf({ updatedAt }: Changing): string {
  return updatedAt.getTime().toString(36);
}

/** What a form sends back that was filled in while there was nothing yet: nobody may have written meanwhile. */
export const NO_VERSION = 'none';

/** What a handler returns for a single thing that people write. */
export function versioned<Body>(thing: Changing, body: Body): Versioned<Body> {
  return new Versioned(versionOf(thing), body);
}

/** The version in an entity tag of ours, whatever it shows; a proxy that compresses may have made it a weak one. */
export function versionInTag(tag: string): string | null {
  return /^(?:W\/)?"([\da-z]+)(?:\.[\w-]*)?"$/.exec(tag)?.[1] ?? null;
}
