import type { INestApplicationContext } from '@nestjs/common';
import { Seal } from '../../src/core/inertia/http/cookie-seal.js';
import { CompaniesService } from '../../src/companies/companies.service.js';
import type { User } from '../../src/users/user.entity.js';
import type { NewUser } from '../../src/users/user-records.js';
import { UsersService } from '../../src/users/users.service.js';
import { createAccount, newSession, signInAtProvider } from './servers/auth-emulator.js';
import { Visitor } from './browser/visitor.js';

let count = 0;

/** The key with which the applications of tests sign cookies. */
export const SESSION_SECRET = 'a secret of tests, at least 32 characters';
const tokens = new Seal(SESSION_SECRET, 'inertia csrf');

/** A store; active by default. */
export function makeCompany(
  app: INestApplicationContext,
  companyName = `Trgovina ${++count}`,
  active = true,
) {
  return app.get(CompaniesService).ensureCompany({ companyName, active });
}

/** A person with an account at the provider and a profile here. */
export async function makePerson(
  app: INestApplicationContext,
  fields: Pick<NewUser, 'userType' | 'companyId'> & Partial<NewUser>,
): Promise<User> {
  const email = `person-${++count}-${crypto.randomUUID().slice(0, 8)}@katalog.test`;
  return app.get(UsersService).ensureUser({
    firebaseId: await createAccount(email),
    email,
    firstName: 'Ana',
    lastName: 'Čuk',
    ...fields,
  });
}

/** A browser with the cookies of a signed-in user, for tests of other subjects. */
export async function withSession(
  origin: string,
  { firebaseId, email }: Pick<User, 'firebaseId' | 'email'>,
  visitor = new Visitor(origin),
): Promise<Visitor> {
  setSession(visitor, await newSession(firebaseId, email));
  visitor.cookies.set('user_uid', firebaseId);
  return visitor;
}

/** Gives a browser a session with its token. */
export function setSession({ cookies }: Visitor, session: string): void {
  cookies.set('session', session);
  cookies.set('XSRF-TOKEN', tokens.signature(session));
}

/** A browser in which this person is signed in, through the calls of real browsers. */
export async function signedIn(
  origin: string,
  person: Pick<User, 'email'>,
  visitor = new Visitor(origin),
): Promise<Visitor> {
  const { idToken } = await signInAtProvider(person.email);
  const response = await visitor.send('POST', '/api/session', { idToken });
  if (response.status !== 200) throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
  return visitor;
}

/** A person with a profile, and a browser in which that person is signed in. */
export async function enter(
  { app, origin }: { app: INestApplicationContext; origin: string },
  fields: Parameters<typeof makePerson>[1],
) {
  const user = await makePerson(app, fields);
  return { user, visitor: await withSession(origin, user) };
}

/** A browser in which a new person of this kind is signed in. */
export async function signedInAs(
  { app, origin }: { app: INestApplicationContext; origin: string },
  fields: Parameters<typeof makePerson>[1],
): Promise<Visitor> {
  return withSession(origin, await makePerson(app, fields));
}
