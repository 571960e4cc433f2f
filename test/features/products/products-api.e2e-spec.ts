import { DataSource } from 'typeorm';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { NO_TEXTS } from '../../../src/import/feed/testing/feeds.js';
import { useApp } from '../../support/app.js';
import { anEan } from '../../support/data/feed.js';
import { reduceFrom } from '../../support/data/past-prices.js';
import { drawn } from '../../support/data/pictures.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

const NOT_THERE = 999_999;
let count = 0;

/** The required fields of a product, with a unique code. */
const aProduct = (fields: object = {}) => ({
  name: `Izdelek ${++count}`,
  productCode: `P-${count}`,
  price: 10,
  link: `https://trgovina.example/${count}`,
  status: 'active',
  ...fields,
});

const started = await useApp();
const database = started.app.get(DataSource);
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Tuja trgovina');
const visitor = new Visitor(started.origin);
await visitor.page('/prijava', 'auth/login');
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const seller = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 1 });
const onlooker = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 0 });
const stranger = await signedInAs(started, { userType: 'admin', companyId: foreign.id });
const categories = started.app.get(CategoryWriter);
const teas = await categories.create(null, { name: { sl: 'Čaji', en: 'Teas' } });
const green = await categories.create(null, {
  name: { sl: 'Zeleni čaji', en: 'Green teas' },
  parentId: teas,
});
const repairs = await categories.create(null, { name: { sl: 'Popravila' }, kind: 'service' });
started.app.get(CategoriesService).dropCache();

