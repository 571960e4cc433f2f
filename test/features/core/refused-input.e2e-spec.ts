import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

interface Answer {
  id: number;
  code: string;
  errors?: Record<string, string>;
}

let count = 0;
const aProduct = (fields: object = {}) => ({
  name: `Izdelek ${++count}`,
  productCode: `R-${count}`,
  price: 10,
  link: 'https://trgovina.example/1',
  ...fields,
});

const texts = (length: number) => Array.from({ length }, (_, index) => index);

async function send(who: Visitor, method: string, path: string, body?: unknown, headers = {}) {
  const response = await who.send(method, path, body, headers);
  const text = await response.text();
  return { status: response.status, text, body: (text ? JSON.parse(text) : {}) as Answer };
}
const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const seller = await signedInAs(started, { userType: 'admin', companyId: own.id });
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const { id } = (await send(seller, 'POST', '/api/products', aProduct())).body;

describe('refused input', () => {
  const DESCRIBED: [string, string, string, object | undefined, number, Record<string, string>][] = [
    [
      'a price below nothing',
      'POST',
      '/api/products',
      aProduct({ price: -1 }),
      422,
      { sl: 'Vpišite vrednost, ki ni manjša od 0.', en: 'Enter a value of 0 or more.' },
    ],
    [
      'a long code',
      'POST',
      '/api/products',
      aProduct({ productCode: 'a'.repeat(500) }),
      422,
      { sl: 'Vpišite največ 100 znakov.', en: 'Enter up to 100 characters.' },
    ],
    [
      'too many pictures',
      'POST',
      '/api/products',
      aProduct({ media: texts(21).map((index) => ({ url: `https://slike.example/${index}.jpg` })) }),
      422,
      { sl: 'Navedete lahko največ 20 vnosov.', en: 'You can add up to 20 entries.' },
    ],
    [
      'a long page',
      'GET',
      '/api/products?limit=1000',
      undefined,
      400,
      { sl: 'Vpišite vrednost, ki ni večja od 100.', en: 'Enter a value of 100 or less.' },
    ],
    [
      'a page before the first',
      'GET',
      '/api/products?page=0',
      undefined,
      400,
      { sl: 'Vpišite vrednost, ki ni manjša od 1.', en: 'Enter a value of 1 or more.' },
    ],
    [
      'a list for an object',
      'PATCH',
      '/api/products/1',
      [],
      422,
      { sl: 'Pošljite objekt s polji.', en: 'Send an object with fields.' },
    ],
    [
      'a character that is none',
      'POST',
      '/api/products',
      aProduct({ name: 'Čaj\0' }),
      422,
      {
        sl: 'Besedilo vsebuje pokvarjen ali neviden znak, ki ga ni mogoče shraniti. Vpišite besedilo znova.',
        en: 'The text contains a broken or invisible character that can’t be stored. Type it again.',
      },
    ],
  ];

  it.each(DESCRIBED)('states the limit: %s', async (_, method, path, body, status, messages) => {
    for (const [locale, message] of Object.entries(messages)) {
      const answer = await send(seller, method, path, body, { 'accept-language': locale });
      expect([answer.status, Object.values(answer.body.errors ?? {})]).toEqual([status, [message]]);
      expect(answer.text).not.toMatch(/\{limit|isObject|"target"/);
    }
  });

  const HALF = 'Čaj \ud800';
  it.each<[string, 'seller' | 'platform', string, () => string, object, string]>([
    ['a name', 'seller', 'PUT', () => `/api/products/${id}`, { name: HALF }, 'name'],
    ['a description', 'seller', 'PUT', () => `/api/products/${id}`, { description: HALF }, 'description'],
    [
      'a translation',
      'seller',
      'PUT',
      () => `/api/products/${id}`,
      { translations: { name: { en: HALF } } },
      'translations.name.en',
    ],
    ['a brand', 'seller', 'PUT', () => `/api/products/${id}`, { brand: HALF }, 'brand'],
    ['a code', 'seller', 'POST', () => '/api/products', aProduct({ productCode: HALF }), 'productCode'],
    [
      'an attribute',
      'seller',
      'POST',
      () => `/api/products/${id}/attributes`,
      [{ name: 'Teža', value: HALF }],
      'attributes.0.value',
    ],
    [
      'one picture',
      'seller',
      'POST',
      () => `/api/products/${id}/media`,
      { url: `https://trgovina.example/${HALF}` },
      'media.0.url',
    ],
    ['a category', 'platform', 'POST', () => '/api/categories', { name: HALF }, 'name'],
    ['a name of a field', 'seller', 'PUT', () => `/api/products/${id}`, { [HALF]: 1 }, 'body'],
  ])('names a lone surrogate: in %s', async (_, who, method, path, body, field) => {
    const answer = await send({ seller, platform }[who], method, path(), body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('accepts surrogate pairs', async () => {
    const answer = await send(seller, 'PUT', `/api/products/${id}`, { name: 'Čaj 🍵' });
    expect(answer.status).toBe(200);
  });

  it('counts excess attributes', async () => {
    const many = texts(101).map((index) => ({ name: `A${index}`, value: '1' }));
    const answer = await send(seller, 'POST', `/api/products/${id}/attributes`, many);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { attributes: 'Navedete lahko največ 100 vnosov.' },
    ]);
  });

  describe('of parts', () => {
    const parts = () => `/api/products/${id}/attributes`;
    const define = async (type: string) => {
      const name = { sl: `Lastnost ${++count}` };
      const body = { name: name.sl, translations: { name }, type };
      const { body: made, status, text } = await send(platform, 'POST', '/api/attributes', body);
      expect([status, text]).toEqual([201, expect.any(String)]);
      return made.id;
    };
    const added = async (body: unknown) => {
      const answer = await send(seller, 'POST', parts(), body);
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };

    it('is indexed as it was sent', async () => {
      expect(await added([{ name: 'Barva', value: 'črna' }])).toEqual([201, []]);
      const definitionId = await define('number');
      const wrong = { name: 'X', value: 'veliko', definitionId };
      expect(await added(wrong)).toEqual([422, ['attributes.0.value']]);
      expect(await added([{ name: 'Y', value: '1' }, wrong])).toEqual([422, ['attributes.1.value']]);
      expect(await added({ name: 'Y' })).toEqual([422, ['attributes.0.value']]);
      const pictures = `/api/products/${id}/media`;
      await send(seller, 'POST', pictures, { url: 'https://slike.example/a.jpg' });
      const answer = await send(seller, 'POST', pictures, { mediaId: 999_999 });
      expect([answer.status, Object.keys(answer.body.errors!)]).toEqual([422, ['media.0.mediaId']]);
    });

    it('may contradict in texts only, not in numbers', async () => {
      const [number, text] = [await define('number'), await define('text')];
      const two = (definitionId: number, second: string) => [
        { name: 'A', value: '1', definitionId },
        { name: 'A', value: second, definitionId },
      ];
      expect(await added(two(number, '2'))).toEqual([422, ['attributes.1.value']]);
      expect(await added(two(text, '2'))).toEqual([201, []]);
      expect(await added(two(number, '1,0'))).toEqual([201, []]);
      expect(await added([{ name: 'A', value: '3', definitionId: number }])).toEqual([
        422,
        ['attributes.0.value'],
      ]);
    });

    it('does not remove a part that has changed meanwhile', async () => {
      const old = (await seller.get(`/api/products/${id}`)).headers.get('etag')!;
      await send(seller, 'POST', parts(), { name: 'Nova', value: 'da' });
      const { body } = await send(seller, 'GET', `/api/products/${id}`);
      const { attributes } = body as unknown as { attributes: { id: number }[] };
      const path = `${parts()}/${attributes[0]!.id}`;
      expect((await send(seller, 'DELETE', path, undefined, { 'if-match': old })).status).toBe(412);
      const now = (await seller.get(`/api/products/${id}`)).headers.get('etag')!;
      expect((await send(seller, 'DELETE', path, undefined, { 'if-match': now })).status).toBe(204);
    });

    it('does not remove it by an outdated form either', async () => {
      const response = await send(seller, 'POST', '/api/products', aProduct());
      const path = `/administracija/izdelki/${response.body.id}`;
      await seller.submit('DELETE', path, { _version: '1' });
      expect((await send(seller, 'GET', `/api/products/${response.body.id}`)).status).toBe(200);
      await seller.submit('DELETE', path);
      expect((await send(seller, 'GET', `/api/products/${response.body.id}`)).status).toBe(404);
    });
  });

  it('does not move a product to another store, and accepts the present one', async () => {
    const moved = (company: unknown) => send(seller, 'PUT', `/api/products/${id}`, { company });
    expect((await moved({ id: own.id + 1 })).status).toBe(403);
    expect((await moved(null)).status).toBe(403);
    expect((await moved({ id: own.id })).status).toBe(200);
  });

  it('rejects unknown currencies', async () => {
    const answer = (currency: string) => send(seller, 'POST', '/api/products', aProduct({ currency }));
    expect((await answer('XXQ')).body.errors).toEqual({ currency: 'Izberite eno od ponujenih možnosti.' });
    expect((await answer('CHF')).status).toBe(201);
  });
});
