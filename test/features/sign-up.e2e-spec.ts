import { DataSource } from 'typeorm';
import { Company } from '../../src/companies/company.entity.js';
import { IdentityProvider } from '../../src/identity/identity-provider.js';
import { UsersService } from '../../src/users/users.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { confirmAddress, createAccount, signInAtProvider, withClaims } from '../support/auth-emulator.js';
import { startFlakyProxy } from '../support/flaky-proxy.js';
import { makeCompany, makePerson } from '../support/people.js';
import { testServices } from '../support/services.js';
import { Visitor } from '../support/visitor.js';

const FIELDS = {
  firstName: ' Žan ',
  lastName: 'Čuk',
  phone: '+386 (0)40 123-456',
  companyName: 'Čajnica Čuk',
  locale: 'en',
};
const SIX_MINUTES = 360;

describe('signing a company up', () => {
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

  /** Somebody who has just made an account on the page that signs up. */
  async function newcomer(path = '/prijava?view=sign-up') {
    const email = `new-${crypto.randomUUID()}@katalog.test`;
    const uid = await createAccount(email);
    const visitor = new Visitor(started.origin);
    await visitor.page(path, 'auth/login');
    return { email, uid, visitor, idToken: (await signInAtProvider(email)).idToken };
  }

  const profile = (uid: string) => started.app.get(UsersService).findByFirebaseId(uid);
  const companies = (companyName: string) =>
    started.app.get(DataSource).getRepository(Company).findBy({ companyName });
  const checking = (field: string) => ({ precognition: 'true', 'precognition-validate-only': field });

  it('makes a pending admin of a new company that awaits approval, and signs in', async () => {
    const { email, uid, visitor, idToken } = await newcomer();
    const companyName = `Čajnica ${email}`;
    const response = await visitor.submit('PUT', '/prijava', { ...FIELDS, companyName, idToken });

    expect([response.status, response.headers.get('location')]).toEqual([303, '/administracija']);
    expect(await profile(uid)).toMatchObject({
      email,
      firstName: 'Žan',
      lastName: 'Čuk',
      phone: FIELDS.phone,
      locale: 'en',
      userType: 'admin',
      status: 'pending',
      company: { companyName, active: false, approvedAt: null },
    });
    const page = await visitor.page('/administracija', 'auth/pending');
    expect(page.props).toMatchObject({ email, companyName });
    expect(page.flash?.toast).toMatchObject({
      severity: 'success',
      detail: 'Registracija je uspela. Račun čaka na potrditev.',
    });
    expect(page.clearHistory).toBe(true);
  });

  it('may be repeated: one profile, one company, signed in again', async () => {
    const { email, uid, visitor, idToken } = await newcomer();
    const body = { ...FIELDS, companyName: `Dvakrat ${email}`, idToken };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.submit('PUT', '/en/login', body)));
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(3).fill('/en/admin'));
    const again = await visitor.submit('PUT', '/en/login', { ...body, companyName: `Tretjič ${email}` });
    expect(again.headers.get('location')).toBe('/en/admin');
    expect(await companies(`Dvakrat ${email}`)).toHaveLength(1);
    expect(await companies(`Tretjič ${email}`)).toEqual([]);
    expect(await profile(uid)).toMatchObject({ company: { companyName: `Dvakrat ${email}` } });
  });

  it('signs in whoever is one of us already, and says nothing about waiting', async () => {
    const { id: companyId } = await makeCompany(started.app);
    const { email } = await makePerson(started.app, { userType: 'employee', companyId });
    const visitor = new Visitor(started.origin);
    await visitor.page('/en/login', 'auth/login');
    const { idToken } = await signInAtProvider(email);
    const response = await visitor.submit('PUT', '/en/login', { ...FIELDS, idToken, next: '/en/blogs' });
    expect(response.headers.get('location')).toBe('/en/blogs');
    expect((await visitor.page('/nikjer', 'errors/show')).flash?.toast).toBeUndefined();
  });

  it('finishes what broke off: the sign-in says so, and the same sign-in is enough', async () => {
    const { email, uid, visitor, idToken } = await newcomer();
    await visitor.submit('POST', '/en/login', { idToken });
    const page = await visitor.page('/en/login?view=sign-up', 'auth/login');
    expect([page.props.view, page.flash?.unfinished]).toEqual(['sign-up', { email }]);
    const response = await visitor.submit('PUT', '/en/login', { ...FIELDS, idToken });
    expect(response.headers.get('location')).toBe('/en/admin');
    expect(await profile(uid)).toMatchObject({ status: 'pending' });
  });

  describe('is refused', () => {
    async function refusal(visitor: Visitor, body: object) {
      const response = await visitor.submit('PUT', '/en/login', { ...FIELDS, next: '/en/blogs', ...body });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/en/login?view=sign-up&next=%2Fen%2Fblogs',
      ]);
      expect(visitor.cookies.has('session')).toBe(false);
      return visitor.page('/en/login?view=sign-up', 'auth/login');
    }
    const REGISTER_ERROR = 'Signing up did not work. Check what you entered and try again.';

    it.each([
      ['is an old sign-in', { auth_time: Math.floor(Date.now() / 1000) - SIX_MINUTES }],
      ['is of another project', { aud: 'demo-other' }],
      ['names no address', { email: undefined }],
    ])('when the token %s', async (_, claims) => {
      const { uid, visitor, idToken } = await newcomer();
      const { flash } = await refusal(visitor, { idToken: withClaims(idToken, claims) });
      expect(flash?.toast).toMatchObject({ severity: 'error', detail: REGISTER_ERROR });
      expect(await profile(uid)).toBeNull();
    });

    it('when the profile was switched off', async () => {
      const { email } = await makePerson(started.app, {
        userType: 'super_admin',
        companyId: null,
        status: 'inactive',
      });
      const { visitor } = await newcomer();
      const { idToken } = await signInAtProvider(email);
      expect((await refusal(visitor, { idToken })).flash?.toast?.detail).toBe(REGISTER_ERROR);
    });

    it('when the address has a profile under another account', async () => {
      const { email, visitor, idToken, uid } = await newcomer();
      await makePerson(started.app, { userType: 'super_admin', companyId: null, email: email.toUpperCase() });
      const page = await refusal(visitor, { idToken });
      expect(page.flash?.toast?.detail).toBe(REGISTER_ERROR);
      expect(page.props.errors).toEqual({ email: 'This e-mail address already has a profile.' });
      expect(await profile(uid)).toBeNull();
    });

    it('while the provider does not answer, and can be finished afterwards', async () => {
      const { visitor, idToken } = await newcomer();
      await provider.leave();
      const { flash } = await refusal(visitor, { idToken });
      expect(flash?.toast?.detail).toMatch(/not available/i);
      await provider.recover();
      const response = await visitor.submit('PUT', '/en/login', { ...FIELDS, idToken });
      expect(response.headers.get('location')).toBe('/en/admin');
    });

    it('without the CSRF pair', async () => {
      const { idToken, uid } = await newcomer();
      await new Visitor(started.origin).submit('PUT', '/prijava', { ...FIELDS, idToken });
      expect(await profile(uid)).toBeNull();
    });

    it.each([
      ['firstName', { firstName: ' ' }],
      ['lastName', { lastName: 'a'.repeat(101) }],
      ['companyName', { companyName: undefined }],
      ['phone', { phone: 'call me' }],
      ['locale', { locale: 'de' }],
    ])('field by field: %s', async (field, fault) => {
      const { uid, visitor, idToken } = await newcomer('/en/login?view=sign-up');
      const from = { 'x-inertia': 'true', referer: `${started.origin}/en/login?view=sign-up` };
      const response = await visitor.send('PUT', '/en/login', { ...FIELDS, idToken, ...fault }, from);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/en/login?view=sign-up']);
      const { props } = await visitor.page('/en/login?view=sign-up', 'auth/login');
      expect(Object.keys(props.errors)).toEqual([field]);
      expect(await profile(uid)).toBeNull();
    });

    it.each(['userType', 'status', 'companyId', 'permissionLevel', 'id'])(
      'when it wants to choose its own %s',
      async (field) => {
        const { uid, visitor, idToken } = await newcomer();
        await visitor.submit('PUT', '/prijava', { ...FIELDS, idToken, [field]: 1 });
        expect(await profile(uid)).toBeNull();
      },
    );
  });

  it('checks fields as they are left, and makes nothing by that', async () => {
    const { visitor, uid, idToken } = await newcomer();
    const check = (field: string, value: string) =>
      visitor.send('PUT', '/en/login', { idToken, [field]: value }, checking(field));
    const wrong = await check('firstName', '');
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: { firstName: ['This field is required.'] } });
    expect((await check('firstName', 'Žan')).status).toBe(204);
    // more often than anybody may sign up
    for (let time = 0; time < 25; time++) expect((await check('phone', '1')).status).toBe(204);
    expect(await profile(uid)).toBeNull();
  });

  describe('too often', () => {
    it('from one address: the form says so', async () => {
      const { visitor } = await newcomer();
      const attempt = () =>
        visitor.send(
          'PUT',
          '/en/login',
          { ...FIELDS, idToken: 'guess' },
          { 'x-inertia': 'true', referer: `${started.origin}/en/login?view=sign-up` },
        );
      for (let time = 0; time < 20; time++) await attempt();
      expect((await visitor.page('/en/login', 'auth/login')).flash?.toast?.detail).toMatch(/did not work/);
      const refused = await attempt();
      expect([refused.status, refused.headers.get('location')]).toEqual([303, '/en/login?view=sign-up']);
      const { flash } = await visitor.page('/en/login?view=sign-up', 'auth/login');
      expect(flash?.toast).toMatchObject({
        severity: 'error',
        detail: expect.stringMatching(/Too many requests/),
      });
    });

    it('with one account, from however many addresses: programs get a problem document', async () => {
      const { id: companyId } = await makeCompany(started.app);
      const { email } = await makePerson(started.app, { userType: 'admin', companyId });
      const other = await makePerson(started.app, { userType: 'admin', companyId });
      const open = async (idToken: string) => {
        const visitor = new Visitor(started.origin);
        await visitor.page('/prijava', 'auth/login');
        return visitor.send('POST', '/api/session', { idToken });
      };
      const { idToken } = await signInAtProvider(email);
      for (let time = 0; time < 30; time++) expect((await open(idToken)).status).toBe(200);
      const refused = await open(idToken);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect((await open((await signInAtProvider(other.email)).idToken)).status).toBe(200);
    });
  });

  it('says Secure with every cookie where browsers come by https', async () => {
    const secure = await startApp({
      env: { PUBLIC_URL: 'https://katalog.test', DATABASE_URL: started.config.databaseUrl },
    });
    try {
      const { idToken } = await newcomer();
      const visitor = new Visitor(secure.origin);
      const cookies = (await visitor.visit('/prijava')).headers.getSetCookie();
      const response = await visitor.submit('PUT', '/prijava', { ...FIELDS, idToken });
      cookies.push(...response.headers.getSetCookie());
      const names = cookies.map((cookie) => cookie.split('=')[0]);
      expect(names).toEqual(expect.arrayContaining(['XSRF-TOKEN', 'session', 'user_uid', 'inertia_once']));
      expect(cookies.filter((cookie) => !/; Secure(;|$)/.test(cookie))).toEqual([]);
    } finally {
      await secure.close();
    }
  });

  describe('by invitation, the account', () => {
    const identities = () => started.app.get(IdentityProvider);

    it('is made once, and only its link opens it', async () => {
      const email = `invited-${crypto.randomUUID()}@katalog.test`;
      const { uid, hasOwner } = await identities().createAccount({ email, displayName: 'Žan Čuk' });
      expect(hasOwner).toBe(false);
      expect(await identities().account(uid)).toEqual({ uid, email, emailVerified: false, disabled: false });
      expect(await identities().createAccount({ email })).toEqual({ uid, hasOwner: false });
      const link = new URL(await identities().passwordResetLink(email, 'sl'));
      expect(link.searchParams.get('lang')).toBe('sl');
      expect(link.searchParams.get('oobCode')).toBeTruthy();
    });

    it('is taken from a stranger who registered the address without confirming it', async () => {
      const { email, uid, idToken } = await newcomer();
      expect(await identities().createAccount({ email })).toEqual({ uid, hasOwner: false });
      await expect(signInAtProvider(email)).rejects.toThrow(/INVALID/);
      // revocation counts in whole seconds
      const earlier = withClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - 10 });
      await expect(identities().verifyToken(earlier)).rejects.toThrow('id-token-revoked');
    });

    it('stays as it is when its owner has confirmed the address', async () => {
      const { email, uid, idToken } = await newcomer();
      await confirmAddress(uid);
      expect(await identities().createAccount({ email })).toEqual({ uid, hasOwner: true });
      expect(await signInAtProvider(email)).toMatchObject({ localId: uid });
      expect(await identities().verifyToken(idToken)).toMatchObject({ uid });
    });

    it('is not there when nobody has made it', async () => {
      expect(await identities().account('nobody')).toBeNull();
      expect(await identities().accountOf('nobody@katalog.test')).toBeNull();
      await expect(identities().passwordResetLink('nobody@katalog.test', 'sl')).rejects.toThrow('not-found');
    });
  });
});
