import { IdentityProvider } from '../../../src/auth/identity/identity-provider.js';
import { startApp, useApp } from '../../support/app.js';
import { signInAtProvider, withClaims } from '../../support/servers/auth-emulator.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { makeCompany, makePerson, setSession, signedIn } from '../../support/people.js';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';
import { Visitor } from '../../support/browser/visitor.js';

const IMPORTS = '/en/admin/imports';

const provider = await startFlakyProxy((await testServices()).FIREBASE_AUTH_EMULATOR_HOST);
const started = await useApp({ env: { FIREBASE_AUTH_EMULATOR_HOST: provider.host } });
afterAll(() => provider.leave());

describe('signing in, when', () => {
  async function member() {
    const { id: companyId } = await makeCompany(started.app);
    return makePerson(started.app, { userType: 'admin', companyId });
  }

  /**
   * Signs in a second before the end of the session, because revocation counts in seconds; with a copy of the
   * session.
   */
  async function signedInEarlier({ email }: { email: string }) {
    const { idToken } = await signInAtProvider(email);
    const token = withClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - 10 });
    const visitor = new Visitor(started.origin);
    await visitor.get('/prijava');
    expect((await visitor.send('POST', '/api/session', { idToken: token })).status).toBe(200);
    const copy = new Visitor(started.origin);
    copy.cookies.set('session', visitor.cookies.get('session')!);
    expect((await copy.get(IMPORTS)).status).toBe(200);
    expect((await visitor.get(IMPORTS)).status).toBe(200);
    return { visitor, copy, token };
  }

  async function expectOut(copy: Visitor, token: string) {
    expect((await copy.get(IMPORTS)).headers.get('location')).toContain('/en/login');
    expect(copy.cookies.has('session')).toBe(false);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await new Visitor(started.origin).get('/api/imports/1', bearer)).status).toBe(401);
    const again = new Visitor(started.origin);
    await again.get('/prijava');
    expect((await again.send('POST', '/api/session', { idToken: token })).status).toBe(401);
  }

  describe('the provider does not answer,', () => {
    afterEach(async () => {
      await provider.recover();
      // a provider that was silent is asked again after a second
      await until(() =>
        started.app
          .get(IdentityProvider)
          .account('nobody')
          .then(
            () => true,
            () => false,
          ),
      );
    });

    it('nobody is signed out, and nobody gets in unchecked', async () => {
      const visitor = await signedIn(started.origin, await member());
      const session = visitor.cookies.get('session');
      await provider.leave();
      expect((await visitor.get('/en/login')).status).toBe(200);
      expect((await visitor.get(IMPORTS)).status).toBe(503);
      expect(visitor.cookies.get('session')).toBe(session);
      await provider.recover();
      expect((await visitor.get(IMPORTS)).status).toBe(200);
    });

    it('no page waits for it indefinitely', async () => {
      const visitor = await signedIn(started.origin, await member());
      provider.fallSilent();
      expect((await visitor.get('/en/login')).status).toBe(200);
    });

    it('the login page says so, and keeps where to redirect', async () => {
      const { email } = await member();
      const { idToken } = await signInAtProvider(email);
      const visitor = new Visitor(started.origin);
      await visitor.page('/en/login', 'auth/login');
      await provider.leave();
      const response = await visitor.submit('POST', '/en/login', { idToken, next: IMPORTS });
      expect(response.headers.get('location')).toBe('/en/login?next=%2Fen%2Fadmin%2Fimports');
      const { flash } = await visitor.page('/en/login', 'auth/login');
      expect(flash?.toast?.detail).toMatch(/isn’t available/i);
    });

    it('signing out ends every copy of the session all the same', async () => {
      const { visitor, copy, token } = await signedInEarlier(await member());
      await provider.leave();
      const response = await visitor.submit('DELETE', '/en/login');
      expect([response.status, response.headers.get('location')]).toEqual([303, '/en']);
      expect([...visitor.cookies.keys()]).not.toEqual(expect.arrayContaining(['session']));
      await provider.recover();
      await expectOut(copy, token);
    });

    it('signing out works with an unverified session', async () => {
      const { visitor } = await signedInEarlier(await member());
      const late = new Visitor(started.origin);
      await provider.leave();
      // a copy that this server never verified
      setSession(late, withClaims(visitor.cookies.get('session')!, { seen: 'never' }));
      expect((await late.send('DELETE', '/api/session')).status).toBe(204);
      expect(late.cookies.has('session')).toBe(false);
    });

    it('a user who was deactivated meanwhile stays signed out, also after an activation', async () => {
      const person = await member();
      const { copy, token } = await signedInEarlier(person);
      const superAdmin = await makePerson(started.app, { userType: 'super_admin', companyId: null });
      const boss = await signedIn(started.origin, superAdmin);
      expect((await boss.get('/api/users')).status).toBe(200);
      await provider.leave();
      expect((await boss.send('PUT', `/api/users/deactivate/${person.id}`)).status).toBe(200);
      await provider.recover();
      expect((await boss.send('PUT', `/api/users/activate/${person.id}`)).status).toBe(200);
      await expectOut(copy, token);
      // signing in works again
      await signedIn(started.origin, person);
    });
  });

  it('a path does not exist, the page still knows the user', async () => {
    const person = await member();
    const visitor = await signedIn(started.origin, person);
    const page = await visitor.page('/nikjer', 'errors/show');
    expect(page.props.status).toBe(404);
    expect(page.props.person).toMatchObject({ email: person.email, name: 'Ana Čuk' });
  });

  it('there are too many attempts, the IP address has to wait', async () => {
    const visitor = new Visitor(started.origin);
    await visitor.page('/prijava', 'auth/login');
    const attempts = Array.from({ length: 21 }, () =>
      visitor.send('POST', '/api/session', { idToken: 'guess' }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(401), 429]);
    expect((await new Visitor(started.origin).get('/prijava')).status).toBe(200);
  });

  it('no emulator is configured, its unsigned tokens and sessions are refused', async () => {
    const person = await member();
    const session = (await signedIn(started.origin, person)).cookies.get('session')!;
    const { idToken } = await signInAtProvider(person.email);
    const real = await startApp({
      env: { FIREBASE_AUTH_EMULATOR_HOST: '', DATABASE_URL: started.config.databaseUrl },
    });
    try {
      const bearer = await new Visitor(real.origin).get('/api/imports/1', {
        authorization: `Bearer ${idToken}`,
      });
      expect(bearer.status).toBe(401);
      const visitor = new Visitor(real.origin);
      visitor.cookies.set('session', session);
      expect((await visitor.get(IMPORTS)).headers.get('location')).toContain('/en/login');
      expect(visitor.cookies.has('session')).toBe(false);
    } finally {
      await real.close();
    }
  });
});
