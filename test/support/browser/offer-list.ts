import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import type { Company } from '../../../src/companies/company.entity.js';
import type { User } from '../../../src/users/user.entity.js';
import { type AdminBrowser, aStoreOf, startAdmin } from './admin-browser.js';
import type { TestApp } from '../app.js';
import type { Visitor } from './visitor.js';

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
 * For a `describe`: an empty store for each test, its list in a browser, and helpers for the tests of the
 * list.
 */
export function useOfferList() {
  let started: TestApp;
  let browser: AdminBrowser;
  let company: Company;
  let admin: User;
  let seller: Visitor;

  beforeAll(async () => {
    ({ started, browser } = await startAdmin());
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
  });
  beforeEach(async () => {
    browser.complaints.length = 0;
    ({ company, admin, seller } = await aStoreOf(started));
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  const send = async (method: string, path: string, body: object) => {
    const response = await seller.send(method, path, body, { 'x-inertia': 'true' });
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };
  const add = (productCode: string, fields: object = {}) => {
    const link = `https://trgovina.example/${productCode}`;
    const name = { sl: `Čaj ${productCode}`, en: `Tea ${productCode}` };
    return send('POST', LIST, { name, productCode, price: '10', link, status: 'active', ...fields });
  };
  const stored = async (productCode: string) => {
    const [found] = await started.app.get(DataSource).query<Record<string, unknown>[]>(
      `select id, price, stock, status, availability, delivery_cost as "deliveryCost", regular_price as "regularPrice"
       from products where product_code = $1 and company_id = $2`,
      [productCode, company.id],
    );
    return found!;
  };
  const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });

  return {
    get app() {
      return started.app;
    },
    get browser() {
      return browser;
    },
    get company() {
      return company;
    },
    get admin() {
      return admin;
    },
    send,
    add,
    stored,
    row,
  };
}
