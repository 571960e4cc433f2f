/** Values that fill the placeholders of a localised message. */
export type MessageValues = Record<string, string | number>;

/** What services throw; one filter alone knows status codes and forms. `key` is a message key of the locales. */
export abstract class DomainError extends Error {
  constructor(
    readonly key: string,
    readonly values: MessageValues = {},
  ) {
    super(key);
    this.name = new.target.name;
  }
}

/** Not there, or not for this person: the two look the same from outside. */
export class NotFound extends DomainError {
  constructor(key = 'fault.not_found', values?: MessageValues) {
    super(key, values);
  }
}

/** Known, but not allowed. */
export class Forbidden extends DomainError {
  constructor(key = 'fault.forbidden', values?: MessageValues) {
    super(key, values);
  }
}

/** Has to do with fields of the input; `fields` maps a dotted field path to message keys. */
export abstract class FieldError extends DomainError {
  constructor(
    key: string,
    values?: MessageValues,
    readonly fields: Record<string, { key: string; values?: MessageValues }> = {},
  ) {
    super(key, values);
  }
}

/** The state of things has no place for this: it is already there, say. */
export class Conflict extends FieldError {}

/** The thing has changed since the caller read it. */
export class Stale extends DomainError {
  /** @param current gives what there is now, as the caller reads it; asked when the answer is made */
  constructor(readonly current: () => unknown) {
    super('fault.stale');
  }
}

/** Input that does not hold. */
export class Invalid extends FieldError {}

/** What no form of ours sends: a field or query key that nobody knows, a query that does not hold. */
export class Malformed extends Invalid {}

/** Nobody is signed in where somebody must be. */
export class Unauthenticated extends DomainError {
  constructor(key = 'fault.unauthenticated', values?: MessageValues) {
    super(key, values);
  }
}

/** Somebody does something too often. */
export class TooManyRequests extends DomainError {
  /** @param retryAfter seconds until it may be tried again */
  constructor(
    key = 'fault.too_many_requests',
    values?: MessageValues,
    readonly retryAfter?: number,
  ) {
    super(key, values);
  }
}

/** The data behind a page cannot be had now; the seed's fatal 503. */
export class Unavailable extends DomainError {
  constructor(key = 'fault.unavailable') {
    super(key);
  }
}
