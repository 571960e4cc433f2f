import type { DifferenceJson } from '../../../../src/import/differences/difference.json.js';
import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import type { MediaJson } from '../../../../src/media/media.json.js';
import { aFeed, anEan, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { drawn } from '../../../support/data/pictures.js';
import { until } from '../../../support/until.js';

const katalog = await Katalog.use();
await katalog.category({ sl: 'Čaji', en: 'Teas' });

describe('changes of an import', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const json = async <Body>(path: string, { admin } = store) => await admin.read<Body>(path);
  const detail = (id: number) => json<ImportDetailJson>(`/api/imports/${id}?locale=en`);
  const changesOf = (id: number, query = '') =>
    json<DifferenceJson[]>(`/api/imports/${id}/changes?locale=en&limit=100${query}`);
  const byCode = async (id: number) =>
    Object.fromEntries((await changesOf(id)).map(({ productCode, ...change }) => [productCode, change]));

  const FIRST: Partial<OfferOfFeed>[] = [
    { productCode: 'A', name: 'Zeleni čaj', price: 10, stock: 3, category: 'Čaji', brand: 'Savica' },
    { productCode: 'B', name: 'Črni čaj', price: 20, ean: '3830000000017' },
    { productCode: 'C', name: 'Odhajajoči', price: 30 },
    { productCode: 'D', name: 'Enak', price: 40 },
  ];
  const SECOND: Partial<OfferOfFeed>[] = [
    { productCode: 'A', name: 'Zeleni čaj', price: 31, stock: 0, brand: 'Savica' },
    { productCode: 'B', name: 'Črni čaj', price: 20, attributes: [{ name: 'Okus', value: 'blag' }] },
    { productCode: 'D', name: 'Enak', price: 40 },
    { productCode: 'E', name: 'Novi', price: 50 },
  ];
  const EXPECTED = {
    A: expect.objectContaining({
      kinds: ['changed', 'price', 'supply', 'category', 'price_jump'],
      kindText: 'Changed',
      fields: [
        { field: 'Price', before: '€10.00', after: '€31.00' },
        { field: 'Stock', before: '3', after: '0' },
        { field: 'Categories', before: 'Teas', after: 'Uncategorised' },
      ],
    }) as unknown,
    B: expect.objectContaining({
      kinds: ['changed', 'ean', 'attributes', 'ean_lost'],
      fields: [
        { field: 'EAN', before: '3830000000017', after: null },
        { field: 'Attributes', before: null, after: 'Okus: blag' },
      ],
    }) as unknown,
    C: expect.objectContaining({
      name: 'Odhajajoči',
      kinds: ['gone'],
      kindText: 'Removed',
      fields: [],
    }) as unknown,
    E: expect.objectContaining({ name: 'Novi', kinds: ['new'], kindText: 'New', fields: [] }) as unknown,
  };

  it('list each changed field of an offer, before and after', async () => {
    await katalog.import(store, aFeed(FIRST));
    const { id } = await katalog.import(store, aFeed(SECOND));
    const changes = await byCode(id);
    expect(changes).toEqual(EXPECTED);
    expect(changes.A!.url).toBe(`${katalog.origin}/en/admin/products/${await katalog.idOf(store, 'A')}`);
    expect(await detail(id)).toMatchObject({
      changeCount: 4,
      changesUrl: `${katalog.origin}/api/imports/${id}/changes`,
      holds: [],
    });
    expect((await changesOf(id, '&kind=price')).map(({ productCode }) => productCode)).toEqual(['A']);
    expect(await changesOf(id, '&kind=delivery')).toEqual([]);
    const response = await store.admin.get(`/api/imports/${id}/changes?limit=2`);
    expect(response.headers.get('x-total-count')).toBe('4');
    expect((await store.admin.get(`/api/imports/${id}/changes?kind=x`)).status).toBe(400);
  });

  it('of a dry run equal those of the import', async () => {
    await katalog.import(store, aFeed(FIRST));
    const dryRun = await katalog.import(store, aFeed(SECOND), { mode: 'dry-run' });
    expect(dryRun).toMatchObject({
      status: 'done',
      counters: { read: 4, created: 0, updated: 0, unchanged: 0, rejected: 0, excluded: 0, deactivated: 0 },
      dryRunCounters: { created: 1, updated: 2, unchanged: 1, deactivated: 1 },
    });
    const opened = await store.admin.document(`/administracija/uvozi?import=${dryRun.id}`);
    expect(opened.text).toMatch(/Dodal bi\s*1\s*Posodobil bi\s*2\s*Ne bi spremenil\s*1/);
    expect((await store.admin.document('/administracija/uvozi')).text).toContain('spremenil bi 4 izdelke');
    expect((await store.admin.document(`/en/admin/imports?import=${dryRun.id}`)).text).toMatch(
      /Would deactivate\s*1/,
    );
    const expected = await byCode(dryRun.id);
    expect(expected).toEqual({
      ...EXPECTED,
      E: expect.objectContaining({ kinds: ['new'], url: null }) as unknown,
    });
    const page = await store.admin.document(`/administracija/uvozi/${dryRun.id}/spremembe`);
    expect(page.text).toContain(
      'To je bil preizkus, zato uvoz ni zapisal ničesar. Seznam kaže, kaj bi uvoz spremenil.',
    );

    const run = await katalog.import(store, aFeed(SECOND));
    expect(run).toMatchObject({
      counters: { created: 1, updated: 2, unchanged: 1, deactivated: 1 },
      dryRunCounters: null,
    });
    const done = await byCode(run.id);
    const facts = (changes: typeof done) =>
      Object.entries(changes).map(([code, { kinds, fields }]) => ({ code, kinds, fields }));
    expect(facts(done).sort(byName)).toEqual(facts(expected).sort(byName));
  });

  describe('by an edited export', () => {
    const exported = async () =>
      Buffer.from(await (await store.admin.get('/administracija/izdelki/izvoz')).arrayBuffer()).toString();
    const dryRunOf = async (file: string) => {
      const { id, dryRunCounters } = await katalog.import(store, file, { mode: 'dry-run' });
      return { dryRunCounters, changes: await byCode(id) };
    };

    beforeEach(async () => {
      await katalog.import(store, aFeed(FIRST));
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'slika.png');
      const mediaId = (await store.admin.write<{ data: MediaJson[] }>('POST', '/api/media', form)).data[0]!
        .id;
      const product = await katalog.idOf(store, 'A');
      await store.admin.send('POST', `/api/products/${product}/media`, { mediaId });
      await katalog.rows(`update media set alt = '{"sl":"Skodelica","en":"A cup"}' where id = $1`, [mediaId]);
      await katalog.rows(
        `insert into product_attributes (product_id, name, value, position)
         values ($1, '{"sl":"Barva","en":"Colour"}', '{"sl":"rdeča","en":"red"}', 0)`,
        [product],
      );
    });

    it('are none for an unedited export, including uploaded pictures', async () => {
      expect(await dryRunOf(await exported())).toEqual({
        dryRunCounters: { created: 0, updated: 0, unchanged: 4, deactivated: 0 },
        changes: {},
      });
    });

    it('are listed by language, including alternative texts of pictures', async () => {
      const file = (await exported()).replace('>red<', '>crimson<').replace('"A cup"', '"A tea cup"');
      const expected = {
        A: expect.objectContaining({
          kinds: ['changed', 'pictures', 'attributes'],
          fields: [
            {
              field: 'Alt text',
              before: 'Skodelica · A cup',
              after: 'Skodelica · A tea cup',
            },
            {
              field: 'Attributes',
              before: 'Barva: rdeča · Colour: red',
              after: 'Barva: rdeča · Colour: crimson',
            },
          ],
        }) as unknown,
      };
      expect(await dryRunOf(file)).toEqual({
        dryRunCounters: { created: 0, updated: 1, unchanged: 3, deactivated: 0 },
        changes: expected,
      });
      const { id } = await katalog.import(store, file);
      expect(await byCode(id)).toEqual(expected);
    });
  });

  it('link services to their own section', async () => {
    await katalog.import(store, aFeed(FIRST));
    const { id } = await katalog.import(store, aFeed(SECOND));
    await katalog.rows(`update products set kind = 'service' where company_id = $1 and product_code = 'A'`, [
      store.company.id,
    ]);
    expect((await byCode(id)).A!.url).toBe(
      `${katalog.origin}/en/admin/products/${await katalog.idOf(store, 'A')}`,
    );
  });

  it('name activated offers and their changed fields', async () => {
    await katalog.import(store, aFeed(FIRST));
    await katalog.import(store, aFeed(SECOND));
    const dryRun = await katalog.import(
      store,
      aFeed([...SECOND, { productCode: 'C', name: 'Odhajajoči', price: 33 }]),
      {
        mode: 'dry-run',
      },
    );
    expect(await byCode(dryRun.id)).toEqual({
      C: expect.objectContaining({
        kinds: ['back', 'price'],
        fields: [{ field: 'Price', before: '€30.00', after: '€33.00' }],
      }) as unknown,
    });
  });

  it('show long texts from where they begin to differ', async () => {
    const long = (end: string) => `${'Dolg opis. '.repeat(60)}${end}`;
    await katalog.import(store, aFeed([{ productCode: 'A', description: long('Konec.') }]));
    const { id } = await katalog.import(store, aFeed([{ productCode: 'A', description: long('Začetek.') }]));
    const [change] = await changesOf(id, '&kind=texts');
    const [description] = change!.fields.filter(({ field }) => field.startsWith('Description'));
    expect(description!.before).toMatch(/^….*Konec\./);
    expect(description!.after).toMatch(/^….*Začetek\./);
    expect(description!.after!.length).toBeLessThan(210);
  });

  it('name the third language of texts, and say where nothing is different', async () => {
    const inLanguage = (language: string, brand = 'Savica') =>
      katalog.import(
        store,
        `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><language>${language}</language>
          <item><g:id>A</g:id><title>Krug</title><link>https://a.example/1</link><g:price>5 EUR</g:price>
          <g:brand>${brand}</g:brand></item></channel></rss>`,
        { language: 'other' },
      );
    await inLanguage('de');
    for (const [language, before, after] of [
      ['', 'German', 'unknown'],
      ['nl', 'unknown', 'Dutch'],
    ] as const) {
      const { id } = await inLanguage(language);
      const fields = [{ field: 'Text language', before, after }];
      expect(await byCode(id)).toMatchObject({ A: { kinds: ['changed', 'texts'], fields } });
    }
    // the case of a brand does not matter
    const same = await inLanguage('nl', 'SAVICA');
    expect(await byCode(same.id)).toMatchObject({ A: { kinds: ['changed'], fields: [] } });
    const page = await (await store.admin.get(`/en/admin/imports/${same.id}/changes`)).text();
    expect(page).toContain('The data is the same; the import just saved it again.');
  });

  it('show plain text, and markup where only that differs', async () => {
    const described = (description: string) => aFeed([{ productCode: 'A', name: 'Copati', description }]);
    await katalog.import(store, described('<p>Mehke, <strong>trdne</strong> &amp; lahke.</p>'));
    const description = async (html: string) => {
      const { id } = await katalog.import(store, described(html));
      const [{ fields }] = (await changesOf(id)) as [DifferenceJson];
      return fields[0];
    };
    expect(await description('<ul><li>Mehke</li></ul>')).toMatchObject({
      before: 'Mehke, trdne & lahke.',
      after: 'Mehke',
    });
    expect(await description('<p>Mehke</p>')).toMatchObject({
      before: '<ul><li>Mehke</li></ul>',
      after: '<p>Mehke</p>',
    });
  });

  it('have a page with a tab for each kind, in both languages', async () => {
    await katalog.import(store, aFeed(FIRST));
    const { id } = await katalog.import(store, aFeed(SECOND));
    const { props } = await store.admin.page(
      `/administracija/uvozi/${id}/spremembe?kind=price`,
      'import/changes',
    );
    expect(props.tabs.map(({ id, count, current }) => [id, count, current])).toEqual([
      ['all', 4, false],
      ['new', 1, false],
      ['changed', 2, false],
      ['gone', 1, false],
      ['price', 1, true],
      ['price_jump', 1, false],
      ['ean', 1, false],
      ['ean_lost', 1, false],
      ['supply', 1, false],
      ['category', 1, false],
      ['attributes', 1, false],
    ]);
    expect(props).toMatchObject({ count: 1, keptOf: null, untouched: false });
    const page = await store.admin.document(`/administracija/uvozi/${id}/spremembe?kind=price`);
    expect(page.text).toContain('10,00');
    expect(page.text).toContain('Seznam kaže, kaj je uvoz spremenil.');
    const run = await store.admin.document(`/en/admin/imports?import=${id}`);
    expect(run.text).toContain('Show 4 changes');
  });

  it('state whether they are written', async () => {
    const said = async (id: number) =>
      (await store.admin.document(`/en/admin/imports/${id}/changes`)).text.replaceAll(/<!-- -->/g, '');
    const post = (id: number, verb: string) => store.admin.send('POST', `/api/imports/${id}/${verb}`);
    const many = Array.from({ length: 30 }, (_, index) => ({
      productCode: `K-${index}`,
      name: `Ime ${index}`,
    }));
    await katalog.import(store, aFeed(many));
    const held = await katalog.import(store, aFeed(many.slice(0, 3)));
    expect(await said(held.id)).toContain(
      'is awaiting confirmation and won’t write anything until it’s confirmed. The list shows what the import would change.',
    );
    await post(held.id, 'cancel');
    expect(await said(held.id)).toContain(
      'cancelled before it wrote anything. The list shows what the import would change.',
    );
    const refused = await katalog.import(store, '<katalog>');
    expect(await said(refused.id)).toMatch(
      /The file was rejected, so the import wrote nothing\.(?! The list)/,
    );
    expect(await said(refused.id)).toContain('There are no changes to show.');
    const written = await katalog.import(store, aFeed(many.slice(0, 29)));
    await post(written.id, 'rollback');
    await until(async () => (await detail(written.id)).status === 'rolled-back');
    expect(await said(written.id)).toContain('was rolled back.');
    await katalog.rows(`update imports set status = 'cancelled' where id = $1`, [written.id]);
    expect(await said(written.id)).toContain('was stopped while writing.');
    await katalog.rows(`update imports set status = 'failed' where id = $1`, [written.id]);
    expect(await said(written.id)).toContain('failed while writing.');
  });

  it('are downloaded as CSV and as JSON', async () => {
    await katalog.import(store, aFeed(FIRST));
    const { id } = await katalog.import(store, aFeed(SECOND));
    const csv = await store.admin.get(`/api/imports/${id}/changes.csv?locale=en&kind=price`);
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="import-${id}-changes.csv"`);
    expect((await csv.text()).trimEnd().split('\r\n')).toEqual([
      'Product code;Product;Type;Field;Before;After',
      'A;Zeleni čaj;Changed;Price;€10.00;€31.00',
      'A;Zeleni čaj;Changed;Stock;3;0',
      'A;Zeleni čaj;Changed;Categories;Teas;Uncategorised',
    ]);
    const file = await store.admin.get(`/api/imports/${id}/changes.json?locale=en`);
    expect(file.headers.get('content-type')).toContain('application/json');
    expect(await file.json()).toEqual(await changesOf(id));
    const none = await json<unknown[]>(`/api/imports/${id}/changes.json?kind=delivery`);
    expect(none).toEqual([]);
  });

  describe('hold the import', () => {
    const COUNT = 30;
    const offers = (fields: (index: number) => Partial<OfferOfFeed>) =>
      Array.from({ length: COUNT }, (_, index) => ({
        productCode: `K-${index}`,
        name: `Ime ${index}`,
        ...fields(index),
      }));
    const confirm = (id: number) => store.admin.send('POST', `/api/imports/${id}/confirm`);

    it('when prices jump, with counts and examples, until it is confirmed', async () => {
      await katalog.import(store, aFeed(offers(() => ({ price: 10 }))));
      const run = await katalog.import(store, aFeed(offers((index) => ({ price: index < 25 ? 1000 : 30 }))));
      expect(run.status).toBe('held');
      const { holds } = await detail(run.id);
      expect(holds).toEqual([
        {
          code: 'price_jumps',
          message:
            'The price of 25 of 30 products (83%) would more than triple or drop to less than a third.',
          hint: expect.any(String) as string,
          examples: [0, 1, 2].map((index) => ({
            productCode: `K-${index}`,
            name: `Ime ${index}`,
            change: '€10.00 → €1,000.00',
          })),
          url: `${katalog.origin}/api/imports/${run.id}/changes?kind=price_jump`,
          currencies: [],
          languages: [],
        },
      ]);
      expect(await changesOf(run.id, '&kind=price_jump')).toHaveLength(25);
      expect(await changesOf(run.id, '&kind=price')).toHaveLength(30);
      const page = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
      expect(page.text).toContain(
        'Cena bi se več kot potrojila ali padla pod tretjino pri 25 od 30 izdelkov (83 %).',
      );
      expect(page.text).toContain('Ime 0');

      expect((await confirm(run.id)).status).toBe(200);
      await until(async () => (await katalog.settled(store, run.id)).status, {
        holds: (status) => status === 'done',
      });
      expect(await detail(run.id)).toMatchObject({ counters: { updated: 30 }, changeCount: 30, holds: [] });
      expect(await changesOf(run.id, '&kind=price')).toHaveLength(30);
    });

    it('when prices fall as far, also in a delta', async () => {
      await katalog.import(store, aFeed(offers(() => ({ price: 100 }))));
      const run = await katalog.import(store, aFeed(offers(() => ({ price: 33 }))), { mode: 'delta' });
      expect(run).toMatchObject({ status: 'held', holds: [{ code: 'price_jumps' }] });
      const usual = await katalog.import(store, aFeed(offers(() => ({ price: 34 }))), { mode: 'delta' });
      expect(usual.status).toBe('done');
    });

    it('when the currency changes', async () => {
      await katalog.import(store, aFeed(offers(() => ({ price: 10 }))));
      const run = await katalog.import(store, aFeed(offers(() => ({ price: 10, currency: 'CZK' }))));
      expect(run).toMatchObject({ status: 'held', holds: [{ code: 'currency_change' }] });
      expect((await detail(run.id)).holds[0]!.examples[0]!.change).toBe('EUR → CZK');
    });

    it('when most EANs would be lost', async () => {
      const eans = Array.from({ length: COUNT }, () => anEan());
      await katalog.import(store, aFeed(offers((index) => ({ ean: eans[index] }))));
      const run = await katalog.import(
        store,
        aFeed(offers((index) => ({ ean: index < 5 ? eans[index] : undefined }))),
      );
      expect(run).toMatchObject({ status: 'held', holds: [{ code: 'eans_lost' }] });
      expect((await detail(run.id)).holds[0]).toMatchObject({
        message: '25 of the 30 products that have an EAN (83%) would lose it.',
        examples: [{ productCode: 'K-5', change: `${eans[5]} → –` }, {}, {}],
      });
    });

    describe('of five products', () => {
      const five = (fields: (index: number) => object) => aFeed(offers(fields).slice(0, 5));
      const LAMP = { stock: 4, deliveryCost: 3.9 };
      const usual = (index: number) => ({
        ...LAMP,
        link: `https://svetila.example/${index}`,
        picture: `https://slike.example/${index}.jpg`,
      });

      it.each<[code: string, wrong: (index: number) => object, change: string | null]>([
        ['all_out_of_stock', () => ({ stock: 0, availability: 'out_of_stock' }), 'In stock → Out of stock'],
        ['delivery_cost_gone', () => ({ deliveryCost: undefined }), '€3.90 → –'],
        [
          'links_elsewhere',
          (index) => ({ link: `https://razvoj.example/${index}` }),
          'https://svetila.example/0 → https://razvoj.example/0',
        ],
        ['pictures_same', () => ({ picture: 'https://slike.example/ni-slike.png' }), null],
      ])('with %s, until it is confirmed', async (code, wrong, change) => {
        await katalog.import(store, five(usual));
        const feed = five((index) => ({ ...usual(index), ...wrong(index) }));
        const run = await katalog.import(store, feed);
        expect(run).toMatchObject({ status: 'held', holds: [{ code }] });
        const [hold] = (await detail(run.id)).holds;
        expect(hold!.message).toContain('5 of 5 products (100%)');
        expect(hold!.examples[0]).toMatchObject({ productCode: 'K-0', change });
        const page = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
        expect(page.text).toContain('5 od 5 izdelkov (100 %)');

        expect((await confirm(run.id)).status).toBe(200);
        await until(async () => (await katalog.settled(store, run.id)).status, {
          holds: (status) => status === 'done',
        });
        const again = five((index) => ({ ...usual(index), ...wrong(index), brand: 'Luč' }));
        expect(await katalog.import(store, again)).toMatchObject({ status: 'done', holds: [] });
      });

      it('unless the rule of the store states the delivery cost', async () => {
        await katalog.import(store, five(usual));
        await katalog.rows('update companies set delivery_cost = 4 where id = $1', [store.company.id]);
        const feed = five((index) => ({ ...usual(index), deliveryCost: undefined }));
        expect(await katalog.import(store, feed)).toMatchObject({ status: 'done', holds: [] });
      });

      it('unless it is the first import, which reports it', async () => {
        await katalog.rows("update companies set website = 'https://www.svetila.example' where id = $1", [
          store.company.id,
        ]);
        const run = await katalog.import(
          store,
          five((index) => ({
            stock: 0,
            availability: 'out_of_stock',
            link: `https://razvoj.example/${index}`,
            picture: 'https://slike.example/ni-slike.png',
          })),
        );
        expect(run.status).toBe('done');
        const issues = await json<{ code: string; message: string }[]>(
          `/api/imports/${run.id}/issues?locale=en`,
        );
        expect(issues.map(({ message }) => message)).toEqual(
          expect.arrayContaining([
            '5 of 5 products in the file are out of stock.',
            'The links of 5 of 5 products don’t lead to the store’s website (svetila.example) but elsewhere, for example to razvoj.example.',
            '5 of 5 products have the same image.',
          ]),
        );
      });

      it('unless the file has changes only, which may all be sold out', async () => {
        await katalog.import(store, five(usual));
        const soldOut = five((index) => ({ ...usual(index), stock: 0, availability: 'out_of_stock' }));
        expect((await katalog.import(store, soldOut, { mode: 'delta' })).status).toBe('done');
      });
    });

    it('for several reasons; a dry run only lists them', async () => {
      await katalog.import(
        store,
        aFeed(offers((index) => ({ price: 10, ean: anEan(index % 2 ? '383' : '384') }))),
      );
      const worse = aFeed(offers(() => ({ price: 1 })));
      const dryRun = await katalog.import(store, worse, { mode: 'dry-run' });
      expect(dryRun).toMatchObject({
        status: 'done',
        holds: [
          { code: 'price_jumps', hint: expect.stringContaining('Preizkus ne spremeni ničesar') as string },
          { code: 'eans_lost' },
        ],
      });
      expect(dryRun.confirmUrl).toBeNull();
      const run = await katalog.import(store, worse);
      expect(run).toMatchObject({
        status: 'held',
        holds: [
          { code: 'price_jumps', hint: expect.stringContaining('potrdite uvoz') as string },
          { code: 'eans_lost' },
        ],
      });
    });

    it('not for a few offers, whatever their share, unless prices of half of them jump', async () => {
      const few = (count: number, fields: object) => aFeed(offers(() => fields).slice(0, count));
      await katalog.import(store, few(20, { price: 10 }));
      expect((await katalog.import(store, few(20, { currency: 'CZK' }))).status).toBe('done');

      const small = await katalog.store();
      await katalog.import(small, few(3, { price: 10 }));
      const run = await katalog.import(small, few(3, { price: 1 }));
      expect(run).toMatchObject({ status: 'held', holds: [{ code: 'price_jumps' }] });
      await katalog.import(small, few(2, { price: 10 }));
      expect((await katalog.import(small, few(2, { price: 1 }))).status).toBe('done');
    });
  });
});

const byName = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
