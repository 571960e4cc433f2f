import { acceptInvitation } from '../../support/invitation.js';
import type { toUser } from '../../../src/users/api/user.presenter.js';
import { useApp } from '../../support/app.js';
import {
  changeAccount,
  createAccount,
  moveLink,
  signInAtProvider,
  TEST_PASSWORD,
} from '../../support/servers/auth-emulator.js';
import { enter, makeCompany, signedIn } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

type Entered = Awaited<ReturnType<typeof enter>>;
interface Answer {
  data: ReturnType<typeof toUser>;
  invitationLink?: string;
  code?: string;
}

const anEmail = (name: string) => `${name}-${crypto.randomUUID()}@katalog.test`;

const started = await useApp();
const company = await makeCompany(started.app, 'Čajna hiša');
const admin = await enter(started, { userType: 'admin', companyId: company.id });

describe('a foreign e-mail address', () => {
  const post = async (visitor: Visitor, body: object, headers = {}) => {
    const response = await visitor.send('POST', '/api/users', body, headers);
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const invite = ({ visitor }: Entered, email: string) => post(visitor, { firebaseId: '', email });

  it('gives no access to somebody who registered it before its owner was invited', async () => {
    const [email, own] = [anEmail('invited'), anEmail('stranger')];
    const stranger = await createAccount(email, TEST_PASSWORD);
    const link = await moveLink(email, own);
    const { status, body } = await invite(admin, email);
    expect(status).toBe(201);
    expect(body.data.firebaseId).not.toBe(stranger);

    // the emulator finds the account of a link by its address, and so leads even the new one away
    await fetch(link);
    await changeAccount(body.data.firebaseId, { password: TEST_PASSWORD });
    expect((await signInAtProvider(own)).localId).toBe(body.data.firebaseId);
    await expect(signedIn(started.origin, { email: own })).rejects.toThrow('Sign-in failed: 401');
  });

  it('returns to its owner with an invitation', async () => {
    const email = anEmail('invited');
    await createAccount(email);
    const { idToken } = await signInAtProvider(email);
    const { body } = await invite(admin, email);
    const bearer = { authorization: `Bearer ${idToken}` };
    const path = `/api/users/${body.data.firebaseId}/firebase`;
    expect((await new Visitor(started.origin).get(path, bearer)).status).toBe(401);
    await expect(signInAtProvider(email)).rejects.toThrow();
    await fetch(`${await acceptInvitation(body.invitationLink!)}&newPassword=chosen-by-her`);
    expect((await signInAtProvider(email, 'chosen-by-her')).localId).toBe(body.data.firebaseId);
  });

  it('stays disabled when the provider has disabled it', async () => {
    const email = anEmail('disabled');
    await changeAccount(await createAccount(email), { disableUser: true });
    expect((await invite(admin, email)).status).toBe(409);
  });

  it('gives no access to an account that was moved to it', async () => {
    const person = await enter(started, { userType: 'employee', companyId: company.id });
    const { email, firebaseId } = person.user;
    const path = `/api/users/${firebaseId}/firebase`;
    expect((await person.visitor.get(path)).status).toBe(200);
    const moved = anEmail('moved');
    await changeAccount(firebaseId, { email: moved, emailVerified: true });
    await expect(signedIn(started.origin, { email: moved })).rejects.toThrow('Sign-in failed: 401');
    const { idToken } = await signInAtProvider(moved);
    const bearer = { authorization: `Bearer ${idToken}` };
    expect((await new Visitor(started.origin).get(path, bearer)).status).toBe(401);

    await changeAccount(firebaseId, { email: email.toUpperCase() });
    await expect(signedIn(started.origin, { email })).resolves.toBeDefined();
  });
});
