import { anEan } from '../../../support/data/feed.js';
import { refreshReadModel } from '../../../support/data/read-model.js';
import { Katalog } from '../../../support/katalog.js';
import { type ReceivedMail, startMailServer } from '../../../support/servers/mail-server.js';
import { until } from '../../../support/until.js';
import { submitForm } from '../../../support/browser/form.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { closeAfterFile } from '../../../support/close-after-file.js';

/** Whether the mail server refuses mails for now. */
let refuses = false;
/** Recipients of refused mails. */
let refused: string[] = [];
const mailServer = await startMailServer({
  onRcptTo: ({ address }, _session, done) => {
    if (refuses) refused.push(address);
    done(refuses ? new Error('Not now') : undefined);
  },
});
closeAfterFile(() => mailServer.close());
const katalog = await Katalog.use({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Katalog <katalog@katalog.test>' },
});
const store = await katalog.store('Prva trgovina');
const other = await katalog.store('Druga trgovina');

describe('price alerts', () => {
  beforeEach(async () => {
    refuses = false;
    refused = [];
    mailServer.mails.length = 0;
    await katalog.rows('delete from price_alerts');
  });

  let count = 0;
  const anAddress = () => `gost-${++count}@gost.test`;
  const sell = async (price: number, { ean = anEan(), code = `C-${++count}`, seller = store } = {}) => {
    const offer = { productCode: code, name: { sl: 'Čajnik', en: 'Teapot' }, price, ean };
    await katalog.sell(seller, offer);
    return { id: await katalog.idOf(seller, code), ean, code };
  };
  const ask = async (id: number, body: object, visitor?: Visitor) =>
    (visitor ?? katalog.visitor()).submit('POST', `/obvestilo-o-ceni/${id}`, body);
  const mailsTo = async (address: string, atLeast = 1): Promise<ReceivedMail[]> => {
    const found = () => mailServer.mails.filter(({ to }) => to.includes(address));
    await until(() => found().length >= atLeast);
    return found();
  };
  const pathIn = (mail: ReceivedMail, words: string) => {
    const addresses = mail.part('text/plain').match(/http\S+/g) ?? [];
    return addresses.find((address) => address.includes(words))!.replace(katalog.origin, '');
  };
  /** Creates an alert, and confirms it by the link of the mail. */
  const subscribe = async (id: number, body: { email: string; target?: string }) => {
    const visitor = katalog.visitor();
    await ask(id, body, visitor);
    const [mail] = await mailsTo(body.email);
    const path = pathIn(mail!, 'potrditev');
    await visitor.submit('POST', path);
    mailServer.mails.length = 0;
    return { visitor, path };
  };
  /** Waits until all changes are checked and all mails are sent. */
  const settled = () =>
    until(async () => {
      const rows = await katalog.rows(`select from price_alerts where
        (check_since is not null and confirmed_at is not null) or due_price is not null or sending_until is not null`);
      return rows.length === 0;
    });

  it('name the product in the language of the mail, as another store does', async () => {
    const [ean, email] = [anEan(), anAddress()];
    await katalog.sell(store, { productCode: 'SL', name: 'Skodelica', price: 9, ean });
    await katalog.sell(other, { productCode: 'OBA', name: { sl: 'Skodelica', en: 'Cup' }, price: 9.5, ean });
    // products of other groups have names, too
    await sell(5);
    await katalog.visitor().submit('POST', `/en/price-alert/${await katalog.idOf(store, 'SL')}`, { email });
    const [mail] = await mailsTo(email);
    expect(mail!.part('text/plain')).toContain('Cup');
    const step = await katalog.visitor().page(pathIn(mail!, 'confirm'), 'products/price-alert-step');
    expect(step.props.product).toMatchObject({
      name: { text: 'Cup' },
      url: expect.stringContaining('/skodelica') as string,
    });
  });

  it('are offered on the page of a product that is watched, in both languages', async () => {
    const { id } = await sell(40);
    const visitor = katalog.visitor();
    const offered = async () =>
      (await visitor.document(`/izdelek/${id}/cajnik`)).links.get(`/obvestilo-o-ceni/${id}`);
    expect(await offered()).toBeUndefined();
    await visitor.submit('POST', '/opazovani', { add: id });
    expect(await offered()).toBe('Obvesti me o nižji ceni');
    const page = await katalog.visitor().document(`/en/price-alert/${id}`);
    expect(page.text).toContain('Current lowest price: €40.00.');
    expect(page.head).toContain('content="noindex"');
  });

  it('are offered for each product of the watch list', async () => {
    const { id } = await sell(40);
    const visitor = katalog.visitor();
    await visitor.submit('POST', '/opazovani', { add: id });
    for (const [path, url] of [
      ['/opazovani', `/obvestilo-o-ceni/${id}`],
      ['/en/watch-list', `/en/price-alert/${id}`],
    ] as const)
      expect((await visitor.document(path)).links.has(url)).toBe(true);
  });

  it('are active after a confirmation only, and opening the link does not confirm', async () => {
    const { id, code, ean } = await sell(40);
    const email = anAddress();
    const visitor = katalog.visitor();
    const answer = await ask(id, { email }, visitor);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/obvestilo-o-ceni/${id}?sent=1`]);
    const [mail] = await mailsTo(email);
    expect(mail!.headers.get('subject')).toBe('Potrdite obvestilo o ceni: Čajnik');
    const path = pathIn(mail!, 'potrditev');
    expect((await visitor.page(path, 'products/price-alert-step')).props.step).toBe('confirm');

    await sell(30, { code, ean });
    await settled();
    expect(mailServer.mails).toHaveLength(1);

    await visitor.submit('POST', path);
    expect((await visitor.page(path, 'products/price-alert-step')).props.step).toBe('active');
    // the price fell before the confirmation
    expect((await mailsTo(email, 2))[1]!.headers.get('subject')).toBe(
      'Čajnik: cena je padla na 30,00\u00a0€',
    );
  });

  it('are asked for, confirmed and ended without JavaScript', async () => {
    const { id } = await sell(20);
    const visitor = katalog.visitor();
    const email = anAddress();
    const form = await visitor.document(`/obvestilo-o-ceni/${id}`);
    const refused = await submitForm(visitor, form, 'name="email"', { email, target: '20' });
    expect(refused.text).toContain('Najnižja cena je že enaka želeni ali nižja od nje.');
    const asked = await submitForm(visitor, refused, 'name="email"', { target: '15,50' });
    expect(asked.text).toContain('Preverite e-pošto');
    const [mail] = await mailsTo(email);
    const question = await visitor.document(pathIn(mail!, 'potrditev'));
    const confirmed = await submitForm(visitor, question, 'Potrdi obvestilo');
    expect(confirmed.text).toContain('ko bo cena 15,50 € ali nižja');
    const ended = await submitForm(visitor, confirmed, 'Odjavi se');
    expect(ended.text).toContain('Odjavljeni ste');
    expect(await katalog.rows('select from price_alerts')).toEqual([]);
  });

  it('do not follow a price that is not compared', async () => {
    const { id, ean } = await sell(40);
    const email = anAddress();
    await subscribe(id, { email });
    await sell(0.01, { ean, seller: await katalog.store() });
    await settled();
    expect(mailServer.mails).toEqual([]);
    await sell(35, { ean, seller: await katalog.store() });
    expect((await mailsTo(email))[0]!.headers.get('subject')).toBe('Čajnik: cena je padla na 35,00\u00a0€');
  });

  it('do not follow the price of a sold-out offer until its store has it again', async () => {
    const { id, ean } = await sell(40);
    const email = anAddress();
    await subscribe(id, { email });
    const offer = { productCode: `C-${++count}`, name: 'Čajnik', price: 30, ean };
    await katalog.sell(other, { ...offer, availability: 'out_of_stock' });
    await settled();
    expect(mailServer.mails).toEqual([]);
    await katalog.sell(other, { ...offer, availability: 'in_stock' });
    expect((await mailsTo(email))[0]!.headers.get('subject')).toBe('Čajnik: cena je padla na 30,00\u00a0€');
  });

  it('are replaced by later ones, whatever is confirmed first', async () => {
    const { id } = await sell(40);
    const email = anAddress();
    const visitor = katalog.visitor();
    await ask(id, { email, target: '20' }, visitor);
    await mailsTo(email);
    await ask(id, { email, target: '30' }, visitor);
    const paths = (await mailsTo(email, 2)).map((mail) => pathIn(mail, 'potrditev'));
    const stepsAfter = async (path: string) => {
      await visitor.submit('POST', path);
      const pages = paths.map((one) => visitor.page(one, 'products/price-alert-step'));
      return (await Promise.all(pages)).map(({ props }) => props.step);
    };
    expect(await stepsAfter(paths[0]!)).toEqual(['active', 'confirm']);
    expect(await stepsAfter(paths[1]!)).toEqual(['ended', 'active']);
  });

  it('are marked in one order by all writers, whatever the order of their products and rows', async () => {
    const products = [(await sell(40)).id, (await sell(40)).id];
    const add = async (productId: number) => {
      return katalog.value<number>(
        `insert into price_alerts (product_id, email, locale, known_price, confirmed_at)
         values ($1, $2, 'sl', 40, now()) returning id`,
        [productId, anAddress()],
      );
    };
    const [low, high] = [await add(products[1]!), await add(products[0]!)];
    await katalog.rows('update price_alerts set known_price = 41 where id = $1', [low]);
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('select from price_alerts where id = $1 for update', [low]);
    const marking = refreshReadModel(katalog.app, products);
    await until(async () => {
      const waiting = await katalog.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and position('price_alerts set check_since' in query) > 0 and pid <> pg_backend_pid()`,
      );
      return waiting.length;
    });
    const free = await holder.query('select from price_alerts where id = $1 for update skip locked', [high]);
    await holder.query('commit');
    holder.release();
    await marking;
    expect(free.rowCount).toBe(1);
    await settled();
  });

  it('send a mail when an offer of another store, which was there before, gets cheaper', async () => {
    const { id, ean } = await sell(40);
    const { code } = await sell(45, { ean, seller: other });
    const email = anAddress();
    const visitor = katalog.visitor();
    await visitor.submit('POST', `/obvestilo-o-ceni/${id}`, { email });
    const [asked] = await mailsTo(email);
    await visitor.submit('POST', pathIn(asked!, 'potrditev'));
    await sell(30, { ean, seller: other, code });
    const [, mail] = await mailsTo(email, 2);
    expect(mail!.headers.get('subject')).toContain('30,00');
  });

  it('send one mail when another store becomes the cheapest, in the visitor’s language, with an unsubscription', async () => {
    const { id, ean } = await sell(40);
    const email = anAddress();
    const visitor = katalog.visitor();
    await visitor.submit('POST', `/en/price-alert/${id}`, { email });
    const [asked] = await mailsTo(email);
    await visitor.submit('POST', pathIn(asked!, 'confirmation'));
    await sell(35.5, { ean, seller: other });
    const [, mail] = await mailsTo(email, 2);
    expect(mail!.headers.get('subject')).toBe('Teapot: price down to €35.50');
    expect(mail!.part('text/plain')).toContain(`${katalog.origin}/en/product/${id}/teapot`);
    const endPath = pathIn(mail!, 'unsubscription');
    expect(mail!.headers.get('list-unsubscribe')).toBe(`<${katalog.origin}${endPath}>`);
    expect(mail!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail!.headers.get('message-id')).toMatch(/^<price-alert\.\d+\.1@127\.0\.0\.1>$/);
    await settled();
    expect(mailServer.mails).toHaveLength(2);

    // as mail programs do: without cookie, token and redirect
    await katalog.visitor().get(endPath);
    expect(await katalog.rows('select from price_alerts')).toHaveLength(1);
    const ended = await fetch(katalog.origin + endPath, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(ended.status).toBe(200);
    expect(await ended.text()).toContain('You’ve unsubscribed');
    expect(await katalog.rows('select from price_alerts')).toEqual([]);
    expect((await visitor.page(endPath, 'products/price-alert-step')).props.step).toBe('ended');
  });

  it('follow manual changes of a price, and wait for the target price', async () => {
    const { id } = await sell(40);
    const [any, named] = [anAddress(), anAddress()];
    await subscribe(id, { email: any });
    await subscribe(id, { email: named, target: '29,90' });
    const setPrice = (price: number) => store.admin.send('PATCH', `/api/products/${id}`, { price });
    expect((await setPrice(45)).status).toBe(200);
    await settled();
    expect(mailServer.mails).toEqual([]);
    await setPrice(44);
    await mailsTo(any);
    await settled();
    expect(mailServer.mails).toHaveLength(1);
    await setPrice(29.9);
    await mailsTo(named);
    // the other one has had a mail today
    expect(await katalog.rows('select from price_alerts where check_since is not null')).toHaveLength(1);
    expect(mailServer.mails).toHaveLength(2);
    await katalog.rows(`update price_alerts set told_at = told_at - interval '1 day' where email = $1`, [
      any,
    ]);
    await setPrice(29);
    await mailsTo(any, 2);
  });

  it('reveal nothing about an address', async () => {
    const { id } = await sell(40);
    const email = anAddress();
    await subscribe(id, { email });
    const [known, unknown] = [await ask(id, { email }), await ask(id, { email: anAddress() })];
    expect([known.status, known.headers.get('location')]).toEqual([
      unknown.status,
      unknown.headers.get('location'),
    ]);
    for (let turn = 0; turn < 8; turn++) expect((await ask(id, { email })).status).toBe(303);
    await settled();
    // five a day, the first of which is confirmed
    expect(await katalog.rows('select from price_alerts where email = $1', [email])).toHaveLength(5);
  });

  describe('for an address whose requests somebody else uses up', () => {
    const requests = 9;
    let email: string;
    let sold: { id: number; ean: string; code: string };

    beforeEach(async () => {
      email = anAddress();
      sold = await sell(40);
      const others = (await sell(50)).id;
      for (let turn = 0; turn < requests; turn++) await ask(others, { email: email.toUpperCase() });
      // the worker sends them after the answers
      await until(() => toAddress().length >= 5);
      await settled();
    });
    const toAddress = () =>
      mailServer.mails.filter(({ to }) => to.some((one) => one.toLowerCase() === email));

    it('stop after five mails, and apply at once in a browser that has confirmed one', async () => {
      expect(toAddress()).toHaveLength(5);
      const visitor = katalog.visitor();
      const sent = await ask(sold.id, { email }, visitor);
      expect(sent.headers.get('location')).toBe(`/obvestilo-o-ceni/${sold.id}?sent=1`);
      const text = (await visitor.document(sent.headers.get('location')!)).text;
      expect(text).toContain('odprite povezavo v katerem od zadnjih');
      await settled();
      expect(toAddress()).toHaveLength(5);

      await visitor.submit('POST', pathIn(toAddress()[0]!, 'potrditev'));
      const active = (await ask(sold.id, { email, target: '39' }, visitor)).headers.get('location')!;
      const { props } = await visitor.page(active, 'products/price-alert-step');
      expect(props).toMatchObject({ step: 'active', target: { amount: 39 } });
      await settled();
      expect(toAddress()).toHaveLength(5);
      await sell(38, sold);
      await until(() => toAddress().length === 6);
      expect(toAddress()[5]!.headers.get('subject')).toContain('38,00');
    });

    it('trust no other address, and no cookie that is not theirs', async () => {
      const visitor = katalog.visitor();
      await visitor.submit('POST', pathIn(toAddress()[0]!, 'potrditev'));
      const cookie = visitor.cookies.get('alert_address')!;
      const locationFor = async (address: string, value: string) => {
        visitor.cookies.set('alert_address', value);
        return (await ask(sold.id, { email: address }, visitor)).headers.get('location');
      };
      const asked = `/obvestilo-o-ceni/${sold.id}?sent=1`;
      expect(await locationFor(anAddress(), cookie)).toBe(asked);
      expect(await locationFor(email, `${cookie}x`)).toBe(asked);
      expect(await locationFor(email, cookie)).toContain('/potrditev');
    });

    it('end at a hundred confirmed ones', async () => {
      const visitor = katalog.visitor();
      await visitor.submit('POST', pathIn(toAddress()[0]!, 'potrditev'));
      await katalog.rows(
        `insert into price_alerts (product_id, email, locale, known_price, confirmed_at, asked_at)
         select (select max(id) from products), $1, 'sl', 40, now(), now() from generate_series(1, 100)`,
        [email],
      );
      const path = `/obvestilo-o-ceni/${sold.id}`;
      await visitor.submit('POST', path, { email }, { from: path });
      const { props } = await visitor.page(path, 'products/price-alert');
      expect(Object.keys(props.errors)).toEqual(['email']);
    });
  });

  it('send a mail again when the server was unavailable, once', async () => {
    const { id } = await sell(40);
    const email = anAddress();
    refuses = true;
    await ask(id, { email });
    await until(() => refused.includes(email));
    // a mail of the test before may still be under way
    const theirs = () => mailServer.mails.filter(({ to }) => to.includes(email));
    expect(theirs()).toEqual([]);
    refuses = false;
    await katalog.rows(`update price_alerts set sending_until = now() - interval '1 second'`);
    await ask((await sell(41)).id, { email: anAddress() });
    await mailsTo(email);
    await settled();
    expect(theirs()).toHaveLength(1);
  });

  it('are deleted unconfirmed after two days, confirmed after a year', async () => {
    const { id } = await sell(40);
    const [late, old, kept] = [anAddress(), anAddress(), anAddress()];
    await subscribe(id, { email: old });
    await subscribe(id, { email: kept });
    await ask(id, { email: late });
    await mailsTo(late);
    await settled();
    await katalog.rows(
      `update price_alerts set created_at = now() - case when email = $1 then interval '49 hours' else interval '366 days' end
       where email <> $2`,
      [late, kept],
    );
    await katalog.stopWorker();
    await katalog.startWorker();
    await until(async () => (await katalog.rows('select from price_alerts')).length === 1);
    expect(await katalog.rows('select email from price_alerts')).toEqual([{ email: kept }]);
  });

  it.each([
    ['no address', {}, 'email'],
    ['half an address', { email: 'ana@' }, 'email'],
    ['a price that it has already', { email: 'ana@gost.test', target: '40' }, 'target'],
    ['no price', { email: 'ana@gost.test', target: 'malo' }, 'target'],
    ['a price below all', { email: 'ana@gost.test', target: '0' }, 'target'],
  ])('say what is wrong with %s', async (_, body, field) => {
    const { id } = await sell(40);
    const visitor = katalog.visitor();
    const path = `/obvestilo-o-ceni/${id}`;
    await visitor.submit('POST', path, body, { from: path });
    const { props } = await visitor.page(path, 'products/price-alert');
    expect(Object.keys(props.errors)).toEqual([field]);
    expect(await katalog.rows('select from price_alerts')).toEqual([]);
  });

  it('refuse bots, and are limited to ten an hour for each IP address', async () => {
    const { id } = await sell(40);
    await ask(id, { email: anAddress(), homepage: 'https://pills.example' });
    expect(await katalog.rows('select from price_alerts')).toEqual([]);
    const visitor = katalog.visitor();
    for (let turn = 0; turn < 12; turn++) await ask(id, { email: anAddress() }, visitor);
    expect(await katalog.rows('select from price_alerts')).toHaveLength(10);
  });

  it('need a valid signature', async () => {
    const { id } = await sell(40);
    const { visitor, path } = await subscribe(id, { email: anAddress() });
    const forged = path.replace(/\/(\d+)\./, (_, number: string) => `/${Number(number) + 1}.`);
    for (const wrong of [forged, '/obvestilo-o-ceni/1/potrditev', '/obvestilo-o-ceni/x.y/odjava'])
      expect((await visitor.get(wrong)).status).toBe(404);
    const ended = await fetch(katalog.origin + forged.replace('potrditev', 'odjava'), { method: 'POST' });
    expect(ended.status).not.toBe(200);
    expect(await katalog.rows('select from price_alerts')).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('price alerts are not offered', async () => {
    const katalog = await Katalog.start();
    const store = await katalog.store();
    await katalog.sell(store, { productCode: 'A', name: 'Čajnik' });
    const id = await katalog.idOf(store, 'A');
    const { props } = await katalog.visitor().page(`/izdelek/${id}/cajnik`, 'products/show');
    expect(props.alertUrl).toBeNull();
    expect((await katalog.visitor().get(`/obvestilo-o-ceni/${id}`)).status).toBe(404);
    await katalog.close();
  });
});
