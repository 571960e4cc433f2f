import type { INestApplicationContext } from '@nestjs/common';
import type { PermissionLevel } from '../../src/access/actor.js';
import type { User } from '../../src/users/user.entity.js';
import { UsersService } from '../../src/users/users.service.js';
import { createAccount, signInAtProvider, withClaims } from '../support/servers/auth-emulator.js';
import { makePerson, withSession } from '../support/people.js';
import { Visitor } from '../support/browser/visitor.js';

/** Columns of the tables, in their order. */
export const PEOPLE = [
  'visitor',
  'expired',
  'deactivated',
  'stranger',
  'pending',
  'NONE',
  'PRODUCT',
  'DATA',
  'REQUEST',
  'admin',
  'super_admin',
] as const;
export type PersonKind = (typeof PEOPLE)[number];

/** A person who tries: by token, like programs, and by cookie, like browsers. */
export interface Somebody {
  /** null: no profile here. */
  user: User | null;
  uid: string;
  headers: Record<string, string>;
  browser: Visitor;
}

const LEVELS: Partial<Record<PersonKind, PermissionLevel>> = { NONE: 0, PRODUCT: 1, DATA: 2, REQUEST: 3 };
const HOUR = 3600;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** All people of the table, in one company. */
export async function everybody(
  app: INestApplicationContext,
  origin: string,
  companyId: number,
): Promise<Record<PersonKind, Somebody>> {
  const members = await Promise.all(
    PEOPLE.map(async (kind) => [kind, await MAKERS[kind](app, origin, companyId)] as const),
  );
  return Object.fromEntries(members) as Record<PersonKind, Somebody>;
}

type Maker = (app: INestApplicationContext, origin: string, companyId: number) => Promise<Somebody>;

const member =
  (kind: PersonKind): Maker =>
  async (app, origin, companyId) => {
    const user = await makePerson(app, {
      userType: kind === 'super_admin' || kind === 'admin' ? kind : 'employee',
      companyId: kind === 'super_admin' ? null : companyId,
      permissionLevel: LEVELS[kind] ?? 3,
    });
    return enter(origin, user);
  };

const MAKERS: Record<PersonKind, Maker> = {
  visitor: async (_, origin) => ({ user: null, uid: 'nobody', headers: {}, browser: new Visitor(origin) }),
  expired: async (app, origin, companyId) => {
    const user = await makePerson(app, { userType: 'admin', companyId });
    const { idToken } = await signInAtProvider(user.email);
    const { browser } = await enter(origin, user);
    const past = { iat: seconds() - 2 * HOUR, exp: seconds() - HOUR };
    browser.cookies.set('session', withClaims(browser.cookies.get('session')!, past));
    return { user, uid: user.firebaseId, headers: bearer(withClaims(idToken, past)), browser };
  },
  deactivated: async (app, origin, companyId) => {
    const user = await makePerson(app, { userType: 'admin', companyId });
    const somebody = await enter(origin, user);
    await app.get(UsersService).ensureUser({ ...user, status: 'inactive' });
    return somebody;
  },
  stranger: async (_, origin) => {
    const email = `stranger-${crypto.randomUUID().slice(0, 8)}@katalog.test`;
    const uid = await createAccount(email);
    const { idToken } = await signInAtProvider(email);
    return { user: null, uid, headers: bearer(idToken), browser: new Visitor(origin) };
  },
  pending: async (app, origin, companyId) =>
    enter(origin, await makePerson(app, { userType: 'admin', companyId, status: 'pending' })),
  NONE: member('NONE'),
  PRODUCT: member('PRODUCT'),
  DATA: member('DATA'),
  REQUEST: member('REQUEST'),
  admin: member('admin'),
  super_admin: member('super_admin'),
};

const seconds = () => Math.floor(Date.now() / 1000);

async function enter(origin: string, user: User): Promise<Somebody> {
  const { idToken } = await signInAtProvider(user.email);
  return {
    user,
    uid: user.firebaseId,
    headers: bearer(idToken),
    browser: await withSession(origin, user),
  };
}
