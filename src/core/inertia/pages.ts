import type { Awaitable, Prop } from './props.js';

/** Page name → props. Every module adds its own pages by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Pages {}

/** Props of every page, filled by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SharedProps {}

/** One-time data for the next page, filled by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FlashData {}

export type PageName = keyof Pages & string;

type Leaf = string | number | boolean | null | undefined;
/** Values that JSON would silently change. */
type NotJson =
  | Date
  | bigint
  | symbol
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | ((...args: never[]) => unknown);

/** The values that the server may return for `T`: the value itself, or prop kinds at any depth inside it. */
export type ServerValue<T> = unknown extends T
  ? T
  : T extends Leaf
    ? T
    : T extends NotJson
      ? never
      : T extends readonly (infer Item)[]
        ? readonly ServerValue<Item>[]
        : T extends object
          ? ServerShape<T>
          : never;

type Timing<T> = undefined extends T ? 'now' | 'later' : 'now';

type ServerProp<T, When extends 'now' | 'later'> =
  | ServerValue<T>
  | Prop<ServerValue<T>, When>
  | (() => Awaitable<ServerValue<T> | Prop<ServerValue<T>, When>>);

/**
 * A contract as the server fills it: a prop with `?` may follow later (deferred, optional), all others are in
 * the first response.
 */
export type ServerShape<T> = { [Key in keyof T]: ServerProp<T[Key], Timing<T[Key]>> };

/** The result of a page's handler. */
export type ServerProps<Name extends PageName> = ServerShape<Pages[Name]>;

/** The props of a page's component in the browser. */
export type PageProps<Name extends PageName> = Pages[Name] &
  SharedProps & {
    errors: Record<string, string>;
    /** Input by field, of a form that was refused without JavaScript. */
    typed?: Record<string, string>;
  };
