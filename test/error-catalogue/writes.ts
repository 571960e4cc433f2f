import { aFeed } from '../support/data/feed.js';
import { formOf } from '../support/katalog.js';
import type { Situation } from './situation.js';
import type { Stage } from './stage.js';

const PRODUCTS = '/administracija/izdelki';
const IMPORTS = '/administracija/uvozi';
const CATEGORIES = '/administracija/kategorije';
const PRODUCT_WRITE = 'product, attribute, media or import write fails';
/** In the same transaction as every write. */
const JOURNAL = 'audit_entries';

const aProduct = ({ store }: Stage, fields: object = {}) => ({
  companyId: store.company.id,
  name: { sl: 'Skodelica' },
  productCode: `S-${crypto.randomUUID()}`,
  price: '4,50',
  link: 'https://store.test/skodelica',
  ...fields,
});
const create = (on: Stage, fields?: object) =>
  on.sent('POST', PRODUCTS, aProduct(on, fields), on.store.admin, 'products');
const change = (on: Stage, body: object) => on.sent('PUT', `${PRODUCTS}/${on.product}`, body, on.store.admin);
const categorise = (on: Stage) =>
  on.sent('POST', CATEGORIES, { name: { sl: 'Skodelice', en: 'Cups' }, parentId: null }, on.boss);

/** Writes of products and categories by stores and the platform; screens.ts tests the console's part. */
export const WRITES: Situation[] = [
  {
    line: PRODUCT_WRITE,
    situation: 'a product',
    without: JOURNAL,
    play: (on) => change(on, { name: { sl: 'Lonček' } }),
    status: 303,
    toast: 'details.setter_error_products',
  },
  {
    line: PRODUCT_WRITE,
    situation: 'its attributes',
    without: 'product_attributes',
    play: (on) => change(on, { attributes: [{ name: { sl: 'Okus' }, value: { sl: 'blag' } }] }),
    status: 303,
    toast: 'details.setter_error_products',
  },
  {
    line: PRODUCT_WRITE,
    situation: 'its pictures',
    without: 'product_media',
    play: (on) => change(on, { media: [] }),
    status: 303,
    toast: 'details.setter_error_products',
  },
  {
    line: PRODUCT_WRITE,
    situation: 'an import',
    without: 'imports',
    play: (on) => on.sent('POST', IMPORTS, formOf(aFeed([{ productCode: 'A' }])), on.store.admin),
    status: 303,
    toast: 'details.setter_error_products',
  },
  {
    line: 'category write fails',
    situation: 'a new one',
    without: JOURNAL,
    play: categorise,
    status: 303,
    toast: 'details.setter_error_categories',
  },
  {
    line: 'write succeeds',
    situation: 'a product',
    play: (on) => change(on, { name: { sl: 'Lonček' } }),
    status: 303,
    toast: 'details.setter_success_products',
  },
  {
    line: 'write succeeds',
    situation: 'a category',
    play: categorise,
    status: 303,
    toast: 'details.setter_success_categories',
  },
  {
    line: 'creating a product in the development environment gets an error response',
    situation: 'from a database that fails: there is no product',
    without: JOURNAL,
    play: (on) => create(on),
    status: 303,
    toast: 'details.setter_error_products',
    effect: { rows: 1 },
  },
  {
    line: 'creating a product in the development environment gets an error response',
    situation: 'since what was sent does not hold: there is no product either',
    play: (on) => create(on, { price: 'zastonj' }),
    status: 303,
    toast: 'details.setter_error_products',
    effect: { rows: 1 },
  },
];
