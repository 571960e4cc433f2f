export type Awaitable<T> = T | Promise<T>;

/** How the client merges a prop with its present value. Paths are relative to the prop. */
export interface MergeOptions {
  /** Append below the prop instead of at its root. */
  append?: string | string[];
  /** Prepend below the prop instead of at its root. */
  prepend?: string | string[];
  /** Paths whose last segment identifies an item, e.g. `id` or `data.id`. */
  matchOn?: string | string[];
}

export interface MergeRule {
  mode: 'append' | 'prepend' | 'deep';
  append: string[];
  prepend: string[];
  matchOn: string[];
}

export interface OnceOptions {
  /** Pages that use the same key share one value; default is the prop's path. */
  key?: string;
  /** Lifetime in the client, in milliseconds; absent: until the page is left for good. */
  expiresIn?: number;
  /** Send it even though the client has it. */
  fresh?: boolean;
}

/** Position of an infinite list. Page numbers or cursors; null without a neighbour. */
export interface ScrollPosition {
  currentPage: string | number | null;
  previousPage: string | number | null;
  nextPage: string | number | null;
}

export interface ScrollOptions<T> {
  /** Query parameter of the page; default `page`. */
  pageName?: string;
  /** Key of the rows; default `data`. */
  wrapper?: string;
  /** Property that identifies a row. */
  matchOn?: string;
  position: (value: T) => ScrollPosition;
}

export interface PropOptions {
  load: 'eager' | 'optional' | 'deferred';
  always?: boolean;
  group?: string;
  rescue?: boolean;
  merge?: MergeRule;
  once?: OnceOptions;
  scroll?: {
    pageName: string;
    wrapper: string;
    matchOn?: string;
    position: (value: never) => ScrollPosition;
  };
}

const list = (value: string | string[] | undefined): string[] => [value ?? []].flat();

const mergeRule = (mode: MergeRule['mode'], options: MergeOptions = {}): MergeRule => ({
  mode,
  append: list(options.append),
  prepend: list(options.prepend),
  matchOn: list(options.matchOn),
});

/**
 * A prop with rules when it is sent and how the client stores it. Kinds are chained:
 * `defer(…).merge().once()`. `When` tells the compiler whether the first response has the value.
 */
export class Prop<T, When extends 'now' | 'later' = 'now'> {
  declare protected readonly when: When;

  constructor(
    readonly source: T | (() => Awaitable<T>),
    readonly options: PropOptions,
  ) {}

  /** Leave it out of the first response; the client requests each group right after rendering the page. */
  defer(options: { group?: string; rescue?: boolean } = {}): Prop<T, 'later'> {
    return this.with({ load: 'deferred', ...options });
  }

  /** Send it only when a partial reload names it. */
  optional(): Prop<T, 'later'> {
    return this.with({ load: 'optional' });
  }

  /** Append to the client's value on a partial reload. */
  merge(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('append', options) });
  }

  /** Prepend to the client's value on a partial reload. */
  prepend(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('prepend', options) });
  }

  /** Merge nested objects and arrays on a partial reload. */
  deepMerge(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('deep', options) });
  }

  /** Let the client keep it over visits; it is not resolved while the client has it. */
  once(options: OnceOptions = {}): Prop<T, When> {
    return this.with({ once: options });
  }

  private with<Then extends 'now' | 'later'>(options: Partial<PropOptions>): Prop<T, Then> {
    return new Prop<T, Then>(this.source, { ...this.options, ...options });
  }
}

type Source<T> = T | (() => Awaitable<T>);

/** Requested separately right after the page is rendered; `rescue` keeps a failure from failing the rest. */
export function defer<T>(source: () => Awaitable<T>, options: { group?: string; rescue?: boolean } = {}) {
  return new Prop<T, 'later'>(source, { load: 'deferred', ...options });
}

/** Sent only when a partial reload names it. */
export function optional<T>(source: () => Awaitable<T>) {
  return new Prop<T, 'later'>(source, { load: 'optional' });
}

/** Sent in every response, whatever a partial reload names. */
export function always<T>(source: Source<T>) {
  return new Prop<T>(source, { load: 'eager', always: true });
}

/** On a partial reload, appended to the client's value. */
export function merge<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('append', options) });
}

/** On a partial reload, prepended to the client's value. */
export function prepend<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('prepend', options) });
}

/** On a partial reload, merged at every depth with the client's value. */
export function deepMerge<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('deep', options) });
}

/** Kept by the client over visits; not resolved while the client has it. */
export function once<T>(source: Source<T>, options: OnceOptions = {}) {
  return new Prop<T>(source, { load: 'eager', once: options });
}

/** One page of an infinite list, with the rows under `wrapper`. */
export function scroll<T>(source: Source<T>, options: ScrollOptions<T>) {
  return new Prop<T>(source, {
    load: 'eager',
    scroll: { pageName: 'page', wrapper: 'data', ...options },
  });
}
