import { createAccount, signInAtProvider } from '../support/servers/auth-emulator.js';
import { makePerson } from '../support/people.js';
import type { Visitor } from '../support/browser/visitor.js';
import type { Seen, Situation } from './situation.js';
import type { Stage } from './stage.js';

const USERS = '/administracija/uporabniki';
const LOGIN = '/prijava';
const USER_WRITE = 'creating, updating, activating or deactivating a user fails';
const JOURNAL = 'audit_entries';

const fields = { firstName: 'Nova', lastName: 'Oseba', phone: '', locale: 'sl', permissionLevel: 1 };
const anAddress = () => `new-${crypto.randomUUID()}@katalog.test`;

async function anEmployee({ katalog, store }: Stage, status: 'active' | 'inactive' = 'active') {
  const companyId = store.company.id;
  return makePerson(katalog.app, { userType: 'employee', companyId, permissionLevel: 1, status });
}

const invite = (on: Stage) => {
  const person = { ...fields, email: anAddress(), userType: 'employee', companyId: on.store.company.id };
  return on.sent('POST', USERS, person, on.boss);
};
const update = async (on: Stage) => {
  const { id } = await anEmployee(on);
  const body = { ...fields, userType: 'employee', companyId: on.store.company.id };
  return on.sent('PUT', `${USERS}/${id}`, body, on.boss);
};
const switchTo = (status: 'active' | 'inactive') => async (on: Stage) => {
  const { id } = await anEmployee(on, status === 'active' ? 'inactive' : 'active');
  return on.sent('PATCH', `${USERS}/${id}`, { status }, on.boss);
};

/** The next content of the login page, and whether a person is signed in. */
async function atLogin(on: Stage, method: 'POST' | 'PUT', body: object, who?: Visitor): Promise<Seen> {
  const visitor = who ?? on.katalog.visitor();
  const { status, location } = await on.seen(await visitor.submit(method, LOGIN, body));
  const next = await on.page(location as string, visitor);
  return { ...next, status, location, isSignedIn: visitor.cookies.has('session') };
}

async function anAccount() {
  const email = anAddress();
  await createAccount(email);
  return (await signInAtProvider(email)).idToken;
}

const company = { companyName: 'Zeleni hrib, d. o. o.', firstName: 'Živa', lastName: 'Čuk', locale: 'sl' };

/** Users, and who is one of them. */
export const PEOPLE: Situation[] = [
  { line: USER_WRITE, situation: 'creating', without: JOURNAL, play: invite, ...failed() },
  { line: USER_WRITE, situation: 'updating', without: JOURNAL, play: update, ...failed() },
  { line: USER_WRITE, situation: 'activating', without: JOURNAL, play: switchTo('active'), ...failed() },
  { line: USER_WRITE, situation: 'deactivating', without: JOURNAL, play: switchTo('inactive'), ...failed() },
  { line: 'user write succeeds', situation: 'updating', play: update, ...saved() },
  { line: 'user write succeeds', situation: 'activating', play: switchTo('active'), ...saved() },
  { line: 'user write succeeds', situation: 'deactivating', play: switchTo('inactive'), ...saved() },
  {
    line: 'auth not available',
    situation: 'the provider is away when the server asks it',
    play: async (on) => {
      const { email } = await anEmployee(on);
      const { idToken } = await signInAtProvider(email);
      const visitor = on.katalog.visitor();
      await on.provider.leave();
      try {
        return await atLogin(on, 'POST', { idToken }, visitor);
      } finally {
        await on.provider.recover();
      }
    },
    status: 303,
    toast: 'auth.firebase_error',
    effect: { component: 'auth/login', isSignedIn: false },
  },
  {
    line: 'sign-in fails or no profile',
    situation: 'a token that nobody has given out',
    play: (on) => atLogin(on, 'POST', { idToken: 'nothing' }),
    status: 303,
    toast: 'auth.login_error',
    effect: { component: 'auth/login', isSignedIn: false },
  },
  {
    line: 'sign-in fails or no profile',
    situation: 'an account without a profile',
    play: async (on) => atLogin(on, 'POST', { idToken: await anAccount() }),
    status: 303,
    toast: 'auth.login_error',
    effect: { component: 'auth/login', isSignedIn: false },
  },
  {
    line: 'registration',
    situation: 'works',
    play: async (on) => atLogin(on, 'PUT', { ...company, idToken: await anAccount() }),
    status: 303,
    toast: 'auth.register_success',
    effect: { component: 'auth/pending', isSignedIn: true },
  },
  {
    line: 'registration',
    situation: 'with a token that nobody has given out',
    play: (on) => atLogin(on, 'PUT', { ...company, idToken: 'nothing' }),
    status: 303,
    toast: 'auth.register_error',
    effect: { component: 'auth/login', isSignedIn: false },
  },
  {
    line: 'registration',
    situation: 'without what it takes',
    play: async (on) => atLogin(on, 'PUT', { idToken: await anAccount() }),
    status: 303,
    toast: 'auth.register_error',
    effect: { isSignedIn: false },
  },
  {
    line: 'logout fails',
    situation: 'who has not been signed out hears of it',
    play: async (on) => {
      const person = await on.katalog.signedInAs('super_admin');
      const { status } = await on.taken('users', () => person.submit('DELETE', LOGIN));
      const next = await on.page('/administracija', person);
      return { ...next, status, isSignedIn: next.component === 'overview/index' };
    },
    status: 303,
    toast: 'auth.logout_error',
    effect: { isSignedIn: true },
  },
  {
    line: '401 from a product call',
    situation: 'a page: to the login, without the session',
    play: async (on) => {
      const former = on.katalog.visitor();
      former.cookies.set('session', 'over');
      const seen = await on.page('/administracija/izdelki', former);
      return { ...seen, isSignedIn: former.cookies.has('session') };
    },
    status: 302,
    toast: null,
    effect: { location: '/prijava?next=%2Fadministracija%2Fizdelki', isSignedIn: false },
  },
  {
    line: '401 from a product call',
    situation: 'a program',
    play: async (on) => {
      const refused = { authorization: 'Bearer nobodys' };
      return on.seen(await on.katalog.visitor().get('/api/products', refused));
    },
    status: 401,
    toast: null,
    effect: { props: { code: 'unauthenticated' } },
  },
];

function failed() {
  return { status: 303, toast: 'details.setter_error_users' } as const;
}

function saved() {
  return { status: 303, toast: 'details.setter_success_users' } as const;
}
