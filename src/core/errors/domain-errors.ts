/** Values of the placeholders in a localised message. */
export type MessageValues = Record<string, string | number>;

/** An error of a service, without a status code. `key` is a message key of the locales. */
export abstract class DomainError extends Error {
  constructor(
    readonly key: string,
    readonly values: MessageValues = {},
  ) {
    super(key);
    this.name = new.target.name;
  }
}

/** Missing, or not visible to the actor: both look the same from outside. */
export class NotFound extends DomainError {
  constructor(key = 'fault.not_found', values?: MessageValues) {
    super(key, values);
  }
}

/** Signed in, but not allowed. */
export class Forbidden extends DomainError {
  constructor(key = 'fault.forbidden', values?: MessageValues) {
    super(key, values);
  }
}

/** Concerns fields of the input; `fields` maps a dotted field path to message keys. */
export abstract class FieldError extends DomainError {
  constructor(
    key: string,
    values?: MessageValues,
    readonly fields: Record<string, { key: string; values?: MessageValues }> = {},
  ) {
    super(key, values);
  }

  /** For one field; its message is also shown above the form. */
  static because<Kind extends FieldError>(
    this: new (...args: ConstructorParameters<typeof FieldError>) => Kind,
    field: string,
    key: string,
    values?: MessageValues,
  ): Kind {
    return new this(key, values, { [field]: { key, values } });
  }
}

/** Contradicts the present state: for example, the record already exists. */
export class Conflict extends FieldError {}

/** The record changed after the caller read it. */
export class Stale extends DomainError {
  /**
   * @param current gives the present state in the form that the caller reads; called when the answer is made
   */
  constructor(readonly current: () => unknown) {
    super('fault.stale');
  }
}

/** Invalid input. */
export class Invalid extends FieldError {
  /** For one field; the general message is shown above the form. */
  static at(field: string, key: string, values?: MessageValues): Invalid {
    return new Invalid('fault.invalid', {}, { [field]: { key, values } });
  }
}

/** Input that no form of ours sends: an unknown field or query key, an invalid query. */
export class Malformed extends Invalid {}

/** The request needs a signed-in user. */
export class Unauthenticated extends DomainError {
  constructor(key = 'fault.unauthenticated', values?: MessageValues) {
    super(key, values);
  }
}

/** A rate limit is exceeded. */
export class TooManyRequests extends DomainError {
  /** @param retryAfter seconds until the next attempt is allowed */
  constructor(readonly retryAfter: number) {
    super('fault.too_many_requests', { count: Math.ceil(retryAfter / 60) });
  }
}

/** A dependency is not available now; the fatal 503 of the specification. */
export class Unavailable extends DomainError {
  constructor(key = 'fault.unavailable') {
    super(key);
  }
}
