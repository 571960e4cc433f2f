import { gzipSync } from 'node:zlib';
import { anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const LETTERS: Record<string, number> = { č: 0xe8, š: 0x9a, ž: 0x9e };
/** Encodes a text like older export programs do. */
const windows1250 = (text: string) =>
  Buffer.from(Array.from(text, (char) => LETTERS[char] ?? char.charCodeAt(0)));

const katalog = await Katalog.use();

describe('a feed in the format of another site', () => {
  const ean = anEan();

  const formatOf = async ({ admin }: Store, id: number, page: string) =>
    (await admin.page(`${page}?import=${id}`, 'import/index')).props.current!.format;

  it('is grouped with offers of other stores, whatever their formats and encodings', async () => {
    const [first, second] = [await katalog.store(), await katalog.store()];
    const ceneje =
      windows1250(`<?xml version="1.0" encoding="windows-1250"?><CNJExport><Item ID="7" name="Sušilnik za čiste lase"
      link="https://prva.example/7" price="1.049,90" curCode="EUR" in_stock="1" EAN="${ean}" fileUnder="Dom | Kopalnica"/></CNJExport>`);
    const heureka = `<SHOP><SHOPITEM><ITEM_ID>S</ITEM_ID><PRODUCTNAME>Sušilec</PRODUCTNAME><URL>https://druga.example/s</URL>
      <PRICE_VAT>999,00</PRICE_VAT><EAN>${ean}</EAN><DELIVERY_DATE>0</DELIVERY_DATE>
      <PARAM><PARAM_NAME>Moč</PARAM_NAME><VAL>2000 W</VAL></PARAM></SHOPITEM></SHOP>`;

    const older = await katalog.import(first, gzipSync(ceneje), { fileName: 'izvoz.dat' });
    const newer = await katalog.import(second, heureka);

    expect([older, newer]).toMatchObject([
      {
        status: 'done',
        counters: { created: 1, rejected: 0 },
        issueCounts: [{ code: 'category_unmapped' }, { code: 'language_by_store' }],
      },
      { status: 'done', counters: { created: 1, rejected: 0 } },
    ]);
    expect(await formatOf(first, older.id, '/administracija/uvozi')).toBe('Ceneje (CNJExport)');
    expect(await formatOf(second, newer.id, '/en/admin/imports')).toBe('Heureka');
    const response = await katalog.visitor().get(`/api/products/${await katalog.idOf(first, '7')}`);
    expect(await response.json()).toMatchObject({
      name: 'Sušilnik za čiste lase',
      price: 1049.9,
      availability: 'in_stock',
    });
    const groups = await katalog.rows(
      `select count(*)::integer as offers, count(distinct o.group_id)::integer as groups
       from catalogue_offers o join products p on p.id = o.offer_id where p.ean = $1`,
      [ean],
    );
    expect(groups).toEqual([{ offers: 2, groups: 1 }]);
  });

  it('changes nothing the second time, and keeps foreign currencies apart', async () => {
    const store = await katalog.store();
    const ceneo = `<offers><o id="1" url="https://sklep.pl/1" price="129.00" avail="7" stock="2"><name>Czajnik</name>
      <attrs><a name="EAN">${ean}</a><a name="Producent">Żar</a></attrs></o></offers>`;
    await katalog.import(store, ceneo);
    expect(await katalog.import(store, ceneo)).toMatchObject({ counters: { created: 0, unchanged: 1 } });
    const response = await katalog.visitor().get(`/api/products/${await katalog.idOf(store, '1')}`);
    expect(await response.json()).toMatchObject({
      price: 129,
      currency: 'PLN',
      brand: 'Żar',
      availability: 'backorder',
      deliveryDays: { min: null, max: 7 },
    });
  });

  it('may be a table', async () => {
    const store = await katalog.store();
    const table = windows1250(
      `sku;brand;title;categoryPath;url;eans;price;deliveryCosts_posta;deliveryTime;imageUrls\r\n` +
        `7;Breza;Sušilnik za lase;Dom > Kopalnica;https://prva.example/7;${ean};1.049,90;4,90;2-3 dni;\r\n` +
        `8;Breza;Sušilnik; moder;Dom > Kopalnica;https://prva.example/8;;99,90;4,90;2-3 dni;\r\n`,
    );
    const run = await katalog.import(store, table, { fileName: 'izvoz.csv' });
    expect(run).toMatchObject({ status: 'done', format: 'idealo', counters: { created: 1, rejected: 1 } });
    expect(await katalog.import(store, table)).toMatchObject({ counters: { created: 0, unchanged: 1 } });
    const response = await katalog.visitor().get(`/api/products/${await katalog.idOf(store, '7')}`);
    expect(await response.json()).toMatchObject({
      name: 'Sušilnik za lase',
      price: 1049.9,
      deliveryCost: 4.9,
      deliveryDays: { min: 2, max: 3 },
    });
    const issues = await (await store.admin.get(`/api/imports/${run.id}/issues`)).json();
    expect(issues).toContainEqual(expect.objectContaining({ code: 'item_cells', line: 3 }));
  });

  it('deactivates items that the store has hidden', async () => {
    const store = await katalog.store();
    const item = (id: string, more = '') =>
      `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Hrnek ${id}</PRODUCTNAME>
       <URL>https://obchod.example/${id}</URL><PRICE_VAT>199</PRICE_VAT>${more}</SHOPITEM>`;
    await katalog.import(store, `<SHOP>${item('A')}${item('B')}</SHOP>`);
    const run = await katalog.import(
      store,
      `<SHOP>${item('A', '<VISIBILITY>0</VISIBILITY>')}${item('B')}</SHOP>`,
    );
    expect(run).toMatchObject({
      status: 'done',
      counters: { unchanged: 1, rejected: 0, excluded: 1, deactivated: 1 },
    });
    expect(run.issueCounts).toContainEqual(
      expect.objectContaining({ code: 'item_hidden', severity: 'notice', count: 1 }),
    );
  });

  describe('with prices without a currency', () => {
    const item = (id: number, price: string) =>
      `<item><g:id>${id}</g:id><title>Čajnik ${id}</title><link>https://sklep.example/${id}</link><g:price>${price}</g:price></item>`;
    const google = (...items: string[]) =>
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
    const pricesOf = ({ company }: Store) =>
      katalog.rows(`select price, currency from products where company_id = $1 order by product_code`, [
        company.id,
      ]);
    const issuesOf = async (store: Store, id: number) => {
      const { props } = await store.admin.page(`/en/admin/imports?import=${id}`, 'import/index');
      return props
        .issues!.items.filter(({ code }) => code.startsWith('currency_by'))
        .map(({ message }) => message);
    };

    it('uses the currency of its other prices, and reports for how many', async () => {
      const store = await katalog.store();
      const feed = google(item(1, '880'), item(2, '12.50 PLN'), item(3, '7.00'));
      const { id, status } = await katalog.import(store, feed);
      expect(status).toBe('done');
      expect(await pricesOf(store)).toEqual([
        { price: '880.00', currency: 'PLN' },
        { price: '12.50', currency: 'PLN' },
        { price: '7.00', currency: 'PLN' },
      ]);
      expect(await issuesOf(store, id)).toEqual([
        'The prices of 2 products have no currency. We read them as PLN, like the other prices in the file.',
      ]);
      // the second time nothing changes, and the same is reported
      const again = await katalog.import(store, feed);
      expect(again).toMatchObject({ counters: { unchanged: 3 } });
      expect(await issuesOf(store, again.id)).toHaveLength(1);
    });

    it('uses the currency of the store, or the one selected with the file', async () => {
      const store = await katalog.store();
      const set = await store.admin.send('PUT', `/api/companies/${store.company.id}`, {
        feedCurrency: 'czk',
      });
      expect(set.status).toBe(200);
      const feed = google(item(1, '279'));
      const { id } = await katalog.import(store, feed);
      expect(await pricesOf(store)).toEqual([{ price: '279.00', currency: 'CZK' }]);
      expect(await issuesOf(store, id)).toEqual([
        'The price of 1 product has no currency. We read it as CZK, the currency in the store’s settings.',
      ]);
      const chosen = await katalog.import(store, feed, { currency: 'HUF' });
      expect(await pricesOf(store)).toEqual([{ price: '279.00', currency: 'HUF' }]);
      // a selected currency is not reported
      expect(await issuesOf(store, chosen.id)).toEqual([]);
    });

    it('is held when it hints at several currencies, and continues with the selected one', async () => {
      const store = await katalog.store();
      const { id, ...held } = await katalog.import(
        store,
        google(item(1, '5.00'), item(2, '12.50 PLN'), item(3, '9.00 EUR'), item(4, '8.00 PLN')),
      );
      expect(held).toMatchObject({
        status: 'held',
        holds: [{ code: 'currency_unclear', currencies: ['PLN', 'EUR'] }],
      });
      expect(held.reason!.message).toContain('imajo valuto (PLN, EUR), 1 izdelek pa ima ceno brez valute');
      expect(await pricesOf(store)).toEqual([]);

      const confirm = (body: object) => store.admin.send('POST', `/api/imports/${id}/confirm`, body);
      for (const body of [{}, { currency: 'nič' }]) {
        const refused = await confirm(body);
        expect([refused.status, await refused.json()]).toMatchObject([
          422,
          { errors: { currency: expect.anything() as object } },
        ]);
      }
      expect((await confirm({ currency: 'EUR' })).status).toBe(200);
      expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters: { created: 4 } });
      expect(await pricesOf(store)).toMatchObject([
        { currency: 'EUR' },
        { currency: 'PLN' },
        { currency: 'EUR' },
        { currency: 'PLN' },
      ]);
    });

    it('is held when its links hint at another one, until the right one is selected', async () => {
      const store = await katalog.store();
      const czech = (price: string) =>
        google(...[1, 2, 3].map((id) => item(id, price).replaceAll(/https:\/\/[^/<]+/g, 'https://dilna.cz')));
      for (const [price, answer, expected] of [
        ['499', 'CZK', { price: '499.00', currency: 'CZK' }],
        ['1499 EUR', 'CZK', { price: '1499.00', currency: 'CZK' }],
        ['1899 EUR', 'EUR', { price: '1899.00', currency: 'EUR' }],
      ] as const) {
        const { id, ...held } = await katalog.import(store, czech(price));
        expect(held).toMatchObject({
          status: 'held',
          holds: [{ code: 'currency_contradicts', currencies: ['CZK', 'EUR'] }],
        });
        expect(held.reason!.message).toContain(
          'v valuti EUR, čeprav datoteka kaže na valuto CZK (na primer »https://dilna.cz',
        );
        await store.admin.send('POST', `/api/imports/${id}/confirm`, { currency: answer });
        expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
        expect(await pricesOf(store)).toEqual([expected, expected, expected]);
      }
    });
  });

  describe('with product codes that a spreadsheet has rounded', () => {
    const table = (rows: [code: string, name: string][]) =>
      ['id;title;link;image_link;price;availability']
        .concat(
          rows.map(
            ([code, name], at) =>
              `${code};${name};https://a.example/${at};https://a.example/${at}.jpg;9,90 EUR;in stock`,
          ),
        )
        .join('\n');
    const kettle: [string, string] = ['3,83001E+12', 'Čajnik'];
    const pan: [string, string] = ['3,83001E+12', 'Ponev'];

    it('is held, whatever the order of its rows, and imports nothing from them', async () => {
      const store = await katalog.store();
      for (const rows of [
        [kettle, pan],
        [pan, kettle],
      ]) {
        const { id, ...held } = await katalog.import(store, table(rows));
        expect(held).toMatchObject({ status: 'held', holds: [{ code: 'codes_lost' }] });
        expect(held.reason!.message).toContain(
          '2 od 2 šifer izdelkov pretvorila v zapis z eksponentom (na primer 3,83001E+12)',
        );
        expect((await store.admin.send('POST', `/api/imports/${id}/confirm`, {})).status).toBe(200);
        expect(await katalog.settled(store, id)).toMatchObject({ counters: { created: 0, rejected: 2 } });
      }
      expect(await katalog.rows('select 1 from products where company_id = $1', [store.company.id])).toEqual(
        [],
      );
    });

    it('keeps real codes that look alike', async () => {
      const store = await katalog.store();
      const rows: [string, string][] = [
        ['12E4', 'Vijak'],
        ['12E5', 'Matica'],
        ['A-7', 'Ključ'],
      ];
      expect(await katalog.import(store, table(rows))).toMatchObject({
        status: 'done',
        counters: { created: 3 },
      });
    });
  });

  it('names fields by their labels, and nothing by a placeholder', async () => {
    const store = await katalog.store();
    const { id } = await katalog.import(
      store,
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:title>Sok</g:title><g:link>https://a.example/1</g:link>
        <g:price>2.10 EUR</g:price><g:unit_pricing_measure>ena steklenica</g:unit_pricing_measure><g:brand>#N/A</g:brand></item></channel></rss>`,
    );
    const { issueCounts } = (await store.admin.page(`/administracija/uvozi?import=${id}`, 'import/index'))
      .props.current!;
    expect(issueCounts.map(({ message }) => message).join()).not.toContain('{');
    const items = await store.admin.read<{ message: string }[]>(`/api/imports/${id}/issues.json?locale=sl`);
    const messages = items.map(({ message }) => message);
    expect(messages).toContain(
      'V polju »Znamka« je namesto vrednosti napaka preglednice, zato smo ga pustili prazno.',
    );
    expect(messages).toContain('Vrednost polja »Vsebina pakiranja« ni veljavna, zato smo jo izpustili.');
  });

  describe('with texts without a language', () => {
    const google = (language: string, more = '') =>
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${language}<item><g:id>1</g:id><title>Teapot</title>
       <link>https://shop.example/1</link><g:price>5 EUR</g:price>${more}</item></channel></rss>`;
    const english = google('<language>en-us</language>');
    const namesOf = ({ company }: Store) =>
      katalog.rows('select name from products where company_id = $1', [company.id]);

    it('uses the language of the file, else of the store', async () => {
      const store = await katalog.store();
      await katalog.import(store, english);
      expect(await namesOf(store)).toEqual([{ name: { en: 'Teapot' } }]);
      const assumed = await katalog.import(store, google(''));
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot' } }]);
      expect(assumed.issueCounts).toMatchObject([
        { code: 'category_missing' },
        { code: 'language_by_store' },
      ]);
    });

    it('is held when the selected one contradicts the file, until that is confirmed once', async () => {
      const store = await katalog.store();
      const { id, ...held } = await katalog.import(store, english, { language: 'sl' });
      expect(held).toMatchObject({
        status: 'held',
        holds: [{ code: 'language_differs', currencies: [], languages: ['en', 'sl'] }],
      });
      expect(held.reason!.message).toContain('(angleščina)');
      const confirm = (body: object) => store.admin.send('POST', `/api/imports/${id}/confirm`, body);
      const refused = await confirm({});
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { errors: { language: expect.anything() as object } },
      ]);
      expect((await confirm({ language: 'sl' })).status).toBe(200);
      expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot' } }]);
      const again = await katalog.import(store, english, { language: 'sl' });
      expect(again).toMatchObject({ status: 'done', counters: { unchanged: 1 } });
      expect(await katalog.import(store, english, { language: 'other' })).toMatchObject({ status: 'held' });
    });

    it('is held when the file alone states another one than the offers have, until that is answered', async () => {
      const store = await katalog.store();
      const slovenian = google('<language>sl</language>');
      const ask = async (file: string, mode: 'full' | 'delta') => {
        const held = await katalog.import(store, file, { mode });
        expect(held).toMatchObject({ status: 'held', holds: [{ code: 'language_change' }] });
        const answer = await store.admin.send('POST', `/api/imports/${held.id}/confirm`, { language: 'sl' });
        expect(answer.status).toBe(200);
        expect(await katalog.settled(store, held.id)).toMatchObject({ status: 'done' });
      };
      await katalog.import(store, slovenian);
      await ask(english, 'full');
      expect(await katalog.import(store, english)).toMatchObject({ counters: { unchanged: 1 } });
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot' } }]);
      await katalog.import(store, english, { language: 'en' });
      expect(await katalog.import(store, english)).toMatchObject({ counters: { unchanged: 1 } });
      await ask(slovenian, 'delta');
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot' } }]);
      expect(await katalog.import(store, slovenian, { mode: 'delta' })).toMatchObject({ status: 'done' });
      // without offers there is nothing to move
      await katalog.rows(`update products set status = 'inactive' where company_id = $1`, [store.company.id]);
      expect(await katalog.import(store, slovenian)).toMatchObject({ status: 'done' });
    });

    it('does not ask again of a file of an own format either', async () => {
      const store = await katalog.store();
      const file = `<vse lang="en"><kos><sifra>1</sifra><ime>Teapot</ime><cena>5</cena><www>https://shop.example/1</www></kos></vse>`;
      const { id } = await katalog.import(store, file);
      const fields = Object.entries({ sifra: 'id', ime: 'name', cena: 'price', www: 'link' });
      await store.admin.send('PUT', `/api/imports/${id}/mapping`, {
        item: 'kos',
        fields: fields.map(([path, target]) => ({ path, target, label: null })),
        language: 'sl',
      });
      expect(await katalog.settled(store, id)).toMatchObject({ holds: [{ code: 'language_differs' }] });
      await store.admin.send('POST', `/api/imports/${id}/confirm`, { language: 'sl' });
      expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters: { created: 1 } });
      expect(await katalog.import(store, file)).toMatchObject({ status: 'done', counters: { unchanged: 1 } });
    });

    it('stores a third language under the store’s, or marked in both when that is selected', async () => {
      const store = await katalog.store();
      const gtin = `<g:gtin>${anEan()}</g:gtin>`;
      const german = google('<language>de-AT</language>', gtin);
      const { issueCounts } = await katalog.import(store, german);
      expect(issueCounts).toMatchObject([{ code: 'category_missing' }, { code: 'language_third' }]);
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot' } }]);

      await katalog.import(store, german, { language: 'other' });
      expect(await namesOf(store)).toEqual([{ name: { sl: 'Teapot', en: 'Teapot', lang: 'de' } }]);
      const id = await katalog.idOf(store, '1');
      for (const path of [`/izdelek/${id}/teapot`, `/en/product/${id}/teapot`]) {
        const html = await (await katalog.visitor().get(path)).text();
        expect(html).toMatch(/<h1[^>]*><span lang="de">Teapot<\/span>/);
        expect(html).not.toMatch(/rel="alternate"[^>]*hreflang/i);
      }
      const read = await katalog.visitor().get(`/api/products/${id}?translations=true`);
      const { translations } = (await read.json()) as { translations: { name: object } };
      expect(translations.name).toEqual({ sl: 'Teapot', en: 'Teapot' });

      // an export does not contain it, and changes nothing
      const file = await (await store.admin.get('/administracija/izdelki/izvoz')).text();
      expect(await katalog.import(store, file)).toMatchObject({ counters: { unchanged: 1 } });
      // a card takes both the text and the language of a name from the offer that it shows
      await katalog.import(
        await katalog.store(),
        google('<language>sl</language>', gtin).replace('5 EUR', '4 EUR'),
      );
      const { list } = (await katalog.visitor().page('/en/search/products/results/teapot', 'products/search'))
        .props;
      expect(list.cards.map(({ name }) => name)).toContainEqual({ text: 'Teapot', lang: 'sl' });

      await katalog.import(store, google(''), { language: 'other' });
      expect(await namesOf(store)).toMatchObject([{ name: { lang: 'und' } }]);
    });
  });
});
