import { type Actor, NO_COMPANY } from './actor.js';

/** Columns of the table: employees stand by their level. */
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

/** How far a right reaches: nowhere, to things of the own company, to everything. */
export type Reach = 'no' | 'own' | 'all';

const no = 'no';
const own = 'own';
const all = 'all';

/** One reach for each kind of person. */
type Row<Kinds extends readonly string[] = typeof KINDS_OF_PEOPLE> = {
  readonly [Column in keyof Kinds]: Reach;
};

/** Who may do what. What everybody may (reading the storefront) is not here: it is `@Public()`. */
// prettier-ignore
export const PERMISSIONS = {
  //                     visitor pending NONE PRODUCT DATA REQUEST admin super_admin
  'admin.enter':         [no,    no,     all,  all,   all,  all,   all,  all],
  /** Own profile. */
  'profile.write':       [no,    no,     all,  all,   all,  all,   all,  all],
  /** Product data by EAN; which of them (approved, plus own) the query says. */
  'product-data.read':   [no,    no,     all,  all,   all,  all,   all,  all],
  /** A company's products in any status, imports, statistics. */
  'company.read':        [no,    no,     own,  own,   own,  own,   own,  all],
  /** Products, their attributes and media. */
  'products.write':      [no,    no,     no,   own,   own,  own,   own,  all],
  'imports.run':         [no,    no,     no,   own,   own,  own,   own,  all],
  'product-data.write':  [no,    no,     no,   no,    own,  own,   own,  all],
  /** Requested product data of an EAN that only the own company sells. */
  'product-data.decide': [no,    no,     no,   no,    no,   own,   own,  all],
  'users.manage':        [no,    no,     no,   no,    no,   no,    own,  all],
  /** A company's profile and logo. */
  'company.write':       [no,    no,     no,   no,    no,   no,    own,  all],
  /** Categories, attribute definitions, blogs, pages, companies, everything else. */
  'platform.manage':     [no,    no,     no,   no,    no,   no,    no,   all],
} as const satisfies Record<string, Row>;

export type Ability = keyof typeof PERMISSIONS;

const LEVELS = ['NONE', 'PRODUCT', 'PRODUCT_DATA', 'PRODUCT_DATA_REQUEST'] as const;

/** The column of the table that somebody stands in. */
export function kindOf(actor: Actor): KindOfPerson {
  if (actor.kind === 'visitor') return 'visitor';
  if (actor.status === 'pending') return 'pending';
  return actor.userType === 'employee' ? LEVELS[actor.permissionLevel] : actor.userType;
}

/** How far an ability reaches for this actor; without a company there is no "own". */
export function reachOf(actor: Actor, ability: Ability): Reach {
  const reach: Reach = PERMISSIONS[ability][KINDS_OF_PEOPLE.indexOf(kindOf(actor))] ?? 'no';
  return reach === 'own' && actor.companyId === NO_COMPANY ? 'no' : reach;
}

/** Whether the actor may: somewhere at all, or, when an object is given, with that company's things. */
export function can(actor: Actor, ability: Ability, object?: { companyId: number | null }): boolean {
  const reach = reachOf(actor, ability);
  return reach === 'all' || (reach === 'own' && (!object || object.companyId === actor.companyId));
}
