import { type Actor, NO_COMPANY } from './actor.js';

/** Columns of the table; employees by level. */
export const KINDS_OF_PEOPLE = [
  'visitor',
  'pending',
  'NONE',
  'PRODUCT',
  'PRODUCT_DATA',
  'PRODUCT_DATA_REQUEST',
  'admin',
  'super_admin',
] as const;
export type KindOfPerson = (typeof KINDS_OF_PEOPLE)[number];

/** Reach of an ability: nowhere, in the own company, everywhere. */
export type Reach = 'no' | 'own' | 'all';

const no = 'no';
const own = 'own';
const all = 'all';

/** One reach for each kind of person. */
type Row<Kinds extends readonly string[] = typeof KINDS_OF_PEOPLE> = {
  readonly [Column in keyof Kinds]: Reach;
};

/** The permissions of each role. Visitors' reads are `@Public()` and not listed. */
// prettier-ignore
export const PERMISSIONS = {
  //                     visitor pending NONE PRODUCT DATA REQUEST admin super_admin
  'admin.enter':         [no,    no,     all,  all,   all,  all,   all,  all],
  /** Downloading one's data, and deleting one's account. */
  'account.own':         [no,    all,    all,  all,   all,  all,   all,  all],
  /** The own profile. */
  'profile.write':       [no,    no,     all,  all,   all,  all,   all,  all],
  /** Product data by EAN; queries choose which (approved, and own). */
  'product-data.read':   [no,    no,     all,  all,   all,  all,   all,  all],
  /** A company's products in any status, imports, statistics. */
  'company.read':        [no,    no,     own,  own,   own,  own,   own,  all],
  /** Products, their attributes and media. */
  'products.write':      [no,    no,     no,   own,   own,  own,   own,  all],
  'imports.run':         [no,    no,     no,   own,   own,  own,   own,  all],
  'product-data.write':  [no,    no,     no,   no,    own,  own,   own,  all],
  /** Suggested product data of an EAN that only the own company sells. */
  'product-data.decide': [no,    no,     no,   no,    no,   own,   own,  all],
  'users.manage':        [no,    no,     no,   no,    no,   no,    own,  all],
  /** A company's profile and logo. */
  'company.write':       [no,    no,     no,   no,    no,   no,    own,  all],
  /** Categories, attribute definitions, blogs, pages, companies, everything else. */
  'platform.manage':     [no,    no,     no,   no,    no,   no,    no,   all],
} as const satisfies Record<string, Row>;

export type Ability = keyof typeof PERMISSIONS;

const LEVELS = ['NONE', 'PRODUCT', 'PRODUCT_DATA', 'PRODUCT_DATA_REQUEST'] as const;

/** The column of the actor in the table of permissions. */
export function kindOf(actor: Actor): KindOfPerson {
  if (actor.kind === 'visitor') return 'visitor';
  if (actor.status === 'pending') return 'pending';
  return actor.userType === 'employee' ? LEVELS[actor.permissionLevel] : actor.userType;
}

/** Reach of an ability for an actor; without a company, "own" is "no". */
export function reachOf(actor: Actor, ability: Ability): Reach {
  const reach: Reach = PERMISSIONS[ability][KINDS_OF_PEOPLE.indexOf(kindOf(actor))] ?? 'no';
  return reach === 'own' && actor.companyId === NO_COMPANY ? 'no' : reach;
}

/** Whether the actor has the ability: anywhere, or for the company of `object`. */
export function can(actor: Actor, ability: Ability, object?: { companyId: number | null }): boolean {
  const reach = reachOf(actor, ability);
  return reach === 'all' || (reach === 'own' && (!object || object.companyId === actor.companyId));
}
