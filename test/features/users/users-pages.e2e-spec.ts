import { Visitor } from '../../support/browser/visitor.js';
import { acceptInvitation } from '../../support/invitation.js';
import type { User } from '../../../src/users/user.entity.js';
import type { UserForm } from '../../../src/users/users.pages.js';
import { useApp } from '../../support/app.js';
import { confirmAddress } from '../../support/servers/auth-emulator.js';
import { enter, makeCompany, makePerson } from '../../support/people.js';

type Entered = Awaited<ReturnType<typeof enter>>;

const LIST = '/administracija/uporabniki';
const PROFILE = '/administracija/profil';

const started = await useApp();
const company = await makeCompany(started.app, 'Čajna hiša');
const foreign = await makeCompany(started.app, 'Tuja');
const admin = await enter(started, { userType: 'admin', companyId: company.id });
const platform = await enter(started, { userType: 'super_admin', companyId: null });

describe('the users pages', () => {
  const colleague = (fields: Partial<User> = {}) =>
    makePerson(started.app, { userType: 'employee', companyId: company.id, ...fields });
  const listOf = async ({ visitor }: Entered, query = '', path = LIST) =>
    (await visitor.page(path + query, 'users/index')).props;
  const formOf = async (by: Entered, { id }: { id: number }) =>
    (await listOf(by, `?edit=${id}`)).form as UserForm;

  /** Sends a form of the page `from`, and follows the redirect. */
  async function submit({ visitor }: Entered, method: string, path: string, body: object, from = LIST) {
    const response = await visitor.submit(method, path, body, { from });
    const location = response.headers.get('location')!;
    const name = location.includes('/prof') ? ('users/profile' as const) : ('users/index' as const);
    const { props, flash } = await visitor.page(location, name);
    return { status: response.status, location, errors: props.errors, flash };
  }

  describe('of the list', () => {
    it('filters by its URL, and keeps the filters in its links', async () => {
      const waiting = await colleague({ status: 'pending', firstName: 'Čaka', lastName: 'Dolgo' });
      const props = await listOf(admin, '?status=pending&query=dolgo&userType=employee&page=1');
      expect(props).toMatchObject({
        count: 1,
        formUrl: LIST,
        filters: { query: 'dolgo', status: 'pending', userType: 'employee', companyId: null },
        companies: [],
        resetUrl: LIST,
        form: null,
      });
      expect(props.users).toEqual([
        {
          id: waiting.id,
          url: expect.stringContaining(`edit=${waiting.id}`) as string,
          name: 'Čaka Dolgo',
          email: waiting.email,
          userType: 'employee',
          permissionLevel: 0,
          companyName: 'Čajna hiša',
          status: 'pending',
          lastSeenAt: null,
          invitation: null,
          isSignUp: true,
          // only super admins approve
          activateUrl: null,
          deactivateUrl: `${LIST}/${waiting.id}`,
        },
      ]);
      const tabs = Object.fromEntries(props.statusCounts.map(({ id, count }) => [id, count]));
      expect(tabs).toEqual({ active: 0, pending: 1, inactive: 0, all: 1 });
      expect(props.statusCounts.find(({ current }) => current)?.id).toBe('pending');
      const [byName] = props.sorts;
      expect(byName).toMatchObject({ id: 'name', direction: 'ascending' });
      const turned = await listOf(admin, byName!.url.replace(LIST, ''));
      expect(turned.filters).toEqual(props.filters);
      expect(turned.sorts[0]!.direction).toBe('descending');
      expect((await listOf(platform, `?status=pending&query=dolgo`)).users[0]).toMatchObject({
        activateUrl: `${LIST}/${waiting.id}`,
      });
    });

    it('has pages', async () => {
      const store = await makeCompany(started.app);
      for (let number = 0; number < 25; number++)
        await makePerson(started.app, {
          userType: 'employee',
          companyId: store.id,
          firebaseId: `${store.id}-${number}`,
        });
      const first = await listOf(platform, `?company=${store.id}`);
      expect([first.count, first.users.length, first.pagination.pageCount]).toEqual([25, 24, 2]);
      const second = await listOf(platform, first.pagination.nextUrl!.replace(LIST, ''));
      expect([second.users.length, second.filters.companyId]).toEqual([1, store.id]);
    });

    it('sorts by what it shows: the name, or the address where there is none', async () => {
      const store = await makeCompany(started.app);
      const names = [
        ['Žiga', 'Ahlin'],
        ['Ana', 'Žagar'],
        ['', ''],
        ['Čas', 'Bele'],
        ['Ana', 'Čuk'],
      ];
      for (const [firstName, lastName] of names)
        await makePerson(started.app, {
          userType: 'employee',
          companyId: store.id,
          firebaseId: crypto.randomUUID(),
          ...(!firstName && { email: `borut-${crypto.randomUUID()}@store.test` }),
          firstName,
          lastName,
        });
      const shown = (await listOf(platform, `?company=${store.id}`)).users.map(({ name }) => name);
      expect(shown.map((name) => name.replace(/-.*/, ''))).toEqual([
        'Ana Čuk',
        'Ana Žagar',
        'borut',
        'Čas Bele',
        'Žiga Ahlin',
      ]);
    });

    it('keeps filters chosen by a tab, and drops them at the section’s start', async () => {
      for (const status of ['pending', 'inactive'])
        expect((await listOf(admin, `?status=${status}`)).resetUrl).toBe(LIST);
      for (const status of ['active', 'all'])
        expect((await listOf(admin, `?status=${status}`)).resetUrl).toBeNull();
    });

    it('ignores invalid parameters', async () => {
      const props = await listOf(admin, '?status=x&userType=y&page=-1&company=z&sort=w&utm_source=mail');
      expect(props.filters).toEqual({ query: '', status: 'active', userType: null, companyId: null });
      expect(props.resetUrl).toBeNull();
    });

    it('shows the companies to super admins only', async () => {
      const names = (await listOf(platform)).companies.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Čajna hiša', 'Tuja']));
      expect((await listOf(admin)).companies).toEqual([]);
    });

    it('does not open the form of a user of another store', async () => {
      const outsider = await makePerson(started.app, { userType: 'employee', companyId: foreign.id });
      for (const id of [outsider.id, platform.user.id, 999999]) {
        expect((await admin.visitor.visit(`${LIST}?edit=${id}`)).status).toBe(404);
        const { flash, location } = await submit(admin, 'PATCH', `${LIST}/${id}`, { status: 'inactive' });
        expect([location, flash?.toast?.severity]).toEqual([LIST, 'error']);
      }
      expect(await formOf(platform, outsider)).toMatchObject({ id: outsider.id, status: 'active' });
    });

    it('is closed to employees', async () => {
      const employee = await enter(started, {
        userType: 'employee',
        companyId: company.id,
        permissionLevel: 3,
      });
      expect((await employee.visitor.visit(LIST)).status).toBe(403);
      const sections = (await employee.visitor.page(PROFILE, 'users/profile')).props.adminSections!;
      expect(sections.map(({ id }) => id)).not.toContain('users');
      expect(sections.at(-1)).toMatchObject({ id: 'profile', current: true });
    });
  });

  describe('of a person', () => {
    it('lists the rights that the actor may grant', async () => {
      const user = await colleague({ permissionLevel: 2 });
      expect(await formOf(admin, user)).toMatchObject({
        url: `${LIST}/${user.id}`,
        version: expect.any(String) as string,
        permissionLevel: 2,
        emailVerified: false,
        invitationUrl: `${LIST}/${user.id}/povabilo`,
        can: { editRights: true, chooseCompany: false },
        userTypes: ['employee', 'admin'],
      });
      await confirmAddress(user.firebaseId);
      expect(await formOf(platform, user)).toMatchObject({
        emailVerified: true,
        invitationUrl: null,
        can: { editRights: true, chooseCompany: true },
        userTypes: ['employee', 'admin', 'super_admin'],
      });
      expect(await formOf(admin, admin.user)).toMatchObject({
        invitationUrl: null,
        deactivateUrl: null,
        can: { editRights: false, chooseCompany: false },
        userTypes: ['admin'],
      });
    });

    it('saves, and leads back to the list with its filters', async () => {
      const user = await colleague();
      const { version } = await formOf(admin, user);
      const body = {
        email: user.email,
        firstName: 'Nova',
        lastName: 'Žlica',
        phone: '031 123',
        locale: 'en',
        userType: 'admin',
        permissionLevel: '3',
        companyId: company.id,
        _version: version,
      };
      const from = `${LIST}?query=a&edit=${user.id}&sort=-name`;
      const saved = await submit(admin, 'PUT', `${LIST}/${user.id}`, body, from);
      expect(saved).toMatchObject({ status: 303, location: `${LIST}?query=a&sort=-name`, errors: {} });
      expect(saved.flash?.toast).toMatchObject({ severity: 'success', detail: 'Uporabnik je shranjen.' });
      const form = await formOf(admin, user);
      expect(form).toMatchObject({ firstName: 'Nova', userType: 'admin', permissionLevel: 3, locale: 'en' });

      const late = await submit(admin, 'PUT', `${LIST}/${user.id}`, { ...body, firstName: 'Pozna' }, from);
      expect(late.errors).toHaveProperty('_version');
      expect((await formOf(admin, user)).firstName).toBe('Nova');
    });

    it('shows errors at their fields, and that nothing was saved', async () => {
      const user = await colleague();
      const wrong = { firstName: '', lastName: 'Ž', phone: 'x', permissionLevel: 9 };
      const { errors, flash } = await submit(admin, 'PUT', `${LIST}/${user.id}`, wrong);
      expect(errors).toEqual({
        firstName: 'To polje je obvezno.',
        phone: 'Zapis ni pravilen. Preverite ga in poskusite znova.',
        permissionLevel: 'Izberite eno od ponujenih možnosti.',
      });
      expect(flash?.toast).toMatchObject({
        severity: 'error',
        summary: 'Napaka',
        detail: expect.stringMatching(/^Uporabnika ni bilo mogoče shraniti\. ./),
      });
    });

    it('validates each field when it loses focus, without saving', async () => {
      const user = await colleague();
      const validate = (method: string, path: string, body: object, only: string) =>
        admin.visitor.send(method, path, body, {
          precognition: 'true',
          'precognition-validate-only': only,
          accept: 'application/json',
        });
      const wrong = await validate('PUT', `${LIST}/${user.id}`, { phone: 'x', firstName: '' }, 'phone');
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toMatchObject({
        errors: { phone: ['Zapis ni pravilen. Preverite ga in poskusite znova.'] },
      });
      expect((await validate('PUT', `${LIST}/${user.id}`, { firstName: 'X' }, 'firstName')).status).toBe(204);
      expect((await validate('POST', LIST, { email: 'nobody' }, 'email')).status).toBe(422);
      expect((await validate('POST', LIST, { email: 'new@katalog.test' }, 'email')).status).toBe(204);
      expect((await formOf(admin, user)).firstName).toBe('Ana');
    });

    it('refuses rights that the actor may not grant, with a reason', async () => {
      const user = await colleague();
      const person = { firstName: 'A', lastName: 'B' };
      for (const body of [{ userType: 'super_admin' }, { companyId: foreign.id }, { companyId: '' }]) {
        const { flash } = await submit(admin, 'PUT', `${LIST}/${user.id}`, { ...person, ...body });
        expect(flash?.toast?.detail).toMatch(/^Uporabnika ni bilo mogoče shraniti\. ./);
      }
      const own = await submit(admin, 'PATCH', `${LIST}/${admin.user.id}`, { status: 'inactive' });
      expect(own.flash?.toast?.detail).toBe(
        'Uporabnika ni bilo mogoče shraniti. Svojih dovoljenj in svojega dostopa ne morete spreminjati. Prosite drugega skrbnika.',
      );
      expect(await formOf(admin, user)).toMatchObject({ firstName: 'Ana', userType: 'employee' });
    });

    it('activates and deactivates', async () => {
      const user = await colleague();
      for (const status of ['inactive', 'active']) {
        const { location, flash } = await submit(
          admin,
          'PATCH',
          `${LIST}/${user.id}`,
          { status },
          `${LIST}?page=1`,
        );
        expect([location, flash?.toast?.severity]).toEqual([`${LIST}?page=1`, 'success']);
        expect((await formOf(admin, user)).status).toBe(status);
      }
      const { errors } = await submit(admin, 'PATCH', `${LIST}/${user.id}`, { status: 'pending' });
      expect(errors).toHaveProperty('status');
    });
  });

  describe('of an invitation', () => {
    it('begins with the own store', async () => {
      expect((await listOf(admin, '?new=1')).form).toMatchObject({
        url: LIST,
        id: null,
        companyId: company.id,
        userType: 'employee',
        userTypes: ['employee', 'admin'],
        can: { editRights: true, chooseCompany: false },
      });
      expect((await listOf(platform, '?new=1')).form).toMatchObject({ companyId: null });
    });

    it('shows the link once, and again when it is repeated', async () => {
      const email = `new-${crypto.randomUUID()}@katalog.test`;
      const body = {
        email,
        firstName: 'Nova',
        lastName: '',
        userType: 'employee',
        permissionLevel: '1',
        companyId: '',
      };
      const refused = await submit(admin, 'POST', LIST, body, `${LIST}?new=1`);
      expect(refused.flash?.toast?.severity).toBe('error');
      const form = { ...body, companyId: company.id };
      const { location, flash } = await submit(admin, 'POST', LIST, form, `${LIST}?new=1`);
      expect(location).toBe(LIST);
      expect(flash?.invitationLink).toEqual({
        email,
        url: expect.stringContaining('/povabilo/') as string,
      });
      const [user] = (await listOf(admin, `?query=${email}`)).users;
      expect(user).toMatchObject({ email, permissionLevel: 1, companyName: 'Čajna hiša' });
      expect(user!.invitation).toMatchObject({ state: 'sent' });

      const taken = await submit(admin, 'POST', LIST, form, `${LIST}?new=1`);
      expect(taken.errors).toEqual({
        email: 'Uporabnik s tem e-poštnim naslovom že obstaja. Vpišite drug e-poštni naslov.',
      });

      const { invitationUrl } = await formOf(admin, user!);
      const again = await submit(admin, 'POST', invitationUrl!, {});
      const link = again.flash!.invitationLink!.url;
      expect(link).not.toBe(flash?.invitationLink?.url);

      // a scanner of mails only looks
      const stepOf = async (url: string) =>
        (await new Visitor(started.origin).page(new URL(url).pathname, 'auth/invitation')).props.step;
      expect([await stepOf(link), await stepOf(link)]).toEqual(['ready', 'ready']);
      expect(await stepOf(flash!.invitationLink!.url)).toBe('invalid');
      expect(await acceptInvitation(flash!.invitationLink!.url)).toBeNull();
      const age = (days: number) =>
        started.rows(
          `update user_invitations set sent_at = now() - make_interval(days => $1) where user_id = $2`,
          [days, user!.id],
        );
      await age(7);
      expect(await stepOf(link)).toBe('invalid');
      expect(await acceptInvitation(link)).toBeNull();
      expect((await formOf(admin, user!)).invitation).toMatchObject({ state: 'expired' });
      await age(6);
      const accepted = await Promise.all([acceptInvitation(link), acceptInvitation(link)]);
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect(await stepOf(link)).toBe('used');
      const { invitation, invitationUrl: resendUrl } = await formOf(admin, user!);
      expect(invitation).toMatchObject({ state: 'opened' });
      expect(resendUrl).toBe(invitationUrl);
    });

    it('gives nobody a link to the password of somebody else', async () => {
      const seen = await enter(started, { userType: 'employee', companyId: company.id });
      await seen.visitor.get(PROFILE);
      const confirmed = await colleague();
      await confirmAddress(confirmed.firebaseId);
      const outsider = await makePerson(started.app, { userType: 'employee', companyId: foreign.id });
      for (const { id } of [seen.user, confirmed, admin.user, outsider, platform.user]) {
        const { flash } = await submit(admin, 'POST', `${LIST}/${id}/povabilo`, {});
        expect(flash?.toast?.severity).toBe('error');
        expect(flash?.invitationLink).toBeUndefined();
      }
    });
  });

  describe('of the own profile', () => {
    it('shows and saves personal data, and answers in the language of the page', async () => {
      const me = await enter(started, { userType: 'employee', companyId: company.id, locale: 'sl' });
      const show = async (path: string) => (await me.visitor.page(path, 'users/profile')).props;
      const { profile, locale } = await show('/en/admin/profile');
      // mails and the page have different languages
      expect([locale, profile.locale]).toEqual(['en', 'sl']);
      expect(profile).toMatchObject({
        url: '/en/admin/profile',
        email: me.user.email,
        emailVerified: false,
        userType: 'employee',
        companyName: 'Čajna hiša',
      });
      const { version } = profile;
      const form = { firstName: 'Eva', lastName: 'Žbogar', phone: '', locale: 'en', _version: version };
      const saved = await submit(me, 'PUT', PROFILE, form, PROFILE);
      expect([saved.status, saved.location, saved.errors]).toEqual([303, PROFILE, {}]);
      expect((await show(PROFILE)).profile).toMatchObject({
        firstName: 'Eva',
        lastName: 'Žbogar',
        locale: 'en',
      });
      expect((await submit(me, 'PUT', PROFILE, { ...form, lastName: ' ' }, PROFILE)).errors).toHaveProperty(
        'lastName',
      );
    });

    it('accepts names and numbers of one line only', async () => {
      const me = await enter(started, { userType: 'employee', companyId: company.id });
      const form = { firstName: 'A\u202eevil', lastName: '\u2060', phone: '1\n2' };
      const { errors } = await submit(me, 'PUT', PROFILE, form, PROFILE);
      expect(Object.keys(errors).sort()).toEqual(['firstName', 'lastName', 'phone']);
    });

    it.each([
      { userType: 'admin' },
      { permissionLevel: 3 },
      { status: 'active' },
      { companyId: 1 },
      { email: 'a@b.test' },
    ])('know nothing of %p', async (more) => {
      const me = await enter(started, { userType: 'employee', companyId: company.id });
      const before = (await me.visitor.page(PROFILE, 'users/profile')).props.profile;
      const form = { firstName: 'Eva', lastName: 'Nova', ...more };
      expect((await submit(me, 'PUT', PROFILE, form, PROFILE)).flash?.toast?.severity).toBe('error');
      expect((await me.visitor.page(PROFILE, 'users/profile')).props.profile).toEqual(before);
    });
  });
});
