import type { Page } from 'playwright-core';
import { Katalog, type Store } from '../katalog.js';
import { TestBrowser } from './test-browser.js';

export const LIST = '/administracija/izdelki';
const ALL_COLUMNS = [
  'price',
  'regularPrice',
  'stock',
  'availability',
  'deliveryCost',
  'total',
  'brand',
  'clicks',
  'status',
  'updatedAt',
  'code',
  'ean',
  'categories',
];
/** A query that shows all of them. */
export const WITH_COLUMNS = ['name', ...ALL_COLUMNS].map((id) => `columns=${id}`).join('&');

/**
 * For a file: an empty store for each test, its list in a browser, and helpers for the tests of the
 * list.
 */
export async function useOfferList() {
  const katalog = await Katalog.use({ worker: false });
  const browser = TestBrowser.use(katalog.origin);
  let store: Store;

  beforeEach(async () => {
    store = await katalog.store();
  });

  const send = async (method: string, path: string, body: object) => {
    const response = await store.admin.send(method, path, body, { 'x-inertia': 'true' });
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };
  const add = (productCode: string, fields: object = {}) => {
    const link = `https://trgovina.example/${productCode}`;
    const name = { sl: `Čaj ${productCode}`, en: `Tea ${productCode}` };
    return send('POST', LIST, { name, productCode, price: '10', link, status: 'active', ...fields });
  };
  const stored = async (productCode: string) => {
    const [found] = await katalog.rows<Record<string, unknown>>(
      `select id, price, stock, status, availability, delivery_cost as "deliveryCost", regular_price as "regularPrice"
       from products where product_code = $1 and company_id = $2`,
      [productCode, store.company.id],
    );
    return found!;
  };
  const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });

  return {
    katalog,
    browser,
    get company() {
      return store.company;
    },
    get admin() {
      return store.person;
    },
    send,
    add,
    stored,
    row,
  };
}
