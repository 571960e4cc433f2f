import { DataSource } from 'typeorm';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import type { toUser } from '../../../src/users/api/user.presenter.js';
import { startApp, useApp, type TestApp } from '../../support/app.js';
import {
  changeAccount,
  confirmAddress,
  createAccount,
  signInAtProvider,
} from '../../support/servers/auth-emulator.js';
import { acceptInvitation } from '../../support/invitation.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { enter, makeCompany, makePerson, signedIn } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

type UserJson = ReturnType<typeof toUser>;
type Entered = Awaited<ReturnType<typeof enter>>;
interface Answer {
  status: number;
  body: {
    data?: UserJson;
    invitationLink?: string;
    invitation?: string;
    code?: string;
    title?: string;
    errors?: Record<string, string>;
  };
}

const anEmail = () => `new-${crypto.randomUUID()}@katalog.test`;
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer['body'],
});

const started = await useApp();
const company = await makeCompany(started.app, 'Čajna hiša');
const foreign = await makeCompany(started.app);
const admin = await enter(started, { userType: 'admin', companyId: company.id });
const platform = await enter(started, { userType: 'super_admin', companyId: null });

describe('new users', () => {
  const post = async ({ visitor }: Pick<Entered, 'visitor'>, body: object, headers = {}) =>
    answerOf(await visitor.send('POST', '/api/users', body, headers));

  describe('sign up', () => {
    const FORM = { id: 0, firstName: 'Živa', lastName: 'Čuk', companyName: 'Zeleni hrib' };

    /** An account without a profile. */
    async function account() {
      const email = anEmail();
      const uid = await createAccount(email);
      const { idToken } = await signInAtProvider(email);
      const visitor = new Visitor(started.origin);
      const headers = { authorization: `Bearer ${idToken}` };
      return { uid, email, visitor, headers, signUp: (form: object) => post({ visitor }, form, headers) };
    }

    it('as pending admins of a new inactive store', async () => {
      const { uid, email, visitor, headers, signUp } = await account();
      const path = `/api/users/${uid}/firebase`;
      expect((await visitor.get(path, headers)).status).toBe(404);

      const { status, body } = await signUp({ ...FORM, firebaseId: uid, phone: '031', locale: 'en' });
      expect(status).toBe(201);
      expect(body).toEqual({
        data: {
          id: expect.any(Number) as number,
          firebaseId: uid,
          email,
          firstName: 'Živa',
          lastName: 'Čuk',
          phone: '031',
          locale: 'en',
          userType: 'admin',
          permissionLevel: 3,
          company: { id: expect.any(Number) as number, companyName: 'Zeleni hrib' },
          status: 'pending',
          createdAt: expect.any(String) as string,
          lastSeenAt: null,
        },
      });
      const [store] = await started.rows('select active, approved_at from companies where id = $1', [
        body.data!.company!.id,
      ]);
      expect(store).toEqual({ active: false, approved_at: null });
      expect(await (await visitor.get(path, headers)).json()).toMatchObject({ id: body.data!.id });
      for (const closed of ['/api/users', '/api/products/data/ean/1'])
        expect((await visitor.get(closed, headers)).status).not.toBe(200);
    });

    it('with an entry of the store in the audit log', async () => {
      const { uid, email, signUp } = await account();
      const { body } = await signUp({ ...FORM, firebaseId: uid });
      const trail = await started.rows(
        `select actor_email as email, after ->> 'companyName' as name from audit_entries
         where action = 'company.created' and object_id = $1`,
        [String(body.data!.company!.id)],
      );
      expect(trail).toEqual([{ email, name: 'Zeleni hrib' }]);
    });

    it('also when the slug is taken at the same time', async () => {
      const { uid, signUp } = await account();
      const quicker = started.app.get(DataSource).createQueryRunner();
      await quicker.startTransaction();
      await quicker.query(`insert into companies (company_name, slug) values ('Hitra', 'pocasna')`);
      const answer = signUp({ ...FORM, firebaseId: uid, companyName: 'Počasna' });
      const waiting = () =>
        started.rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
      await until(async () => (await waiting()).length);
      await quicker.commitTransaction();
      await quicker.release();
      const { status, body } = await answer;
      expect(status).toBe(201);
      const [store] = await started.rows('select slug from companies where id = $1', [
        body.data!.company!.id,
      ]);
      expect(store).toEqual({ slug: 'pocasna-2' });
    });

    it('once, also by repeated and concurrent requests', async () => {
      const { uid, signUp } = await account();
      const form = { ...FORM, firebaseId: uid, companyName: `Enkrat ${uid}` };
      const answers = await Promise.all([signUp(form), signUp(form), signUp(form)]);
      const later = await signUp({ ...form, firstName: 'Druga', companyName: 'Druga' });
      const [first] = answers;
      for (const { status, body } of [...answers, later]) {
        expect(status).toBe(201);
        expect({ ...body.data, lastSeenAt: null }).toEqual(first!.body.data);
      }
      const stores = await started.rows('select from companies where company_name in ($1, $2)', [
        form.companyName,
        'Druga',
      ]);
      expect(stores).toHaveLength(1);
      const trail = await started.rows(`select from audit_entries where object_name = $1`, [
        first!.body.data!.email,
      ]);
      expect(trail).toHaveLength(1);
    });

    it('with the same company’s name at the same time, each with a store of their own', async () => {
      const people = await Promise.all([account(), account(), account()]);
      const companyName = 'Škorpijón & sin';
      const answers = await Promise.all(
        people.map(({ uid, signUp }) => signUp({ ...FORM, firebaseId: uid, companyName })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      const slugs = await started.rows<{ slug: string }>(
        'select slug from companies where company_name = $1 order by 1',
        [companyName],
      );
      expect(slugs.map(({ slug }) => slug)).toEqual(['skorpijon-sin', 'skorpijon-sin-2', 'skorpijon-sin-3']);
    });

    it('not for another account, nor with more rights than a sign-up has', async () => {
      const { uid, signUp } = await account();
      const other = await account();
      const form = { ...FORM, firebaseId: uid };
      expect((await other.signUp(form)).status).toBe(403);
      expect((await post(admin, form)).status).toBe(403);
      for (const right of [
        { userType: 'super_admin' },
        { userType: 'employee' },
        { permissionLevel: 1 },
        { status: 'active' },
        { company: { id: foreign.id, companyName: 'Tuja' } },
      ])
        expect((await signUp({ ...form, ...right })).status).toBe(403);
      expect((await signUp({ ...form, id: admin.user.id })).status).toBe(422);
      expect((await signUp({ ...form, companyId: foreign.id })).status).toBe(400);
      expect(await started.rows('select from users where firebase_id = $1', [uid])).toEqual([]);
      const given = {
        userType: 'admin',
        permissionLevel: 3,
        status: 'pending',
        company: null,
        email: 'a@b.test',
      };
      expect(await signUp({ ...form, ...given })).toMatchObject({
        status: 201,
        body: { data: { status: 'pending' } },
      });
    });

    it('only with the fields of a sign-up', async () => {
      const { uid, signUp } = await account();
      const { status, body } = await signUp({ id: 0, firebaseId: uid, lastName: '' });
      expect(status).toBe(422);
      expect(Object.keys(body.errors!).sort()).toEqual(['companyName', 'firstName', 'lastName']);
      expect(body.errors!.companyName).toBe('To polje je obvezno.');
    });

    it('with visible names of one line', async () => {
      const { uid, signUp } = await account();
      const names = { firstName: '\u200b', lastName: 'A\u202eevil', phone: '1\n2' };
      const ofPerson = await signUp({ ...FORM, firebaseId: uid, ...names });
      expect([ofPerson.status, Object.keys(ofPerson.body.errors!).sort()]).toEqual([422, Object.keys(names)]);
      for (const companyName of ['<b>Moja</b>', '\u200b', 'Moja\ntrgovina']) {
        const { status, body } = await signUp({ ...FORM, firebaseId: uid, companyName });
        const companyError = 'Vpišite besedilo v eni vrstici, brez oznak HTML in krmilnih znakov.';
        expect([status, body.errors]).toEqual([422, { companyName: companyError }]);
      }
    });

    it('not with an address of another account’s profile', async () => {
      const { uid, email, signUp } = await account();
      await makePerson(started.app, {
        userType: 'employee',
        companyId: foreign.id,
        firebaseId: `other-${uid}`,
        email: email.toUpperCase(),
      });
      expect(await signUp({ ...FORM, firebaseId: uid })).toMatchObject({
        status: 409,
        body: { code: 'address_taken' },
      });
    });

    it('not without an account', async () => {
      const nobody = { visitor: new Visitor(started.origin) };
      await nobody.visitor.get('/prijava');
      expect((await post(nobody, { ...FORM, firebaseId: 'x' })).status).toBe(401);
      expect((await post(nobody, { ...FORM, firebaseId: '' })).status).toBe(401);
    });
  });

  describe('are approved', () => {
    async function signedUp() {
      const store = await makeCompany(started.app, undefined, false);
      const fields = { userType: 'admin', companyId: store.id, status: 'pending' } as const;
      return { store, user: await makePerson(started.app, fields) };
    }
    const activate = async ({ visitor }: Entered, id: number) =>
      answerOf(await visitor.send('PUT', `/api/users/activate/${id}`));
    const state = async (userId: number) => {
      const [row] = await started.rows<{ status: string; active: boolean; approved: boolean }>(
        `select users.status, active, companies.approved_at is not null as approved
         from users join companies on companies.id = company_id where users.id = $1`,
        [userId],
      );
      return row;
    };
    const OUTSIDE = { status: 'pending', active: false, approved: false };
    const INSIDE = { status: 'active', active: true, approved: true };

    it('with their store, once the address is confirmed', async () => {
      const { user } = await signedUp();
      expect(await activate(platform, user.id)).toMatchObject({
        status: 409,
        body: { code: 'address_not_verified', title: expect.stringContaining(user.email) as string },
      });
      expect(await state(user.id)).toEqual(OUTSIDE);

      await confirmAddress(user.firebaseId);
      expect(await activate(platform, user.id)).toMatchObject({
        status: 200,
        body: { data: { id: user.id, status: 'active' } },
      });
      expect(await state(user.id)).toEqual(INSIDE);
      const trail = await started.rows(
        `select action, actor_id as by from audit_entries where object_name in ($1, $2) order by id`,
        [user.email, (await started.app.get(CompaniesService).get(user.companyId!)).companyName],
      );
      expect(trail).toEqual(
        expect.arrayContaining([
          { action: 'company.activated', by: platform.user.id },
          { action: 'user.activated', by: platform.user.id },
        ]),
      );
      expect((await activate(platform, user.id)).status).toBe(200);
    });

    it('by activating the store, which needs the confirmation, too', async () => {
      const { store, user } = await signedUp();
      const path = `/api/companies/${store.id}/activate`;
      expect((await platform.visitor.send('PUT', path)).status).toBe(409);
      expect(await state(user.id)).toEqual(OUTSIDE);
      await confirmAddress(user.firebaseId);
      expect((await platform.visitor.send('PUT', path)).status).toBe(200);
      expect(await state(user.id)).toEqual(INSIDE);
      expect((await platform.visitor.send('PUT', `/api/companies/${store.id}/deactivate`)).status).toBe(200);
      expect(await state(user.id)).toEqual({ ...INSIDE, active: false });
    });

    it('by both at the same time', async () => {
      const { store, user } = await signedUp();
      await confirmAddress(user.firebaseId);
      const answers = await Promise.all([
        platform.visitor.send('PUT', `/api/companies/${store.id}/activate`),
        platform.visitor.send('PUT', `/api/users/activate/${user.id}`),
        platform.visitor.send('PUT', `/api/users/${user.id}`, { status: 'active', phone: '1' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await state(user.id)).toEqual(INSIDE);
      const trail = await started.rows(
        `select from audit_entries where action = 'user.activated' and object_name = $1`,
        [user.email],
      );
      expect(trail).toHaveLength(1);
    });

    it('without their store when it was approved before and is active', async () => {
      const { store, user } = await signedUp();
      await confirmAddress(user.firebaseId);
      await started.rows('update companies set approved_at = now() where id = $1', [store.id]);
      expect((await activate(platform, user.id)).status).toBe(200);
      expect(await state(user.id)).toEqual({ ...INSIDE, active: false });
    });

    it('not when another address was confirmed instead', async () => {
      const { user } = await signedUp();
      await changeAccount(user.firebaseId, { email: anEmail(), emailVerified: true });
      expect((await activate(platform, user.id)).status).toBe(409);
      expect(await state(user.id)).toEqual(OUTSIDE);
    });

    it('by the same rules after a deactivation', async () => {
      const { user } = await signedUp();
      const off = await platform.visitor.send('PUT', `/api/users/deactivate/${user.id}`);
      expect(off.status).toBe(200);
      expect((await activate(platform, user.id)).status).toBe(409);
      expect(await state(user.id)).toEqual({ ...OUTSIDE, status: 'inactive' });
      await confirmAddress(user.firebaseId);
      expect((await activate(platform, user.id)).status).toBe(200);
      expect(await state(user.id)).toEqual(INSIDE);
    });

    it('with the store that the change leaves them with, and only that', async () => {
      const { store, user } = await signedUp();
      await confirmAddress(user.firebaseId);
      const body = { status: 'active', company: { id: foreign.id } };
      expect((await platform.visitor.send('PUT', `/api/users/${user.id}`, body)).status).toBe(200);
      const left = await started.app.get(CompaniesService).get(store.id);
      expect(left).toMatchObject({ active: false, approvedAt: null });
      expect(await started.rows('select status, company_id from users where id = $1', [user.id])).toEqual([
        { status: 'active', company_id: foreign.id },
      ]);
    });

    it('with other users of the store only when their addresses are confirmed, too', async () => {
      const { store, user } = await signedUp();
      await confirmAddress(user.firebaseId);
      const fields = { userType: 'admin', companyId: store.id, status: 'pending' } as const;
      const other = await makePerson(started.app, { ...fields, firstName: 'Nejc' });
      const { status, body } = await activate(platform, user.id);
      expect([status, body.title]).toEqual([409, expect.stringContaining('Nejc Čuk')]);
      expect(await state(user.id)).toEqual(OUTSIDE);
      await confirmAddress(other.firebaseId);
      expect((await activate(platform, user.id)).status).toBe(200);
      expect(await state(other.id)).toEqual(INSIDE);
    });

    it('not on the basis of outdated data', async () => {
      const { user } = await signedUp();
      await confirmAddress(user.firebaseId);
      const read = await platform.visitor.get(`/api/users/${user.firebaseId}/firebase`);
      const tag = { 'if-match': read.headers.get('etag')! };
      await platform.visitor.send('PUT', `/api/users/${user.id}`, { phone: '031' });
      const late = await platform.visitor.send('PUT', `/api/users/${user.id}`, { status: 'active' }, tag);
      expect(late.status).toBe(412);
      expect(await state(user.id)).toEqual(OUTSIDE);
    });

    it('by super admins only', async () => {
      const waiting = await makePerson(started.app, {
        userType: 'employee',
        companyId: company.id,
        status: 'pending',
      });
      await confirmAddress(waiting.firebaseId);
      expect((await activate(admin, waiting.id)).status).toBe(403);
      const written = await admin.visitor.send('PUT', `/api/users/${waiting.id}`, { status: 'active' });
      expect(written.status).toBe(403);
      expect(await state(waiting.id)).toMatchObject({ status: 'pending' });
      // nor by deactivation
      expect((await admin.visitor.send('PUT', `/api/users/deactivate/${waiting.id}`)).status).toBe(200);
      expect((await activate(admin, waiting.id)).status).toBe(403);
      expect(await state(waiting.id)).toMatchObject({ status: 'inactive' });
    });

    it('and cannot become pending again', async () => {
      const employee = await makePerson(started.app, { userType: 'employee', companyId: company.id });
      for (const { visitor } of [admin, platform])
        expect((await visitor.send('PUT', `/api/users/${employee.id}`, { status: 'pending' })).status).toBe(
          403,
        );
    });
  });

  describe('are invited', () => {
    const invite = (by: Entered, form: object, headers = {}) =>
      post(by, { id: 0, firebaseId: '', email: anEmail(), ...form }, headers);

    /** Signs up with this address; the uid. */
    async function signUpAs(email: string): Promise<string> {
      const uid = await createAccount(email);
      const { idToken } = await signInAtProvider(email);
      const form = { firebaseId: uid, firstName: 'A', lastName: 'B', companyName: `Trgovina ${email}` };
      const headers = { authorization: `Bearer ${idToken}` };
      expect((await post({ visitor: new Visitor(started.origin) }, form, headers)).status).toBe(201);
      return uid;
    }

    /** Chooses a password by the link. */
    const choose = async (link: string, password: string) =>
      fetch(`${await acceptInvitation(link)}&newPassword=${password}`);

    it('with a new account, and a link shown once where there is no mail server', async () => {
      const email = anEmail();
      const { status, body } = await invite(admin, {
        email: ` ${email.toUpperCase()} `,
        firstName: 'Nova',
        lastName: 'Moč',
        locale: 'en',
        permissionLevel: 2,
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        data: expect.objectContaining({
          email,
          firstName: 'Nova',
          userType: 'employee',
          permissionLevel: 2,
          company: { id: company.id, companyName: 'Čajna hiša' },
          status: 'active',
          locale: 'en',
        }) as UserJson,
        invitation: 'link',
        invitationLink: expect.stringContaining(`${started.origin}/en/invitation/`) as string,
      });
      const token = body.invitationLink!.split('/').at(-1)!;
      const stored = await started.rows(`select to_jsonb(i)::text as row from user_invitations i`);
      expect(JSON.stringify(stored)).not.toContain(token);

      await expect(signInAtProvider(email)).rejects.toThrow();
      await choose(body.invitationLink!, 'chosen-by-her');
      const { localId } = await signInAtProvider(email, 'chosen-by-her');
      expect(localId).toBe(body.data!.firebaseId);
      const kept = await started.rows(
        `select to_jsonb(a)::text as entry from audit_entries a where object_name = $1`,
        [email],
      );
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toMatch(new RegExp(`oobCode|resetPassword|${token}`));
      expect(JSON.stringify(kept)).not.toContain(body.data!.firebaseId);
    });

    it('not with an address that has a profile anywhere', async () => {
      const outsider = await makePerson(started.app, { userType: 'employee', companyId: foreign.id });
      const answers = [
        await invite(admin, { email: outsider.email.toUpperCase() }),
        await invite(admin, { email: admin.user.email }),
        await invite(admin, { email: platform.user.email }),
      ];
      const [first] = answers;
      expect(first).toMatchObject({
        status: 409,
        body: { code: 'address_taken', errors: { email: expect.any(String) as string } },
      });
      const seen = answers.map(({ status, body: { ...body } }) => ({
        status,
        body: { ...body, requestId: null },
      }));
      for (const answer of seen) expect(answer).toEqual(seen[0]);
    });

    it('once, also by concurrent requests', async () => {
      const email = anEmail();
      const answers = await Promise.all([
        invite(admin, { email }),
        invite(platform, { email, company: { id: foreign.id } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await started.rows('select from users where email = $1', [email])).toHaveLength(1);
    });

    it('only with rights that the actor may grant', async () => {
      expect((await invite(admin, { userType: 'super_admin' })).status).toBe(403);
      expect((await invite(admin, { userType: 'super_admin', company: null })).status).toBe(403);
      for (const id of [foreign.id, 999999])
        expect((await invite(admin, { company: { id } })).status).toBe(403);
      expect((await invite(admin, { status: 'pending' })).status).toBe(403);
      expect((await invite(admin, { company: { id: company.id }, userType: 'admin' })).status).toBe(201);
      const employee = await enter(started, {
        userType: 'employee',
        companyId: company.id,
        permissionLevel: 3,
      });
      expect((await invite(employee, {})).status).toBe(403);
      const waiting = await enter(started, { userType: 'admin', companyId: company.id, status: 'pending' });
      expect(await invite(waiting, {})).toMatchObject({ status: 403, body: { code: 'awaiting_approval' } });
    });

    it('by super admins into an existing company, or as super admins', async () => {
      expect((await invite(platform, {})).status).toBe(422);
      expect((await invite(platform, { company: { id: 999999 } })).status).toBe(422);
      expect((await invite(platform, { userType: 'super_admin', company: { id: company.id } })).status).toBe(
        422,
      );
      expect(await invite(platform, { userType: 'super_admin' })).toMatchObject({
        status: 201,
        body: { data: { userType: 'super_admin', company: null } },
      });
      expect(await invite(platform, { userType: 'admin', company: { id: foreign.id } })).toMatchObject({
        status: 201,
        body: { data: { company: { id: foreign.id } } },
      });
    });

    it.each([
      { email: 'nobody' },
      { email: '' },
      { email: null },
      { email: 'a b@c.test' },
      { id: 5 },
      { phone: 'x' },
    ])('not with %p', async (form) => expect((await invite(admin, form)).status).toBe(422));

    it('in place of an unconfirmed sign-up with their address', async () => {
      // the inviters before are close to their limit
      const inviter = await enter(started, { userType: 'admin', companyId: company.id });
      const [email, kept] = [anEmail(), anEmail()];
      const squatter = await signUpAs(email);
      const owner = await signUpAs(kept);
      await confirmAddress(owner);
      const { status, body } = await invite(inviter, { email });
      expect([status, body.data?.company?.id]).toEqual([201, company.id]);
      expect(body.data?.firebaseId).not.toBe(squatter);
      expect(
        await started.rows('select from companies where company_name = $1', [`Trgovina ${email}`]),
      ).toEqual([]);
      const removed = await started.rows<{ action: string }>(
        'select action from audit_entries where object_name = any($1) order by action',
        [[email, `Trgovina ${email}`]],
      );
      expect(removed.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['company.deleted', 'user.deleted', 'user.invited']),
      );
      // a confirmed one is its owner's
      expect((await invite(inviter, { email: kept })).status).toBe(409);
    });

    it('without the password that a stranger chose before', async () => {
      const email = anEmail();
      await createAccount(email, 'chosen-by-a-stranger');
      const { status, body } = await invite(admin, { email });
      expect([status, typeof body.invitationLink]).toEqual([201, 'string']);
      await expect(signInAtProvider(email, 'chosen-by-a-stranger')).rejects.toThrow();
    });

    it('without a link when the owner of the address has a password', async () => {
      const email = anEmail();
      await confirmAddress(await createAccount(email));
      const { status, body } = await invite(admin, { email });
      expect([status, body.invitationLink, body.invitation]).toEqual([201, undefined, 'none']);
      const user = body.data!;
      const { idToken } = await signInAtProvider(email);
      const form = {
        id: 0,
        firebaseId: user.firebaseId,
        firstName: 'A',
        lastName: 'B',
        companyName: 'Lastna',
      };
      const own = await post({ visitor: new Visitor(started.origin) }, form, {
        authorization: `Bearer ${idToken}`,
      });
      expect(own).toMatchObject({ status: 409, body: { code: 'has_company' } });
      expect(own.body.title).toContain('Čajna hiša');
      const visitor = await signedIn(started.origin, user);
      expect((await visitor.get(`/api/users/${user.firebaseId}/firebase`)).status).toBe(200);
    });

    it('at most thirty times an hour by one account, with a Retry-After', async () => {
      const busy = await enter(started, { userType: 'admin', companyId: company.id });
      const { idToken } = await signInAtProvider(busy.user.email);
      const bearer = { authorization: `Bearer ${idToken}`, 'accept-language': 'sl' };
      const invite = (headers: Record<string, string>) =>
        new Visitor(started.origin).send('POST', '/api/users', { id: 0, email: 'nobody' }, headers);
      for (let time = 1; time <= 30; time++) expect((await invite(bearer)).status).toBe(422);
      const refused = await invite(bearer);
      expect(refused.status).toBe(429);
      // the rest of the hour, minus the time of the test
      expect(await refused.json()).toMatchObject({
        code: 'too_many_requests',
        title: expect.stringMatching(/čez (60|5\d) minut/),
        values: { count: expect.any(Number) },
      });

      const form = { email: anEmail(), userType: 'employee', permissionLevel: 0, locale: 'sl' };
      await busy.visitor.submit('POST', '/en/admin/users', form);
      const { flash } = await busy.visitor.page('/en/admin/users', 'users/index');
      expect(flash?.toast?.detail).toMatch(/in (60|5\d) minutes/);
      await busy.visitor.submit('POST', `/en/admin/users/${busy.user.id}/invitation`);
      const again = await busy.visitor.page('/en/admin/users', 'users/index');
      expect(again.flash?.toast?.detail).toMatch(/in (60|5\d) minutes/);
      // the limit is for each account
      const other = { authorization: `Bearer ${(await signInAtProvider(admin.user.email)).idToken}` };
      expect((await invite(other)).status).toBe(422);
    });

    it('with an idempotency key, without storing the link', async () => {
      const visitor = await signedIn(started.origin, admin.user);
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { body } = await invite({ ...admin, visitor }, {}, key);
      expect(body.invitationLink).toBeDefined();
      expect(await started.rows(`select from idempotency_keys where body ~ 'oobCode|invitation/'`)).toEqual(
        [],
      );
    });
  });

  describe('get a mail', () => {
    let mailServer: Awaited<ReturnType<typeof startMailServer>>;
    let withMail: TestApp;
    let boss: Entered;

    beforeAll(async () => {
      mailServer = await startMailServer();
      withMail = await startApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'katalog@katalog.test' } });
      const { id } = await makeCompany(withMail.app, 'Čajna hiša');
      boss = await enter(withMail, { userType: 'admin', companyId: id });
    });
    afterAll(async () => {
      await withMail?.close();
      await mailServer?.close();
    });

    const invite = (form: object) => post(boss, { firebaseId: '', ...form });
    const lastMail = () => mailServer.mails.at(-1)!;

    it('in their language, and nobody else sees the link', async () => {
      const email = anEmail();
      const { status, body } = await invite({ email, locale: 'en' });
      expect([status, body.invitationLink]).toEqual([201, undefined]);
      expect(lastMail().to).toEqual([email]);
      expect(lastMail().headers.get('subject')).toBe('Your invitation to Katalog');
      const text = lastMail().part('text/plain');
      expect(text).toContain('Čajna hiša');
      const link = /http\S*\/en\/invitation\/\S*/.exec(text)![0];
      await fetch(`${await acceptInvitation(link)}&newPassword=chosen-from-mail`);
      expect((await signInAtProvider(email, 'chosen-from-mail')).localId).toBe(body.data!.firebaseId);

      await invite({ email: anEmail() });
      expect(lastMail().headers.get('subject')).toBe('Katalog: vaše povabilo');
    });

    it('with a link to the sign-in page when they have a password', async () => {
      const email = anEmail();
      await confirmAddress(await createAccount(email));
      expect((await invite({ email })).status).toBe(201);
      expect(lastMail().part('text/plain')).toContain(`${withMail.origin}/prijava`);
      expect(lastMail().part('text/plain')).not.toContain('povabilo/');
    });

    it('that can be repeated when it fails, and nobody else sees the link', async () => {
      await mailServer.close();
      const { status, body } = await invite({ email: anEmail() });
      expect(status).toBe(201);
      expect(body).toMatchObject({ data: { status: 'active' }, invitation: 'failed' });
      expect(JSON.stringify(body)).not.toContain('povabilo/');
    });
  });
});
