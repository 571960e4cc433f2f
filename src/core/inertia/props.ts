export type Awaitable<T> = T | Promise<T>;

/** How a merged prop meets what the client already holds. Paths are relative to the prop. */
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
  /** Send it even though the client holds it. */
  fresh?: boolean;
}

/** Where an infinite list stands. Page numbers or cursors; null where there is no neighbour. */
export interface ScrollPosition {
  currentPage: string | number | null;
  previousPage: string | number | null;
  nextPage: string | number | null;
}

export interface ScrollOptions<T> {
  /** Query parameter that names the page; default `page`. */
  pageName?: string;
  /** Key under which the rows stand; default `data`. */
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
 * A prop with rules of its own about when it is sent and how the client keeps it. Kinds compose by chaining:
 * `defer(…).merge().once()`. `When` tells the compiler whether the first response has the value.
 */
export class Prop<T, When extends 'now' | 'later' = 'now'> {
  declare protected readonly when: When;

  constructor(
    readonly source: T | (() => Awaitable<T>),
    readonly options: PropOptions,
  ) {}

  /** Leave it out of the first response; the client asks for each group right after it has drawn the page. */
  defer(options: { group?: string; rescue?: boolean } = {}): Prop<T, 'later'> {
    return this.with({ load: 'deferred', ...options });
  }

  /** Send it only when a partial reload names it. */
  optional(): Prop<T, 'later'> {
    return this.with({ load: 'optional' });
  }

  /** Append to what the client holds on a partial reload. */
  merge(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('append', options) });
  }

  /** Put before what the client holds on a partial reload. */
  prepend(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('prepend', options) });
  }

  /** Merge nested objects and arrays on a partial reload. */
  deepMerge(options?: MergeOptions): Prop<T, When> {
    return this.with({ merge: mergeRule('deep', options) });
  }

  /** Let the client keep it over visits; it is not resolved while the client holds it. */
  once(options: OnceOptions = {}): Prop<T, When> {
    return this.with({ once: options });
  }

  private with<Then extends 'now' | 'later'>(options: Partial<PropOptions>): Prop<T, Then> {
    return new Prop<T, Then>(this.source, { ...this.options, ...options });
  }
}

type Source<T> = T | (() => Awaitable<T>);

/** Loaded by a request of its own right after the page is drawn; `rescue` keeps a failure from failing the rest. */
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

/** On a partial reload, appended to what the client holds. */
export function merge<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('append', options) });
}

/** On a partial reload, put before what the client holds. */
export function prepend<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('prepend', options) });
}

/** On a partial reload, merged at every depth with what the client holds. */
export function deepMerge<T>(source: Source<T>, options?: MergeOptions) {
  return new Prop<T>(source, { load: 'eager', merge: mergeRule('deep', options) });
}

/** Kept by the client over visits; not resolved while the client holds it. */
export function once<T>(source: Source<T>, options: OnceOptions = {}) {
  return new Prop<T>(source, { load: 'eager', once: options });
}

/** One page of an infinite list; the rows stand under `wrapper` in the value. */
export function scroll<T>(source: Source<T>, options: ScrollOptions<T>) {
  return new Prop<T>(source, {
    load: 'eager',
    scroll: { pageName: 'page', wrapper: 'data', ...options },
  });
}
