import type { Company } from '../../src/companies/company.entity.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeCompany, makePerson, signedIn } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

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

describe('input that is refused', () => {
  let started: TestApp;
  let seller: Visitor;
  let platform: Visitor;
  let own: Company;
  let id: number;

  beforeAll(async () => {
    started = await startApp();
    own = await makeCompany(started.app, 'Čajnica');
    const enter = async (fields: Parameters<typeof makePerson>[1]) =>
      signedIn(started.origin, await makePerson(started.app, fields));
    seller = await enter({ userType: 'admin', companyId: own.id });
    platform = await enter({ userType: 'super_admin', companyId: null });
    ({ id } = (await send(seller, 'POST', '/api/products', aProduct())).body);
  });
  afterAll(() => started?.close());

  async function send(who: Visitor, method: string, path: string, body?: unknown, headers = {}) {
    const response = await who.send(method, path, body, headers);
    const text = await response.text();
    return { status: response.status, text, body: (text ? JSON.parse(text) : {}) as Answer };
  }

  const DESCRIBED: [string, string, string, object | undefined, number, Record<string, string>][] = [
    [
      'a price below nothing',
      'POST',
      '/api/products',
      aProduct({ price: -1 }),
      422,
      { sl: 'Najmanjša dovoljena vrednost je 0,01.', en: 'The smallest allowed value is 0.01.' },
    ],
    [
      'a long code',
      'POST',
      '/api/products',
      aProduct({ productCode: 'a'.repeat(500) }),
      422,
      { sl: 'Dovoljenih je največ toliko znakov: 100.', en: 'No more than this many characters: 100.' },
    ],
    [
      'too many pictures',
      'POST',
      '/api/products',
      aProduct({ media: texts(21).map((index) => ({ url: `https://slike.example/${index}.jpg` })) }),
      422,
      { sl: 'Dovoljenih je največ toliko vnosov: 20.', en: 'No more than this many entries: 20.' },
    ],
    [
      'a long page',
      'GET',
      '/api/products?limit=1000',
      undefined,
      400,
      { sl: 'Največja dovoljena vrednost je 100.', en: 'The largest allowed value is 100.' },
    ],
    [
      'a page before the first',
      'GET',
      '/api/products?page=0',
      undefined,
      400,
      { sl: 'Najmanjša dovoljena vrednost je 1.', en: 'The smallest allowed value is 1.' },
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
        sl: 'V besedilu je pokvarjen ali neviden znak, ki ga ni mogoče shraniti. Vpišite ga znova.',
        en: 'This holds a broken or invisible character that cannot be stored. Please type it again.',
      },
    ],
  ];

  it.each(DESCRIBED)('tells the limit: %s', async (_, method, path, body, status, messages) => {
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
      '0.value',
    ],
    ['a category', 'platform', 'POST', () => '/api/categories', { name: HALF }, 'name'],
    ['a name of a field', 'seller', 'PUT', () => `/api/products/${id}`, { [HALF]: 1 }, 'body'],
  ])('names half a character: in %s', async (_, who, method, path, body, field) => {
    const answer = await send({ seller, platform }[who], method, path(), body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('takes whole pairs', async () => {
    const answer = await send(seller, 'PUT', `/api/products/${id}`, { name: 'Čaj 🍵' });
    expect(answer.status).toBe(200);
  });

  it('counts more attributes than there may be', async () => {
    const many = texts(101).map((index) => ({ name: `A${index}`, value: '1' }));
    const answer = await send(seller, 'POST', `/api/products/${id}/attributes`, many);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { attributes: 'Dovoljenih je največ toliko vnosov: 100.' },
    ]);
  });
});
