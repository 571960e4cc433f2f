export type Awaitable<T> = T | Promise<T>;

/** How the client appends to the present value of a prop. */
export interface MergeRule {
  /** Property that identifies an item. */
  matchOn?: string;
}

export interface OnceOptions {
  /** Pages that use the same key share one value; default is the prop's path. */
  key?: string;
  /** Lifetime in the client, in milliseconds; absent: until the page is left for good. */
  expiresIn?: number;
}

/** Position of an infinite list. Page numbers or cursors; null without a neighbour. */
export interface ScrollPosition {
  currentPage: string | number | null;
  previousPage: string | number | null;
  nextPage: string | number | null;
}

export interface ScrollOptions<T> {
  /** Key of the rows. */
  wrapper: string;
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
  scroll?: ScrollOptions<never>;
}

/**
 * A prop with rules about when it is sent and how the client stores it. `When` is the type of its first
 * response: with or without the value.
 */
export class Prop<T, When extends 'now' | 'later' = 'now'> {
  declare protected readonly when: When;

  constructor(
    readonly source: T | (() => Awaitable<T>),
    readonly options: PropOptions,
  ) {}

  /** Append to the client's value on a partial reload. */
  merge(merge: MergeRule = {}): Prop<T, When> {
    return new Prop<T, When>(this.source, { ...this.options, merge });
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

/** Sent in every response, even if a partial reload does not name it. */
export function always<T>(source: Source<T>) {
  return new Prop<T>(source, { load: 'eager', always: true });
}

/** Kept by the client over visits; not resolved while the client has it. */
export function once<T>(source: Source<T>, options: OnceOptions = {}) {
  return new Prop<T>(source, { load: 'eager', once: options });
}

/** One page of an infinite list, with the rows under `wrapper`. */
export function scroll<T>(source: Source<T>, options: ScrollOptions<T>) {
  return new Prop<T>(source, { load: 'eager', scroll: options });
}
