import { startApp, type TestApp } from '../support/app.js';
import { signInAtProvider } from '../support/auth-emulator.js';
import { startFlakyProxy } from '../support/flaky-proxy.js';
import { makeCompany, makePerson, signedIn } from '../support/people.js';
import { testServices } from '../support/services.js';
import { Visitor } from '../support/visitor.js';

const IMPORTS = '/en/admin/imports';

describe('signing in, when', () => {
  let started: TestApp;
  let provider: Awaited<ReturnType<typeof startFlakyProxy>>;
  beforeAll(async () => {
    provider = await startFlakyProxy((await testServices()).FIREBASE_AUTH_EMULATOR_HOST);
    started = await startApp({ env: { FIREBASE_AUTH_EMULATOR_HOST: provider.host } });
  });
  afterAll(async () => {
    await started?.close();
    await provider?.leave();
  });

  async function member() {
    const { id: companyId } = await makeCompany(started.app);
    return makePerson(started.app, { userType: 'admin', companyId });
  }

  describe('the provider does not answer,', () => {
    afterEach(() => provider.recover());

    it('nobody is signed out, and nobody is let in unseen', async () => {
      const visitor = await signedIn(started.origin, await member());
      const session = visitor.cookies.get('session');
      await provider.leave();
      expect((await visitor.get('/en/login')).status).toBe(200);
      expect((await visitor.get(IMPORTS)).status).toBe(503);
      expect(visitor.cookies.get('session')).toBe(session);
      await provider.recover();
      expect((await visitor.get(IMPORTS)).status).toBe(200);
    });

    it('no page waits for it for long', async () => {
      const visitor = await signedIn(started.origin, await member());
      provider.fallSilent();
      const since = Date.now();
      expect((await visitor.get('/en/login')).status).toBe(200);
      expect(Date.now() - since).toBeLessThan(8000);
    });

    it('the login page says so and keeps where the person wanted to go', async () => {
      const { email } = await member();
      const { idToken } = await signInAtProvider(email);
      const visitor = new Visitor(started.origin);
      await visitor.page('/en/login', 'auth/login');
      await provider.leave();
      const response = await visitor.submit('POST', '/en/login', { idToken, next: IMPORTS });
      expect(response.headers.get('location')).toBe('/en/login?next=%2Fen%2Fadmin%2Fimports');
      const { flash } = await visitor.page('/en/login', 'auth/login');
      expect(flash?.toast?.detail).toMatch(/not available/i);
    });

    it('signing out fails openly and may be tried again', async () => {
      const visitor = await signedIn(started.origin, await member());
      expect((await visitor.get(IMPORTS)).status).toBe(200);
      await provider.leave();
      await visitor.submit('DELETE', '/en/login');
      expect(visitor.cookies.has('session')).toBe(true);
      await provider.recover();
      await visitor.submit('DELETE', '/en/login');
      expect(visitor.cookies.has('session')).toBe(false);
    });
  });

  it('an address is not there, the page still knows who asks', async () => {
    const person = await member();
    const visitor = await signedIn(started.origin, person);
    const page = await visitor.page('/nikjer', 'errors/show');
    expect(page.props.status).toBe(404);
    expect(page.props.person).toMatchObject({ email: person.email, name: 'Ana Čuk' });
  });

  it('somebody tries too often, the address has to wait', async () => {
    const visitor = new Visitor(started.origin);
    await visitor.page('/prijava', 'auth/login');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++)
      statuses.push((await visitor.send('POST', '/api/session', { idToken: 'guess' })).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
    expect(statuses[20]).toBe(429);
    expect((await new Visitor(started.origin).get('/prijava')).status).toBe(200);
  });

  it('the configuration names no emulator, its unsigned tokens and sessions count for nothing', async () => {
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