describe('the products API', () => {
  const answer = async <Body>(response: Promise<Response>) => {
    const { status, headers, ...rest } = await response.then(async (answered) => ({
      status: answered.status,
      headers: answered.headers,
      text: await answered.text(),
    }));
    return { status, headers, body: (rest.text ? JSON.parse(rest.text) : null) as Body };
  };
  const read = (who: Visitor, path: string) => answer<ProductJson>(who.get(`/api/products/${path}`));
  const send = (who: Visitor, method: string, path: string, body?: unknown, headers = {}) =>
    answer<ProductJson>(who.send(method, `/api/products${path}`, body, headers));
  const add = async (fields: object = {}, who = seller) => {
    const { status, body } = await send(who, 'POST', '', aProduct(fields));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const list = (who: Visitor, query: string) => answer<ProductListJson>(who.get(`/api/products?${query}`));
  const idsOf = ({ body }: { body: ProductListJson }) => body.products.map(({ id }) => id);
  const group = ({ body }: { body: ProductListJson }, id: string) =>
    Object.fromEntries(body.filters.find((one) => one.id === id)!.items.map((item) => [item.id, item.count]));
  const refusal = ({ status, body }: { status: number; body: unknown }) => ({
    status,
    fields: Object.keys((body as { errors?: object }).errors ?? {}),
  });
  const entries = (id: number) =>
    database.query<{ action: string; before: object; after: object }[]>(
      `select action, before, after from audit_entries where object_kind = 'product' and object_id = $1 order by id`,
      [String(id)],
    );
  const prices = async (id: number) =>
    (
      await database.query<{ price: string }[]>(
        'select price from price_history where product_id = $1 order by at',
        [id],
      )
    ).map(({ price }) => price);

  describe('creates products', () => {
    it('with all their parts, and answers them in the agreed shape', async () => {
      const ean = anEan();
      const { body: media } = await answer<{ data: { id: number }[] }>(
        Promise.resolve(await uploadPicture(seller)),
      );
      const product = await add({
        name: 'Zeleni čaj',
        translations: {
          name: { en: 'Green tea' },
          description: { sl: '<p onclick="x">Dober</p><script>1</script>' },
        },
        productCode: 'ZC-1',
        price: 1299.9,
        regularPrice: 1399,
        brand: 'Hiša čaja',
        ean,
        stock: 3,
        availability: 'in_stock',
        deliveryCost: 0,
        deliveryDays: { min: 1, max: 3 },
        categoryIds: [green],
        attributes: [{ name: 'Teža', value: '100', unit: 'g', translations: { name: { en: 'Weight' } } }],
        media: [{ mediaId: media.data[0]!.id }],
      });
      const time = expect.stringMatching(/^\d{4}-.*Z$/);
      const shape = {
        ...NO_TEXTS,
        salePriceCents: undefined,
        salePrice: null,
        id: product.id,
        kind: 'product',
        status: 'active',
        name: 'Zeleni čaj',
        description: '<p>Dober</p>',
        specifications: '',
        price: 1299.9,
        regularPrice: 1399,
        currency: 'EUR',
        discount: null,
        companyId: own.id,
        company: { id: own.id, companyName: 'Čajnica', logo: null },
        link: expect.stringContaining('https://trgovina.example/'),
        brand: 'Hiša čaja',
        productCode: 'ZC-1',
        ean,
        mpn: null,
        stock: 3,
        availability: 'in_stock',
        deliveryCost: 0,
        deliveryDays: { min: 1, max: 3 },
        condition: 'new',
        variantGroup: null,
        media: [
          expect.objectContaining({ id: media.data[0]!.id, url: null, status: 'pending', position: 0 }),
        ],
        attributes: [
          { id: expect.any(Number), definitionId: null, name: 'Teža', value: '100', unit: 'g', position: 0 },
        ],
        categoryIds: [green],
        categories: [{ id: green, name: 'Zeleni čaji', parentId: teas }],
        priceCheckedAt: time,
        clicks: 0,
        imageUrl: `${started.origin}/no-picture.svg`,
        createdAt: time,
        updatedAt: time,
        url: `${started.origin}/izdelek/${product.id}/zeleni-caj`,
        shownDeliveryCost: 0,
        totalPrice: 1299.9,
        lowestPrice: 1299.9,
        offerCount: 1,
        fromFeed: false,
        keptFields: [],
        eanNotice: null,
      };
      expect(product).toEqual(shape);
      const english = await read(visitor, `${product.id}?locale=en&translations=true`);
      const { fromFeed: _, keptFields: _kept, eanNotice: _notice, ...forVisitors } = shape;
      expect(english.body).toEqual({
        ...forVisitors,
        name: 'Green tea',
        media: [],
        url: `${started.origin}/en/product/${product.id}/green-tea`,
        attributes: [
          {
            ...shape.attributes[0],
            name: 'Weight',
            translations: { name: { sl: 'Teža', en: 'Weight' }, value: { sl: '100' } },
          },
        ],
        categories: [{ id: green, name: 'Green teas', parentId: teas }],
        translations: {
          name: { sl: 'Zeleni čaj', en: 'Green tea' },
          description: { sl: '<p>Dober</p>' },
          specifications: {},
        },
      });
      expect(await prices(product.id)).toEqual(['1299.90']);
      expect((await entries(product.id)).map(({ action }) => action)).toEqual(['product.created']);
    });

    it('for the own store only; catalogue admins name a store', async () => {
      expect((await send(visitor, 'POST', '', aProduct())).status).toBe(401);
      expect((await send(onlooker, 'POST', '', aProduct())).status).toBe(403);
      for (const named of [
        { companyId: foreign.id },
        { companyId: NOT_THERE },
        { company: { id: foreign.id } },
        { companyId: own.id, company: { id: foreign.id } },
        { company: null },
      ])
        expect([named, (await send(seller, 'POST', '', aProduct(named))).status]).toEqual([named, 403]);
      const again = { companyId: own.id, company: { id: own.id, companyName: own.companyName } };
      expect((await add(again)).companyId).toBe(own.id);
      expect(refusal(await send(platform, 'POST', '', aProduct()))).toEqual({
        status: 422,
        fields: ['companyId'],
      });
      expect((await send(platform, 'POST', '', aProduct({ companyId: NOT_THERE }))).status).toBe(404);
      expect((await add({ companyId: foreign.id }, platform)).companyId).toBe(foreign.id);
      expect((await add({ company: { id: foreign.id } }, platform)).companyId).toBe(foreign.id);
      for (const company of [{ id: own.id }, { id: 'x' }])
        expect(
          refusal(await send(platform, 'POST', '', aProduct({ companyId: foreign.id, company }))),
        ).toEqual({ status: 422, fields: ['company'] });
    });

    it.each<[string, object, string[]]>([
      ['no name', { name: '' }, ['name']],
      ['no price', { price: undefined }, ['price']],
      ['a price of nothing', { price: 0 }, ['price']],
      ['three decimals', { price: 9.999 }, ['price']],
      ['a price beyond all bounds', { price: 10_000_000_000 }, ['price']],
      ['a price in words', { price: 'deset' }, ['price']],
      [
        'numbers as texts',
        { price: '12', regularPrice: '15', stock: '3', deliveryCost: '' },
        ['price', 'regularPrice', 'stock', 'deliveryCost'],
      ],
      [
        'much at once',
        { name: undefined, link: undefined, price: 'x', ean: '3830001234560', stock: 0.5, currency: 'EURO' },
        ['name', 'price', 'stock', 'currency', 'link', 'ean'],
      ],
      [
        'what does not hold as a whole',
        {
          regularPrice: 1,
          deliveryDays: { min: 5, max: 2 },
          attributes: [{ name: 'Teža' }, { value: 'zelena' }],
        },
        ['attributes.0.value', 'attributes.1.name', 'deliveryDays.max', 'regularPrice'],
      ],
      [
        'several things that are not there',
        {
          categoryIds: [NOT_THERE],
          media: [{ mediaId: NOT_THERE }],
          attributes: [1, 2].map((number) => ({ name: `A${number}`, value: 'B', definitionId: NOT_THERE })),
        },
        ['attributes.0.definitionId', 'attributes.1.definitionId', 'categoryIds', 'media.0.mediaId'],
      ],
      ['no code', { productCode: undefined }, ['productCode']],
      ['no link, unless it is a draft', { link: undefined }, ['link']],
      ['a link that runs', { link: 'javascript:alert(1)' }, ['link']],
      ['a wrong check digit', { ean: '3830001234560' }, ['ean']],
      ['a currency of four letters', { currency: 'EURO' }, ['currency']],
      ['half a piece', { stock: 0.5 }, ['stock']],
      ['pieces of what is sold out', { stock: 3, availability: 'out_of_stock' }, ['availability']],
      ['days the wrong way round', { deliveryDays: { min: 5, max: 2 } }, ['deliveryDays.max']],
      ['a category that is not there', { categoryIds: [NOT_THERE] }, ['categoryIds']],
      ['a picture of nobody', { media: [{ mediaId: NOT_THERE }] }, ['media.0.mediaId']],
      ['an attribute without a value', { attributes: [{ name: 'Teža' }] }, ['attributes.0.value']],
      [
        'an unknown definition',
        { attributes: [{ name: 'A', value: 'B', definitionId: NOT_THERE }] },
        ['attributes.0.definitionId'],
      ],
    ])('but not with %s', async (_, fields, wrong) => {
      const { status, fields: named } = refusal(await send(seller, 'POST', '', aProduct(fields)));
      expect({ status, fields: named.sort() }).toEqual({ status: 422, fields: wrong.sort() });
    });

    it('as drafts without a link, which activation requires', async () => {
      const draft = await add({ link: undefined, status: 'draft' });
      expect(draft).toMatchObject({ status: 'draft', link: '' });
      const out = () => send(seller, 'PATCH', `/${draft.id}`, { status: 'active' });
      expect(refusal(await out())).toEqual({ status: 422, fields: ['link'] });
      await send(seller, 'PUT', `/${draft.id}`, { link: 'https://trgovina.example/potem' });
      expect((await out()).status).toBe(200);
    });

    it('without contradictions, but allows those of a feed when other fields change', async () => {
      const { id } = await add({ stock: 3 });
      const change = (fields: object) => send(seller, 'PATCH', `/${id}`, fields);
      expect(refusal(await change({ availability: 'out_of_stock' }))).toEqual({
        status: 422,
        fields: ['availability'],
      });
      expect((await change({ availability: 'out_of_stock', stock: 0 })).status).toBe(200);
      expect(refusal(await change({ stock: 2 }))).toEqual({ status: 422, fields: ['stock'] });
      await database.query('update products set stock = 2 where id = $1', [id]);
      expect((await change({ price: 8 })).status).toBe(200);
    });

    it('without unknown fields', async () => {
      expect(refusal(await send(seller, 'POST', '', aProduct({ colour: 'red' })))).toEqual({
        status: 400,
        fields: ['colour'],
      });
    });

    it('with a unique code among those that are not deleted', async () => {
      const { productCode, id } = await add();
      const again = await send(seller, 'POST', '', aProduct({ productCode }));
      expect(refusal(again)).toEqual({ status: 409, fields: ['productCode'] });
      expect((await add({ productCode }, stranger)).id).not.toBe(id);
      await send(seller, 'DELETE', `/${id}`);
      const successor = await add({ productCode });
      expect(refusal(await send(seller, 'POST', `/${id}/restore`))).toEqual({
        status: 409,
        fields: ['productCode'],
      });
      await send(seller, 'DELETE', `/${successor.id}`);
      expect((await send(seller, 'POST', `/${id}/restore`)).status).toBe(200);
    });

    it('with an EAN of the store’s own range, which joins no group and has a notice', async () => {
      const inStore = '2000000000015';
      const product = await add({ ean: inStore }, seller);
      expect(product.ean).toBe(inStore);
      expect(product.eanNotice).toMatch(/trgovin/);
      await add({ ean: inStore }, stranger);
      expect((await read(visitor, String(product.id))).body.offerCount).toBe(1);
    });

    it('as services, without EAN and stock, in categories of services', async () => {
      const service = { kind: 'service', link: '', categoryIds: [repairs] };
      expect((await add(service)).url).toContain('/storitev/');
      const wrong = await send(seller, 'POST', '', aProduct({ ...service, ean: anEan(), stock: 1 }));
      expect(refusal(wrong)).toEqual({ status: 422, fields: ['ean', 'stock'] });
      const misplaced = await send(seller, 'POST', '', aProduct({ ...service, categoryIds: [teas] }));
      expect(refusal(misplaced)).toEqual({ status: 422, fields: ['categoryIds'] });
    });

    it('once for each Idempotency-Key', async () => {
      const body = aProduct();
      const key = { 'idempotency-key': 'once' };
      const [first, second] = [
        await send(seller, 'POST', '', body, key),
        await send(seller, 'POST', '', body, key),
      ];
      expect(second.body.id).toBe(first.body.id);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
    });
  });

  describe('updates products', () => {
    it('with the body of a GET; fields that are left out stay', async () => {
      const product = await add({
        translations: { name: { en: 'Tea' } },
        brand: 'A',
        stock: 4,
        attributes: [{ name: 'Barva', value: 'rdeča', translations: { value: { en: 'red' } } }],
      });
      const { body } = await read(seller, `${product.id}?locale=en`);
      const same = await send(seller, 'PUT', `/${product.id}?locale=en`, body);
      expect(same).toMatchObject({ status: 200, body: { updatedAt: product.updatedAt } });
      const renamed = await send(seller, 'PUT', `/${product.id}?locale=en`, { name: 'Black tea' });
      expect(renamed.body).toMatchObject({ name: 'Black tea', brand: 'A', stock: 4 });
      const all = await read(seller, `${product.id}?translations=true`);
      expect(all.body.translations!.name).toEqual({ sl: product.name, en: 'Black tea' });
      expect(all.body.attributes[0]!.translations!.value).toEqual({ sl: 'rdeča', en: 'red' });
      const kept = await entries(product.id);
      expect(kept.map(({ action }) => action)).toEqual(['product.created', 'product.updated']);
      expect(kept[1]!.after).toEqual({ name: { sl: product.name, en: 'Black tea' } });
    });

    it('and records price changes only', async () => {
      const { id } = await add({ price: 5 });
      await send(seller, 'PATCH', `/${id}`, { price: 4.5 });
      await send(seller, 'PATCH', `/${id}`, { price: 4.5, stock: 2 });
      await send(seller, 'PUT', `/${id}`, { price: 6 });
      expect(await prices(id)).toEqual(['5.00', '4.50', '6.00']);
      expect((await read(visitor, String(id))).body).toMatchObject({ price: 6, stock: 2, lowestPrice: 6 });
    });

    it('of the own store only, and never moves them to another', async () => {
      const { id } = await add();
      for (const [method, path, body] of [
        ['PUT', `/${id}`, { price: 1 }],
        ['PATCH', `/${id}`, { price: 1 }],
        ['DELETE', `/${id}`, undefined],
        ['POST', `/${id}/restore`, {}],
        ['POST', `/${id}/attributes`, { name: 'A', value: 'B' }],
        ['PUT', `/${id}/attributes`, []],
        ['POST', `/${id}/media`, { url: 'https://slike.example/1.jpg' }],
        ['DELETE', `/${id}/media/1`, undefined],
        ['DELETE', `/${id}/attributes/1`, undefined],
      ] as const) {
        expect([method, path, (await send(stranger, method, path, body)).status]).toEqual([
          method,
          path,
          404,
        ]);
        expect((await send(visitor, method, path, body)).status).toBe(401);
        expect((await send(onlooker, method, path, body)).status).toBe(403);
      }
      expect((await send(seller, 'PUT', `/${id}`, { companyId: foreign.id })).status).toBe(403);
      expect((await send(seller, 'PUT', `/${id}`, { companyId: own.id })).status).toBe(200);
      expect(refusal(await send(seller, 'PUT', `/${id}`, { kind: 'service' })).fields).toEqual(['kind']);
      expect((await send(platform, 'PATCH', `/${id}`, { price: 2 })).body.price).toBe(2);
    });

    it('of one version only; a conflict shows both', async () => {
      const { id } = await add({ price: 7 });
      const etag = (await read(seller, String(id))).headers.get('etag')!;
      await send(platform, 'PATCH', `/${id}`, { price: 8 });
      const late = await send(seller, 'PATCH', `/${id}`, { price: 9 }, { 'if-match': etag });
      expect(late).toMatchObject({ status: 412, body: { current: { price: 8 }, sent: { price: 9 } } });
      const again = { 'if-match': late.headers.get('etag')! };
      expect((await send(seller, 'PATCH', `/${id}`, { price: 9 }, again)).body.price).toBe(9);
      expect((await send(seller, 'DELETE', `/${id}`, undefined, { 'if-match': etag })).status).toBe(412);
    });

    it.each<[object, number]>([
      [{ status: 'draft' }, 422],
      [{ price: null }, 422],
      [{ name: 'x' }, 400],
      [{ stock: -1 }, 422],
    ])('in part, but not by %j', async (body, status) => {
      const { id } = await add();
      expect((await send(seller, 'PATCH', `/${id}`, body)).status).toBe(status);
    });
  });

  describe('deactivates, deletes and restores products', () => {
    it('at once for visitors', async () => {
      const { id, url } = await add();
      expect((await send(seller, 'PATCH', `/${id}`, { status: 'inactive' })).body.status).toBe('inactive');
      expect((await read(visitor, String(id))).status).toBe(404);
      expect((await read(onlooker, String(id))).status).toBe(200);
      expect((await read(stranger, String(id))).status).toBe(404);
      expect((await visitor.visit(url)).status).toBe(404);
      await send(seller, 'PATCH', `/${id}`, { status: 'active' });
      expect((await read(visitor, String(id))).status).toBe(200);

      expect((await send(seller, 'DELETE', `/${id}`)).status).toBe(204);
      for (const who of [visitor, seller, platform]) expect((await read(who, String(id))).status).toBe(404);
      expect((await send(seller, 'PUT', `/${id}`, { price: 1 })).status).toBe(404);
      expect((await send(seller, 'DELETE', `/${id}`)).status).toBe(404);
      expect((await send(seller, 'POST', `/${id}/restore`)).body).toMatchObject({ id, status: 'active' });
      expect((await send(seller, 'POST', `/${id}/restore`)).status).toBe(200);
      expect((await read(visitor, String(id))).status).toBe(200);
      expect((await entries(id)).map(({ action }) => action)).toEqual([
        'product.created',
        'product.deactivated',
        'product.activated',
        'product.deleted',
        'product.restored',
      ]);
    });

    it('with a read model that equals a rebuild', async () => {
      const dump = () =>
        Promise.all(
          ['offers', 'placements', 'texts'].map((name) =>
            database.query<unknown[]>(`select * from catalogue_${name} order by 1, 2`),
          ),
        );
      const before = await dump();
      await database.query('truncate catalogue_offers, catalogue_placements, catalogue_texts');
      await started.app.get(CatalogueService).rebuild();
      expect(before[0]!.length).toBeGreaterThan(5);
      expect(await dump()).toEqual(before);
    });
  });

  describe('sets attributes', () => {
    it('adds one or many, replaces, orders and removes them', async () => {
      const { id } = await add();
      await send(seller, 'POST', `/${id}/attributes`, { name: 'Barva', value: 'črna' });
      const two = [
        { name: 'Širina', value: '35,6', unit: 'cm' },
        { name: 'Teža', value: '2', unit: 'kg', translations: { name: { en: 'Weight' } } },
      ];
      const { status, body } = await send(seller, 'POST', `/${id}/attributes`, two);
      expect([status, body.attributes.map(({ name }) => name)]).toEqual([201, ['Barva', 'Širina', 'Teža']]);
      const [colour, width, weight] = body.attributes;
      const turned = await send(seller, 'PUT', `/${id}/attributes`, [weight, colour]);
      expect(turned.body.attributes.map((one) => one.id)).toEqual([weight!.id, colour!.id]);
      const unknown = await send(seller, 'PUT', `/${id}/attributes`, [width]);
      expect(refusal(unknown)).toEqual({ status: 422, fields: ['attributes.0.id'] });
      expect((await send(seller, 'DELETE', `/${id}/attributes/${width!.id}`)).status).toBe(404);
      expect((await send(seller, 'DELETE', `/${id}/attributes/${colour!.id}`)).status).toBe(204);
      const left = await read(seller, `${id}?translations=true`);
      expect(left.body.attributes.map(({ translations }) => translations!.name)).toEqual([
        { sl: 'Teža', en: 'Weight' },
      ]);
      expect((await send(seller, 'PUT', `/${id}/attributes`, [])).body.attributes).toEqual([]);
    });

    it('rejects more than a hundred, and unknown definitions', async () => {
      const { id } = await add();
      const many = Array.from({ length: 100 }, (_, index) => ({ name: `A${index}`, value: '1' }));
      expect((await send(seller, 'POST', `/${id}/attributes`, many)).status).toBe(201);
      expect((await send(seller, 'POST', `/${id}/attributes`, many[0])).status).toBe(422);
      for (const [body, field] of [
        [[], 'attributes'],
        [undefined, 'attributes'],
        [[1], 'attributes.0'],
        ['x', 'attributes.0'],
      ] as const)
        expect(refusal(await send(seller, 'POST', `/${id}/attributes`, body))).toEqual({
          status: 422,
          fields: [field],
        });
      const strange = await send(seller, 'POST', `/${id}/attributes`, [{ name: 'A', value: 'B', size: 1 }]);
      expect(refusal(strange)).toEqual({ status: 400, fields: ['attributes.0.size'] });
    });
  });

  describe('sets images', () => {
    it('attaches and removes uploads and URLs', async () => {
      const { id } = await add();
      const { body: uploaded } = await answer<{ data: { id: number }[] }>(uploadPicture(seller));
      const mediaId = uploaded.data[0]!.id;
      const first = await send(seller, 'POST', `/${id}/media`, { url: 'https://slike.example/a.jpg' });
      expect(first.status).toBe(201);
      const both = await send(seller, 'POST', `/${id}/media`, [{ mediaId }, { mediaId }]);
      expect(both.body.media.map((one) => one.id)).toEqual([first.body.media[0]!.id, mediaId]);
      const turned = await send(seller, 'PUT', `/${id}`, { media: both.body.media.toReversed() });
      expect(turned.body.media[0]!.id).toBe(mediaId);
      expect((await send(seller, 'DELETE', `/${id}/media/${mediaId}`)).status).toBe(204);
      expect((await send(seller, 'DELETE', `/${id}/media/${mediaId}`)).status).toBe(404);
      expect((await read(seller, String(id))).body.media).toHaveLength(1);
      const theirs = await add({}, stranger);
      const taken = await send(stranger, 'POST', `/${theirs.id}/media`, { mediaId });
      expect(refusal(taken)).toEqual({ status: 422, fields: ['media.0.mediaId'] });
    });
  });

  describe('lists products', () => {
    let ean: string;
    let cheap: ProductJson;
    let dear: ProductJson;
    let other: ProductJson;
    let hidden: ProductJson;

    beforeAll(async () => {
      ean = anEan();
      const tea = { name: 'Jasminov čaj', ean, brand: 'Jasmin', categoryIds: [green] };
      dear = await add({ ...tea, price: 12, regularPrice: 14, deliveryCost: 0 });
      await reduceFrom(started.app, 15, [dear.id]);
      cheap = await add({ ...tea, price: 11, deliveryCost: 5, availability: 'in_stock' }, stranger);
      other = await add({
        name: 'Jasminov med',
        brand: 'Čebelar',
        price: 20,
        categoryIds: [teas],
        condition: 'used',
      });
      hidden = await add({ name: 'Jasminov osnutek', status: 'draft' });
    });

    it('for visitors as groups, with counts of the filters', async () => {
      const found = await list(visitor, 'query=jasmin&sort=price');
      expect(idsOf(found)).toEqual([dear.id, other.id]);
      expect(found.body.count).toBe(2);
      expect(found.headers.get('x-total-count')).toBe('2');
      expect(found.body.products[0]).toMatchObject({ price: 12, lowestPrice: 11, offerCount: 2 });
      const price = found.body.filters[0]!;
      expect(price).toMatchObject({
        id: 'price',
        items: [
          { id: 'priceFrom', count: 2, value: 11 },
          { id: 'priceTo', count: 2, value: 20 },
        ],
      });
      expect(price.buckets!.reduce((sum, bucket) => sum + bucket, 0)).toBeGreaterThanOrEqual(2);
      expect(found.body.filters.map(({ id }) => id)).toEqual([
        'price',
        'brands',
        'categories',
        'companies',
        'availability',
        'discount',
        'condition',
      ]);
      expect(group(found, 'brands')).toEqual({ jasmin: 1, cebelar: 1 });
      expect(group(found, 'categories')).toEqual({ [teas]: 2 });
      expect(group(found, 'companies')).toEqual({ [own.id]: 2, [foreign.id]: 1 });
      expect(group(found, 'availability')).toEqual({ in_stock: 1, unknown: 2 });
      expect(group(found, 'discount')).toEqual({ true: 1 });
      expect(group(found, 'condition')).toEqual({ new: 1, used: 1 });
    });

    it('with filters, whose counts ignore their own selection', async () => {
      const found = await list(visitor, 'query=jasmin&brand=JASMIN&priceTo=11.5&inStock=true');
      expect(idsOf(found)).toEqual([dear.id]);
      expect(group(found, 'brands')).toEqual({ jasmin: 1 });
      expect(found.body.filters[0]!.items.map(({ value }) => value)).toEqual([11, 11]);
      expect(group(await list(visitor, 'query=jasmin&brand=jasmin'), 'brands')).toEqual({
        jasmin: 1,
        cebelar: 1,
      });
      const none = await list(visitor, 'query=jasmin&priceFrom=500');
      expect(none.body).toMatchObject({ count: 0, products: [] });
      expect(none.body.filters[0]!.items[0]!.value).toBe(11);
    });

    it.each<[string, () => string, () => number[]]>([
      ['by category, with what stands below', () => `category=${green}&query=jasmin`, () => [dear.id]],
      ['by store, singly', () => `company=${foreign.id}&query=jasmin`, () => [cheap.id]],
      ['by EAN', () => `ean=${ean}`, () => [dear.id]],
      ['by EAN within one store', () => `ean=${ean}&company=${foreign.id}`, () => [cheap.id]],
      ['by ids', () => `ids=${other.id},${cheap.id}&sort=price`, () => [dear.id, other.id]],
      ['by condition', () => 'condition=used&query=jasmin', () => [other.id]],
      ['by discount', () => 'discount=true&query=jasmin', () => [dear.id]],
      [
        'by price with delivery',
        () => `company=${own.id}&query=jasmin&sort=total`,
        () => [dear.id, other.id],
      ],
      ['the dearest first', () => 'query=jasmin&sort=-price', () => [other.id, dear.id]],
      ['page by page', () => 'query=jasmin&sort=price&limit=1&page=2', () => [other.id]],
    ])('%s', async (_, query, ids) => {
      const found = await list(visitor, query());
      // the ids of other offers of a group are answered as its canonical offer
      expect(idsOf(found)).toEqual(ids());
    });

    it('for a store in any status, and for catalogue admins of all stores', async () => {
      const found = await list(onlooker, 'status=draft&query=jasmin');
      expect(idsOf(found)).toEqual([hidden.id]);
      expect(group(found, 'status')).toEqual({ draft: 1, active: 2, inactive: 0, blocked: 0 });
      expect(idsOf(await list(onlooker, 'status=all&query=jasmin&sort=price'))).toEqual([
        hidden.id,
        dear.id,
        other.id,
      ]);
      expect(idsOf(await list(platform, 'status=active&query=jasmin&sort=price'))).toEqual([
        cheap.id,
        dear.id,
        other.id,
      ]);
      expect(idsOf(await list(platform, `status=all&query=jasmin&company=${foreign.id}`))).toEqual([
        cheap.id,
      ]);
      expect((await list(onlooker, `status=all&company=${foreign.id}`)).status).toBe(404);
      expect((await list(visitor, 'status=all')).status).toBe(401);
    });

    it.each([
      'sort=best',
      'limit=101',
      'colour=red',
      'status=gone',
      'ids=a',
      'ean=12',
      'kind=blog',
      'category=x',
    ])('but not for %s', async (query) => {
      expect((await list(visitor, query)).status).toBe(400);
    });

    it('as similar and featured ones', async () => {
      const similar = await answer<ProductJson[]>(visitor.get(`/api/products/${dear.id}/similar`));
      expect(similar.status).toBe(200);
      const eans = similar.body.map((product) => product.ean);
      expect(eans).not.toContain(ean);
      for (const type of ['popular', 'new', 'discounted']) {
        const featured = await answer<ProductJson[]>(
          visitor.get(`/api/products/featured/?featured_type=${type}`),
        );
        expect(featured.status).toBe(200);
        if (type === 'discounted') expect(featured.body.map(({ id }) => id)).toContain(dear.id);
      }
      expect((await visitor.get('/api/products/featured/?featured_type=old')).status).toBe(400);
      expect((await visitor.get(`/api/products/${hidden.id}/similar`)).status).toBe(404);
      expect((await visitor.get('/api/products/data')).status).toBe(404);
    });
  });

  async function uploadPicture(who: Visitor): Promise<Response> {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(await drawn().png().toBuffer())], { type: 'image/png' }),
      'slika.png',
    );
    return who.send('POST', '/api/media', form);
  }
});
