import { Controller, Get, Module, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../src/access/actor.js';
import { Can } from '../../../src/access/can.decorator.js';
import { Public } from '../../../src/access/public.decorator.js';
import { UsersService } from '../../../src/users/users.service.js';
import { useApp } from '../../support/app.js';
import {
  confirmAddress,
  createAccount,
  signInAtProvider,
  withClaims,
} from '../../support/servers/auth-emulator.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

@Controller()
class Probe {
  @Get('api/probe/who')
  @Public()
  who(@Req() { actor }: FastifyRequest) {
    return actor;
  }

  @Post('api/probe/write')
  @Can('products.write')
  write() {
    return {};
  }

  @Get(['administracija/poskus', 'en/admin/probe'])
  @Can('admin.enter')
  enter() {
    return 'in';
  }

  @Post('administracija/poskus')
  @Can('admin.enter')
  submit() {
    return 'in';
  }
}

@Module({ controllers: [Probe] })
class ProbeModule {}

/** The home page of the admin area. */
const ENTRANCE = { sl: '/administracija', en: '/en/admin' };
const now = () => Math.floor(Date.now() / 1000);
const MINUTE = 60;

const started = await useApp({ imports: [ProbeModule] });
const origin = started.origin;
const company = await makeCompany(started.app);

describe('signing in', () => {
  const person = (fields: Partial<Parameters<typeof makePerson>[1]> = {}) =>
    makePerson(started.app, { userType: 'admin', companyId: company.id, ...fields });

  const who = (visitor: Visitor, headers: Record<string, string> = {}) =>
    visitor.read<Actor>('/api/probe/who', headers);

  /** A browser that has opened the login page. */
  async function visitorAtLogin(path = '/prijava') {
    const visitor = new Visitor(origin);
    await visitor.page(path, 'auth/login');
    return visitor;
  }

  describe('at the login page', () => {
    it('opens a session and redirects to `next`', async () => {
      const { email, firebaseId } = await person();
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      const response = await visitor.submit('POST', '/prijava', { idToken, next: '/en/login?next=/x' });

      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/en/login?next=/x');
      const [session, uid] = ['session=', 'user_uid='].map((start) =>
        response.headers.getSetCookie().find((cookie) => cookie.startsWith(start)),
      );
      expect(session).toMatch(/; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(uid).toBe(`user_uid=${firebaseId}; Max-Age=7776000; Path=/; SameSite=Lax`);
      expect(await who(visitor)).toMatchObject({ kind: 'person', firebaseId, companyId: company.id });
    });

    it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', undefined])(
      'leads to the admin area instead of %s',
      async (next) => {
        const { email } = await person();
        const visitor = await visitorAtLogin();
        const { idToken } = await signInAtProvider(email);
        const response = await visitor.submit('POST', '/prijava', { idToken, next });
        expect(response.headers.get('location')).toBe(ENTRANCE.sl);
      },
    );

    it('makes older history unreadable at sign-in and sign-out', async () => {
      const { email } = await person();
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      await visitor.submit('POST', '/prijava', { idToken });
      expect([...visitor.cookies.keys()]).toContain('inertia_once');
      await visitor.submit('DELETE', '/prijava');
      expect((await visitor.page('/prijava', 'auth/login')).clearHistory).toBe(true);
    });

    it('shares the user with pages', async () => {
      const { email } = await person();
      expect((await (await visitorAtLogin()).page('/en/login', 'auth/login')).props.person).toBeNull();
      const visitor = await signedIn(origin, { email });
      expect((await visitor.get('/en/login')).headers.get('location')).toBe(ENTRANCE.en);
      expect((await visitor.get('/prijava?next=/izdelek/7')).headers.get('location')).toBe('/izdelek/7');
    });

    it.each([
      ['/administracija/poskus?a=1', '/prijava?next=%2Fadministracija%2Fposkus%3Fa%3D1'],
      ['/en/admin/probe', '/en/login?next=%2Fen%2Fadmin%2Fprobe'],
    ])('is where a visitor is led from %s', async (path, login) => {
      const response = await new Visitor(origin).get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, login]);
    });

    it('leads back to the page of a form that was sent too late', async () => {
      const visitor = await visitorAtLogin();
      const response = await visitor.submit(
        'POST',
        '/administracija/poskus',
        {},
        { from: '/administracija/poskus?b=2' },
      );
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/prijava?next=%2Fadministracija%2Fposkus%3Fb%3D2',
      ]);
    });
  });

  describe('refused', () => {
    async function refusal(visitor: Visitor, idToken: string, path = '/prijava') {
      const response = await visitor.submit('POST', path, { idToken, next: '/en/admin/imports' });
      return [response.status, response.headers.get('location')];
    }

    it('when the account has no profile: with a toast, and without a session', async () => {
      const email = `nobody-${Date.now()}@katalog.test`;
      await createAccount(email);
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      expect(await refusal(visitor, idToken)).toEqual([303, '/prijava?next=%2Fen%2Fadmin%2Fimports']);
      const page = await visitor.page('/prijava?next=%2Fen%2Fadmin%2Fimports', 'auth/login');
      expect(page.flash?.toast).toMatchObject({
        severity: 'error',
        summary: 'Napaka',
        detail: 'Prijava ni uspela. Preverite e-poštni naslov in geslo.',
      });
      expect(page.props.errors).toEqual({ credentials: page.flash?.toast?.detail });
      expect(page.flash?.unfinished).toEqual({ email });
      expect(page.props.next).toBe('/en/admin/imports');
      expect(visitor.cookies.has('session')).toBe(false);
    });

    it('when the profile is deactivated: told so, in the language of the page', async () => {
      const { email } = await person({ status: 'inactive' });
      const visitor = await visitorAtLogin('/en/login');
      await refusal(visitor, (await signInAtProvider(email)).idToken, '/en/login');
      const page = await visitor.page('/en/login', 'auth/login');
      expect(page.flash?.toast).toMatchObject({
        summary: 'Error',
        detail: 'Your account is deactivated. Contact your store admin or a catalogue admin.',
      });
      expect(page.props.errors).toEqual({ credentials: page.flash?.toast?.detail });
      expect(page.flash?.unfinished).toBeUndefined();
      expect(visitor.cookies.has('session')).toBe(false);
      const answer = await visitor.send('POST', '/api/session', {
        idToken: (await signInAtProvider(email)).idToken,
      });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'deactivated' }]);
    });

    it('in the words of a wrong password when whoever signs in is not known to be the owner', async () => {
      const { email } = await person({ status: 'inactive' });
      const visitor = await visitorAtLogin('/en/login');
      const { idToken } = await signInAtProvider(email);
      await refusal(visitor, withClaims(idToken, { email: 'somebody@katalog.test' }), '/en/login');
      const page = await visitor.page('/en/login', 'auth/login');
      expect(page.flash?.toast?.detail).toBe(
        'We couldn’t sign you in. Check your e-mail address and password.',
      );
    });

    it.each([
      ['signed in six minutes ago', { auth_time: now() - 6 * MINUTE }],
      ['of another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
      ['expired', { iat: now() - 61 * MINUTE, exp: now() - MINUTE }],
      ['of an account that is not there', { sub: 'nobody', user_id: 'nobody' }],
    ])('when the token is %s', async (_, claims) => {
      const { email } = await person();
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      expect((await refusal(visitor, withClaims(idToken, claims)))[0]).toBe(303);
      expect(visitor.cookies.has('session')).toBe(false);
    });

    it('by the API with a code', async () => {
      const visitor = await visitorAtLogin();
      const response = await visitor.send('POST', '/api/session', { idToken: 'not.a.token' });
      expect(response.status).toBe(401);
      expect(JSON.stringify(await response.json())).toContain('login_error');
    });

    it('by the API with a code of its own when only the profile is missing', async () => {
      const email = `nobody-${crypto.randomUUID()}@katalog.test`;
      await createAccount(email);
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      const response = await visitor.send('POST', '/api/session', { idToken });
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({
        code: 'no_profile',
        title: expect.stringContaining(email),
      });
      expect(visitor.cookies.has('session')).toBe(false);
    });

    it('from another site', async () => {
      const { email } = await person();
      const { idToken } = await signInAtProvider(email);
      const visitor = new Visitor(origin);
      const from = { origin: 'https://elsewhere.test' };
      for (const path of ['/api/session', '/prijava']) {
        const refused = await visitor.send('POST', path, { idToken }, from);
        expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
      }
      expect((await visitor.send('POST', '/api/session', { idToken })).status).toBe(200);
    });
  });

  describe('renewed', () => {
    const old = { auth_time: now() - 6 * MINUTE };

    it('by a fresh token of an old sign-in, with a session of the same user', async () => {
      const { email } = await person();
      const visitor = await signedIn(origin, { email });
      const before = visitor.cookies.get('session');
      const renewal = withClaims((await signInAtProvider(email)).idToken, { ...old, iat: now() - 1 });
      expect((await visitor.send('POST', '/api/session', { idToken: renewal })).status).toBe(200);
      expect(visitor.cookies.get('session')).not.toBe(before);
    });

    it('each time anew, whatever idempotency key is sent', async () => {
      const { email } = await person();
      const visitor = await signedIn(origin, { email });
      const { idToken } = await signInAtProvider(email);
      const key = { 'idempotency-key': 'one-renewal' };
      for (let time = 1; time <= 2; time++) {
        const { status, headers } = await visitor.send('POST', '/api/session', { idToken }, key);
        expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
        expect(headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(true);
      }
    });

    it('not by an old token', async () => {
      const { email } = await person();
      const visitor = await signedIn(origin, { email });
      const { idToken } = await signInAtProvider(email);
      const stale = withClaims(idToken, { ...old, iat: now() - 6 * MINUTE });
      expect((await visitor.send('POST', '/api/session', { idToken: stale })).status).toBe(401);
      // a failed renewal is tried again, and signs nobody out
      expect(await who(visitor)).toMatchObject({ kind: 'person' });
    });

    it('not by the session of another user, nor by a bearer token', async () => {
      const [{ email }, other] = [await person(), await person()];
      const { idToken } = await signInAtProvider(email);
      const renewal = withClaims(idToken, old);
      const visitor = await signedIn(origin, other);
      expect((await visitor.send('POST', '/api/session', { idToken: renewal })).status).toBe(401);
      const headers = { authorization: `Bearer ${idToken}` };
      const bearer = await new Visitor(origin).send('POST', '/api/session', { idToken: renewal }, headers);
      expect(bearer.status).toBe(401);
    });
  });

  describe('ended', () => {
    /** Revocation counts in whole seconds, so the sign-in must be earlier. */
    async function signedInEarlier(email: string) {
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(email);
      const earlier = withClaims(idToken, { auth_time: now() - 10 });
      await visitor.send('POST', '/api/session', { idToken: earlier });
      return { visitor, idToken: earlier };
    }

    it('by signing out: in this browser, and for every copy of the session', async () => {
      const { email } = await person();
      const { visitor, idToken } = await signedInEarlier(email);
      const copy = new Visitor(origin);
      copy.cookies.set('session', visitor.cookies.get('session')!);
      expect(await who(copy)).toMatchObject({ kind: 'person' });

      const response = await visitor.submit('DELETE', '/prijava');
      expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
      expect(visitor.cookies.has('session')).toBe(false);
      expect(visitor.cookies.has('user_uid')).toBe(false);

      expect(await who(copy)).toMatchObject({ kind: 'visitor' });
      expect(copy.cookies.has('session')).toBe(false);
      const bearer = { authorization: `Bearer ${idToken}` };
      expect((await new Visitor(origin).get('/api/probe/who', bearer)).status).toBe(401);
    });

    it('with the home page in the language of the page, whatever the browser prefers', async () => {
      const visitor = await signedIn(origin, await person());
      const english = { 'accept-language': 'en', accept: 'text/html' };
      expect((await visitor.get('/', english)).headers.get('location')).toBe('/en');
      await visitor.submit('DELETE', '/prijava');
      expect((await visitor.get('/', english)).status).toBe(200);
    });

    it('by the API', async () => {
      const visitor = await signedIn(origin, await person());
      expect((await visitor.send('DELETE', '/api/session')).status).toBe(204);
      expect(visitor.cookies.has('session')).toBe(false);
      expect((await visitor.send('DELETE', '/api/session')).status).toBe(204);
    });

    it('at once for a deactivated user', async () => {
      const user = await person();
      const { visitor, idToken } = await signedInEarlier(user.email);
      expect((await visitor.get('/en/admin/probe')).status).toBe(200);

      const superAdmin = await makePerson(started.app, { userType: 'super_admin', companyId: null });
      const boss = await signedIn(origin, superAdmin);
      expect((await boss.send('PUT', `/api/users/deactivate/${user.id}`)).status).toBe(200);
      expect((await visitor.get('/en/admin/probe')).headers.get('location')).toContain('/en/login');
      expect(visitor.cookies.has('session')).toBe(false);
      expect(visitor.cookies.has('user_uid')).toBe(false);
      const bearer = { authorization: `Bearer ${idToken}` };
      expect((await new Visitor(origin).send('POST', '/api/probe/write', {}, bearer)).status).toBe(401);
    });

    it('by an invalid cookie', async () => {
      const visitor = new Visitor(origin);
      visitor.cookies.set('session', 'nonsense').set('user_uid', 'somebody');
      expect(await who(visitor)).toMatchObject({ kind: 'visitor', companyId: -1, permissionLevel: 0 });
      expect([...visitor.cookies.keys()]).toEqual([]);
    });
  });

  describe('while awaiting approval', () => {
    const pending = () => person({ status: 'pending' });

    it.each([
      ['/administracija', 'sl'],
      ['/en/admin', 'en'],
    ])('leads to %s, which says so', async (entrance) => {
      const user = await pending();
      const visitor = await visitorAtLogin();
      const { idToken } = await signInAtProvider(user.email);
      const login = entrance.startsWith('/en') ? '/en/login' : '/prijava';
      const response = await visitor.submit('POST', login, { idToken });
      expect(response.headers.get('location')).toBe(entrance);
      const { props } = await visitor.page(entrance, 'auth/pending');
      expect(props).toMatchObject({
        email: user.email,
        emailVerified: false,
        companyName: company.companyName,
        signOutUrl: login,
        provider: { projectId: 'demo-katalog' },
        person: { email: user.email, adminUrl: entrance },
        adminSections: [],
      });
    });

    it('sees at once when the address has been confirmed', async () => {
      const user = await pending();
      const visitor = await signedIn(origin, user);
      expect((await visitor.page('/en/admin', 'auth/pending')).props.emailVerified).toBe(false);
      await confirmAddress(user.firebaseId);
      expect((await visitor.page('/en/admin', 'auth/pending')).props.emailVerified).toBe(true);
    });

    it('is redirected there from all other pages and forms, and refused by the API', async () => {
      const visitor = await signedIn(origin, await pending());
      for (const path of ['/administracija/uvozi', '/administracija/nikjer', '/administracija/poskus'])
        expect([path, (await visitor.visit(path)).headers.get('location')]).toEqual([
          path,
          '/administracija',
        ]);
      const form = await visitor.submit('POST', '/administracija/poskus');
      expect([form.status, form.headers.get('location')]).toEqual([303, '/administracija']);
      const answer = await visitor.send('POST', '/api/probe/write', {});
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'awaiting_approval' });
      expect(await who(visitor)).toMatchObject({ kind: 'person', status: 'pending' });
    });

    it('ends with the approval, after which the overview is shown', async () => {
      const user = await pending();
      const visitor = await signedIn(origin, user);
      await started.app.get(UsersService).ensureUser({ ...user, status: 'active' });
      await visitor.page('/en/admin', 'overview/index');
      expect((await visitor.visit('/en/admin/nowhere')).status).toBe(404);
    });
  });

  describe('where a session is needed,', () => {
    const told = async (visitor: Visitor, path: string) => {
      await visitor.visit(path);
      return (await visitor.page('/en/login', 'auth/login')).flash?.toast;
    };

    it('visitors are told so', async () => {
      expect(await told(new Visitor(origin), '/en/admin')).toMatchObject({
        severity: 'info',
        summary: 'Notice',
        detail: 'Sign in first.',
      });
    });

    it.each(['session', 'user_uid'])('is asked for again when there was a session: %s', async (cookie) => {
      const visitor = new Visitor(origin);
      visitor.cookies.set(cookie, 'over');
      expect(await told(visitor, '/en/admin/imports')).toMatchObject({
        severity: 'warn',
        detail: 'Your session has expired. Sign in again.',
      });
    });

    it('it is needed also when the account has no profile', async () => {
      const email = `nobody-${crypto.randomUUID()}@katalog.test`;
      await createAccount(email);
      const authorization = `Bearer ${(await signInAtProvider(email)).idToken}`;
      const response = await new Visitor(origin).get('/administracija', { authorization });
      expect(response.headers.get('location')).toBe('/prijava?next=%2Fadministracija');
    });
  });

  describe('the session’s lifetime', () => {
    it('is shared with pages of the admin area: renewal begins at half of it', async () => {
      const user = await person();
      const visitor = await signedIn(origin, user);
      const { session } = (await visitor.page('/en/admin/nowhere', 'errors/admin')).props;
      expect(session).toMatchObject({ uid: user.firebaseId, url: '/api/session' });
      expect(session?.provider.emulatorUrl).toMatch(/^http:/);
      const days = (Date.parse(session!.renewFrom) - Date.now()) / (24 * 3600 * 1000);
      expect(days).toBeGreaterThan(6.99);
      expect(days).toBeLessThanOrEqual(7);
    });

    it('is not shared with other pages, visitors and API callers', async () => {
      const user = await person();
      const visitor = await signedIn(origin, user);
      expect((await visitor.page('/nikjer', 'errors/show')).props.session).toBeUndefined();
      const { props } = await new Visitor(origin).page('/en/admin/nowhere/at/all', 'errors/show');
      expect(props.session).toBeUndefined();
      const authorization = `Bearer ${(await signInAtProvider(user.email)).idToken}`;
      const caller = new Visitor(origin);
      const response = await caller.get('/en/admin/nowhere', { ...caller.visitHeaders(), authorization });
      const page = (await response.json()) as object;
      expect(page).toMatchObject({ component: 'errors/admin', props: { person: { email: user.email } } });
      expect(page).not.toHaveProperty('props.session');
    });
  });

  describe('by bearer token', () => {
    it('needs no cookie and no CSRF token, and takes precedence over cookies', async () => {
      const [owner, other] = [await person(), await person()];
      const visitor = await signedIn(origin, other);
      const authorization = `Bearer ${(await signInAtProvider(owner.email)).idToken}`;
      expect(await who(visitor, { authorization })).toMatchObject({ userId: owner.id });
      const response = await new Visitor(origin).send('POST', '/api/probe/write', {}, { authorization });
      expect(response.status).toBe(201);
    });

    it.each([
      ['nonsense', () => 'nonsense'],
      ['a session cookie', (_: string, cookie: string) => cookie],
      ['of another project', (token: string) => withClaims(token, { aud: 'demo-other' })],
      ['expired', (token: string) => withClaims(token, { iat: now() - 7200, exp: now() - 3600 })],
    ])('answers 401 when it is %s, also where visitors may read', async (_, forge) => {
      const { email } = await person();
      const { idToken } = await signInAtProvider(email);
      const session = (await signedIn(origin, { email })).cookies.get('session')!;
      const headers = { authorization: `Bearer ${forge(idToken, session)}` };
      expect((await new Visitor(origin).get('/api/probe/who', headers)).status).toBe(401);
    });

    it('does not fall back to the session when the token is invalid', async () => {
      const visitor = await signedIn(origin, await person());
      const response = await visitor.get('/api/probe/who', { authorization: 'Bearer nonsense' });
      expect(response.status).toBe(401);
      expect(await who(visitor)).toMatchObject({ kind: 'person' });
    });
  });

  it('records the last visit, but not at every request', async () => {
    const before = Date.now();
    const user = await person();
    const users = started.app.get(UsersService);
    const lastSeen = async () => (await users.findByFirebaseId(user.firebaseId))?.lastSeenAt?.getTime();
    const visitor = await signedIn(origin, user);
    await who(visitor);
    const first = await lastSeen();
    expect(first).toBeGreaterThanOrEqual(before);
    await who(visitor);
    expect(await lastSeen()).toBe(first);
  });
});
