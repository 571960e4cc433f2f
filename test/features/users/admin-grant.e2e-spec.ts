import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Ending, grantCommand } from '../../../scripts/grant-command.js';
import { AuditEntry } from '../../../src/audit/audit-entry.entity.js';
import { UsersService } from '../../../src/users/users.service.js';
import { useApp } from '../../support/app.js';
import { confirmAddress, createAccount } from '../../support/servers/auth-emulator.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';

const SCRIPT = join(import.meta.dirname, '../../../dist/scripts/admin-grant.js');

const started = await useApp();
await makeCompany(started.app);

describe('npm run admin:grant', () => {
  /** Like an operator: a separate process, which loads the application again. */
  function run(...args: string[]) {
    return new Promise<Ending>((resolve) => {
      const env = { ...process.env, ...started.environment };
      const child = execFile(process.execPath, [SCRIPT, ...args], { env }, (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      );
    });
  }

  const grant = (address: string) => grantCommand(address, started.environment);

  const addressOf = () => `grant-${crypto.randomUUID().slice(0, 8)}@katalog.test`;
  const profile = (uid: string) => started.app.get(UsersService).findByFirebaseId(uid);
  const entriesOf = (id: number) =>
    started.app
      .get(DataSource)
      .getRepository(AuditEntry)
      .findBy({ objectKind: 'user', objectId: String(id) });

  it('makes the owner of a confirmed address a super admin, once', async () => {
    const email = addressOf();
    const uid = await createAccount(email);
    await confirmAddress(uid);
    expect(await run(email)).toEqual({ code: 0, out: `${email} is a super admin.\n`, err: '' });
    const user = (await profile(uid))!;
    expect(user).toMatchObject({ email, userType: 'super_admin', status: 'active', companyId: null });
    const visitor = await signedIn(started.origin, user);
    expect((await visitor.get('/administracija/uvozi')).status).toBe(200);

    expect((await grant(email.toUpperCase())).code).toBe(0);
    expect(await entriesOf(user.id)).toMatchObject([
      { action: 'user.granted', actorId: null, before: null, after: { email, userType: 'super_admin' } },
    ]);
  });

  it('promotes an existing profile, and keeps its data', async () => {
    const { id: companyId } = await makeCompany(started.app);
    const { id, email, firebaseId } = await makePerson(started.app, {
      userType: 'admin',
      companyId,
      status: 'pending',
    });
    await confirmAddress(firebaseId);
    expect((await grant(email)).code).toBe(0);
    expect(await profile(firebaseId)).toMatchObject({
      id,
      userType: 'super_admin',
      status: 'active',
      companyId: null,
    });
    expect(await entriesOf(id)).toMatchObject([
      {
        before: { userType: 'admin', companyId, status: 'pending' },
        after: { userType: 'super_admin', companyId: null, status: 'active' },
      },
    ]);
  });

  it.each([
    ['nobody has', run, async () => addressOf(), /has no account at the identity provider/],
    ['is not confirmed', grant, newAccount, /is not confirmed/],
    ['is none', grant, async () => '@', /has no account/],
  ])('refuses an address that %s, and says why', async (_, command, address, reason) => {
    const email = await address();
    const { code, out, err } = await command(email);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(reason);
    expect(err.split('\n')).toHaveLength(2);
  });

  it('prints its usage', async () => {
    expect(await run()).toEqual({
      code: 1,
      out: '',
      err: 'Usage: npm run admin:grant -- person@example.com\n',
    });
  });

  async function newAccount() {
    const email = addressOf();
    await createAccount(email);
    return email;
  }
});
