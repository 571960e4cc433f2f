import { Katalog } from '../../support/katalog.js';
import { confirmAddress, createAccount, signInAtProvider } from '../../support/servers/auth-emulator.js';
import { type ReceivedMail, startMailServer } from '../../support/servers/mail-server.js';
import { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

const mailServer = await startMailServer();
const katalog = await Katalog.use({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Katalog <katalog@katalog.test>' },
});
const boss = await katalog.person('super_admin');
const platform = await katalog.signedIn(boss);

afterAll(() => mailServer.close());

describe('mails about sign-ups', () => {
  const mailAbout = async (subject: string): Promise<ReceivedMail> => {
    const found = () => mailServer.mails.find((mail) => mail.headers.get('subject') === subject);
    await until(async () => found() !== undefined);
    return found()!;
  };
  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email));

  async function signUp(companyName: string) {
    const email = `new-${crypto.randomUUID()}@katalog.test`;
    const uid = await createAccount(email);
    await confirmAddress(uid);
    const { idToken } = await signInAtProvider(email);
    const form = { id: 0, firebaseId: uid, firstName: 'Živa', lastName: 'Čuk', companyName };
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await new Visitor(katalog.origin).send('POST', '/api/users', form, headers);
    expect(answer.status).toBe(201);
    const id = await katalog.value<number>('select company_id from users where email = $1', [email]);
    return { email, id };
  }

  it('tell catalogue admins that a store waits, and its admin once that it is approved', async () => {
    const { email, id } = await signUp('Zeleni hrib');
    const waiting = await mailAbout('Nova trgovina čaka na potrditev: Zeleni hrib');
    expect(waiting.to).toEqual([boss.email]);
    const url = `/administracija/podjetja?status=pending&edit=${id}`;
    expect(waiting.part('text/plain')).toContain(katalog.origin + url);
    expect((await platform.page(url, 'companies/index')).props.form).toMatchObject({ id });
    expect(mailsTo(email)).toEqual([]);

    const activate = (active: boolean) =>
      platform.submit('PATCH', `/administracija/podjetja/${id}`, { active });
    await activate(true);
    const approved = await mailAbout('Katalog: trgovina Zeleni hrib je potrjena');
    expect(approved.to).toEqual([email]);
    expect(approved.part('text/plain')).toContain(`${katalog.origin}/administracija`);
    await activate(false);
    await activate(true);
    expect(await katalog.values('select kind from company_mails where company_id = $1', [id])).toHaveLength(
      2,
    );
  });

  it('do not tell of a store that a catalogue admin adds', async () => {
    const { company } = await katalog.store();
    expect(
      await katalog.values('select kind from company_mails where company_id = $1', [company.id]),
    ).toEqual([]);
  });
});
