import type admin from './sl-admin.js';
import type account from './sl-account.js';
import type auth from './sl-auth.js';
import type visitor from './sl-visitor.js';
import type storefront from './sl.js';

type Messages = typeof storefront & typeof visitor & typeof account & typeof auth & typeof admin;

/** Dotted paths of all texts; an object with plural forms counts as one text. */
type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | { other: string }
    ? `${Prefix}${K}`
    : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of `locales/<locale>/<file>.json`: file name, then the path in it. */
export type TextKey = Paths<Messages>;
