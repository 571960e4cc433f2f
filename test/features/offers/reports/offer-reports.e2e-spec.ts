import { anEan } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { type ReceivedMail, startMailServer } from '../../../support/servers/mail-server.js';
import { until } from '../../../support/until.js';
import { submitForm } from '../../../support/browser/form.js';
import type { Visitor } from '../../../support/browser/visitor.js';

const mailServer = await startMailServer();
const katalog = await Katalog.use({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Katalog <katalog@katalog.test>' },
});
const platform = await katalog.signedInAs('super_admin');
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');
const ean = anEan();
await katalog.sell(first, { productCode: 'A', name: 'Čajnik', price: 24.5, ean });
await katalog.sell(second, { productCode: 'A', name: 'Čajnik', price: 25, ean });
const offer = await katalog.idOf(first, 'A');
const other = await katalog.idOf(second, 'A');
afterAll(() => mailServer.close());

describe('error reports about offers', () => {
  beforeEach(() => katalog.rows('delete from offer_reports'));
  const send = async (body: object, { id = offer, visitor }: { id?: number; visitor?: Visitor } = {}) =>
    (visitor ?? katalog.visitor()).submit('POST', `/napaka/${id}`, body);
  const reports = (who: Visitor, query = '') =>
    who.page(`/administracija/prijave-napak${query}`, 'offer-reports/index').then(({ props }) => props);
  const mailAbout = async (words: string): Promise<ReceivedMail> => {
    const found = () => mailServer.mails.find((mail) => mail.part('text/plain').includes(words));
    await until(() => found() !== undefined);
    return found()!;
  };

  it('are linked at each offer, and have a page in both languages', async () => {
    const product = await katalog.visitor().document(`/en/product/${offer}/cajnik`);
    const path = `/en/error-report/${offer}`;
    expect(product.links.has(path)).toBe(true);
    expect(product.links.has(`/en/error-report/${other}`)).toBe(true);
    const page = await katalog.visitor().document(path);
    expect(page.text).toContain('Prva trgovina · €24.50');
    expect(page.head).toContain('content="noindex"');
    expect(page.body).not.toContain('_token');
  });

  it('redirect from their old address, with everything after it', async () => {
    for (const [rest, status] of [
      [`/${offer}?sent=1`, 301],
      ['', 301],
      ['s', 404],
    ] as const) {
      const answer = await katalog.visitor().send('GET', `/en/mistake${rest}`);
      const target = status === 301 ? `/en/error-report${rest}` : null;
      expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
    }
  });

  it('are visible to the store and catalogue admins only', async () => {
    const answer = await send({ kind: 'price', text: 'V trgovini je 19,90 €.', email: ' ana@gost.test ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/napaka/${offer}?sent=1`]);
    const seen = { kind: 'price', text: 'V trgovini je 19,90 €.', email: 'ana@gost.test' };
    const own = await reports(first.admin);
    expect(own.reports).toMatchObject([
      {
        ...seen,
        product: { text: 'Čajnik' },
        companyName: null,
        priceThen: { amount: 24.5, currency: 'EUR' },
      },
    ]);
    expect(own.statuses.map(({ count }) => count)).toEqual([1, 0]);
    expect((await reports(second.admin)).reports).toEqual([]);
    expect((await reports(platform)).reports).toMatchObject([{ ...seen, companyName: 'Prva trgovina' }]);

    const waiting = async (who: Visitor) =>
      (await who.page('/administracija', 'overview/index')).props.waiting.find(({ id }) => id === 'reports');
    expect(await waiting(first.admin)).toMatchObject({ count: 1, items: [{ name: { text: 'Čajnik' } }] });
    expect(await waiting(platform)).toMatchObject({ count: 1 });
    expect(await waiting(second.admin)).toBeUndefined();
  });

  it('are mailed to the store’s admins once', async () => {
    await send({ kind: 'link', text: 'Povezava vodi na napačen čajnik.', email: 'bor@gost.test' });
    const mail = await mailAbout('napačen čajnik');
    expect(mail.headers.get('subject')).toBe('Prijava napake v ponudbi: Čajnik');
    expect(mail.part('text/plain')).toContain('Povezava do trgovine');
    expect(mail.part('text/plain')).toContain('bor@gost.test');
    expect(mail.part('text/plain')).toContain(`${katalog.origin}/administracija/prijave-napak`);
    expect(mail.to).toEqual([
      await katalog.value<string>(`select email from users where company_id = $1 and user_type = 'admin'`, [
        first.company.id,
      ]),
    ]);
    await send({ kind: 'picture', text: 'Na sliki je skodelica.' });
    await mailAbout('Na sliki je skodelica.');
    expect(mailServer.mails.filter((one) => one.part('text/plain').includes('napačen čajnik'))).toHaveLength(
      1,
    );
  });

  it('are answered once by mail, in the visitor’s language, and noted for the staff', async () => {
    const english = { kind: 'other_product', text: 'It is a coffee pot.', email: 'eva@guest.test' };
    await katalog.visitor().submit('POST', `/en/error-report/${offer}`, english);
    const [report] = (await reports(first.admin)).reports;
    expect(report).toMatchObject({ kind: 'other_product', answer: null, note: '' });
    const id = Number(/edit=(\d+)/.exec(report!.openUrl!)![1]);
    const opened = async (who: Visitor) => (await reports(who, `?edit=${id}`)).opened!;
    const { answerUrl, noteUrl } = await opened(first.admin);
    for (const url of [answerUrl!, noteUrl])
      await second.admin.submit('POST', url, { answer: 'Ne.', note: 'Ne.' });
    expect((await opened(first.admin)).report).toMatchObject({ answer: null, note: '' });

    const from = `/administracija/prijave-napak?edit=${id}`;
    const empty = await first.admin.submit('POST', answerUrl!, { answer: ' ' }, { from });
    expect(empty.status).toBe(303);
    expect(Object.keys((await reports(first.admin, `?edit=${id}`)).errors)).toEqual(['answer']);
    const answer = 'Thank you, we corrected the product.';
    await Promise.all([1, 2].map(() => first.admin.submit('POST', answerUrl!, { answer }, { from })));
    await first.admin.submit('POST', answerUrl!, { answer: 'Something else.' }, { from });
    const mails = mailServer.mails.filter(({ to }) => to.includes('eva@guest.test'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.headers.get('subject')).toBe('Prva trgovina has answered your report: Čajnik');
    expect(mails[0]!.part('text/plain')).toContain(answer);
    expect(mails[0]!.part('text/plain')).toContain('It is a coffee pot.');

    await first.admin.submit('POST', noteUrl, { note: ' Poklical dobavitelja. ' }, { from });
    expect(await opened(platform)).toMatchObject({
      answerUrl: null,
      report: { answer, note: 'Poklical dobavitelja.' },
    });
    const { props } = await platform.page('/administracija/dnevnik?kind=offer-report', 'audit/index');
    expect(props.entries.map(({ action }) => action).slice(0, 2)).toEqual([
      'offer-report.noted',
      'offer-report.answered',
    ]);
  });

  it('are solved and reopened by those who may write the offer, which is logged', async () => {
    await send({ kind: 'availability' });
    const url = (await reports(first.admin)).reports[0]!.url!;
    const foreign = await second.admin.submit('PATCH', url, { status: 'solved' });
    expect(foreign.status).not.toBe(200);
    expect((await reports(first.admin)).reports).toHaveLength(1);

    await first.admin.submit('PATCH', url, { status: 'solved' });
    expect((await reports(first.admin)).reports).toEqual([]);
    const [solved] = (await reports(first.admin, '?status=solved')).reports;
    expect(solved!.solvedAt).not.toBeNull();
    await first.admin.submit('PATCH', url, { status: 'open' });
    expect((await reports(first.admin)).reports).toHaveLength(1);
    const { props } = await platform.page('/administracija/dnevnik?kind=offer-report', 'audit/index');
    expect(props.entries.map(({ action }) => action).slice(0, 2)).toEqual([
      'offer-report.reopened',
      'offer-report.solved',
    ]);
    expect(props.entries[0]).toMatchObject({
      objectName: 'Čajnik',
      actionText: 'Ponovno odprtje prijave napake',
    });
    const onlooker = await katalog.signedInAs('employee', {
      companyId: first.company.id,
      permissionLevel: 0,
    });
    expect((await reports(onlooker)).reports).toMatchObject([{ url: null }]);
  });

  it.each([
    ['no kind', {}, 'kind'],
    ['another kind', { kind: 'weather' }, 'kind'],
    ['something else without a word', { kind: 'something_else' }, 'text'],
    ['hardly a word', { kind: 'something_else', text: '  x ' }, 'text'],
    ['too many words', { kind: 'price', text: 'x'.repeat(2001) }, 'text'],
    ['no address', { kind: 'price', email: 'nobody' }, 'email'],
  ])('says what is wrong with %s', async (_, body, field) => {
    const visitor = katalog.visitor();
    const answer = await visitor.submit('POST', `/napaka/${offer}`, body, { from: `/napaka/${offer}` });
    expect(answer.status).toBe(303);
    const { props, flash } = await visitor.page(`/napaka/${offer}`, 'products/report');
    expect(Object.keys(props.errors)).toEqual([field]);
    // a toast would repeat it over the header
    expect(flash?.toast).toBeUndefined();
    expect(await katalog.rows('select from offer_reports')).toEqual([]);
  });

  it('keep the input after any error, without JavaScript', async () => {
    const visitor = katalog.visitor();
    const path = `/napaka/${offer}`;
    const typed = { kind: 'something_else', text: 'Ne', email: '"ana"@gost' };
    const refused = await submitForm(visitor, await visitor.document(path), 'name="kind"', typed);
    for (const part of [
      /value="something_else"[^>]* checked=""|checked=""[^>]* value="something_else"/,
      />Ne<\/t/,
      '"&quot;ana&quot;@gost"',
    ])
      expect(refused.body).toMatch(part);
    expect(refused.text).toMatch(/vsaj 5 znakov|največ 5/);
    expect((await visitor.document(path)).body).not.toContain('gost');
    const right = { text: 'Ah, cena ni prava.', email: '' };
    const sent = await submitForm(visitor, refused, 'name="kind"', right);
    expect(sent.text).toContain('Prijava je poslana');

    for (let turn = 0; turn < 10; turn++) await visitor.post(path, { kind: 'price' });
    await visitor.get(path);
    await visitor.post(path, { ...typed, text: 'Nepravilna cena', email: '' });
    expect((await visitor.document(path)).body).toContain('>Nepravilna cena</textarea>');
    expect(await katalog.rows('select from offer_reports')).toHaveLength(10);
  });

  it('ignore bots, and do not say so', async () => {
    const { headers } = await send({
      kind: 'something_else',
      text: 'Buy cheap pills',
      homepage: 'https://pills.example',
    });
    expect(headers.get('location')).toBe(`/napaka/${offer}?sent=1`);
    expect(await katalog.rows('select from offer_reports')).toEqual([]);
  });

  it('are limited to ten an hour from one IP address', async () => {
    const visitor = katalog.visitor();
    for (let turn = 0; turn < 11; turn++) await send({ kind: 'price' }, { visitor });
    expect(await katalog.rows('select from offer_reports')).toHaveLength(10);
    // also without JavaScript
    expect((await visitor.document('/')).text).toMatch(/Napaka\. .*poskusite/i);
  });

  it('are not possible for hidden offers', async () => {
    expect((await katalog.visitor().get('/napaka/2147483647')).status).toBe(404);
    const shop = await katalog.store();
    await katalog.sell(shop, { productCode: 'SKRIT' });
    const id = await katalog.idOf(shop, 'SKRIT');
    await katalog.rows('delete from catalogue_offers where offer_id = $1', [id]);
    expect((await katalog.visitor().get(`/napaka/${id}`)).status).toBe(404);
  });
});
