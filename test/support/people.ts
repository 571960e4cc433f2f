import type { INestApplicationContext } from '@nestjs/common';
import { CompaniesService } from '../../src/companies/companies.service.js';
import type { User } from '../../src/users/user.entity.js';
import type { NewUser } from '../../src/users/user-records.js';
import { UsersService } from '../../src/users/users.service.js';
import { createAccount, signInAtProvider } from './auth-emulator.js';
import { Visitor } from './visitor.js';

let count = 0;

/** A store; active unless said otherwise. */
export function makeCompany(
  app: INestApplicationContext,
  companyName = `Trgovina ${++count}`,
  active = true,
) {
  return app.get(CompaniesService).ensure({ companyName, active });
}

/** Somebody with an account at the provider and a profile here. */
export async function makePerson(
  app: INestApplicationContext,
  fields: Pick<NewUser, 'userType' | 'companyId'> & Partial<NewUser>,
): Promise<User> {
  const email = `person-${++count}-${crypto.randomUUID().slice(0, 8)}@katalog.test`;
  return app
    .get(UsersService)
    .ensure({ firebaseId: await createAccount(email), email, firstName: 'Ana', lastName: 'Čuk', ...fields });
}

/** A browser in which this person has signed in. */
export async function signedIn(
  origin: string,
  person: Pick<User, 'email'>,
  visitor = new Visitor(origin),
): Promise<Visitor> {
  const { idToken } = await signInAtProvider(person.email);
  await visitor.get('/prijava');
  const response = await visitor.send('POST', '/api/session', { idToken });
  if (response.status !== 200) throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
  return visitor;
}

/** Somebody with a profile, and the browser in which that person has signed in. */
export async function enter(
  { app, origin }: { app: INestApplicationContext; origin: string },
  fields: Parameters<typeof makePerson>[1],
) {
  const user = await makePerson(app, fields);
  return { user, visitor: await signedIn(origin, user) };
}

/** A browser in which a new person of this kind has signed in. */
export async function signedInAs(
  { app, origin }: { app: INestApplicationContext; origin: string },
  fields: Parameters<typeof makePerson>[1],
): Promise<Visitor> {
  return signedIn(origin, await makePerson(app, fields));
}
