import { ACCESS_RULE } from '../../src/access/can.decorator.js';
import { StoresPagesController } from '../../src/storefront/stores.pages.controller.js';
import { SCREEN_TEXTS, type Situation } from './situation.js';
import type { Stage } from './stage.js';

const SEARCH = '/iskanje/izdelki/rezultati';
const FATAL = 'loading product list, a single product or the complete category list fails';
const EMPTY = 'loading similar products, featured products or product data fails';
const ERROR_503 = { component: 'errors/show', props: { status: 503 }, message: 'Service Unavailable' };
const UNAVAILABLE = { props: { code: 'unavailable' }, message: 'Service Unavailable' };
const NOT_FOUND = { component: 'errors/show', props: { status: 404 } };

/** A handler without a rule of access is what a page with an unknown guard was. */
async function withoutRule<Result>(handler: object, work: () => Promise<Result>): Promise<Result> {
  const rule: unknown = Reflect.getMetadata(ACCESS_RULE, handler);
  if (rule === undefined) throw new Error('There is no rule to take away');
  Reflect.deleteMetadata(ACCESS_RULE, handler);
  try {
    return await work();
  } finally {
    Reflect.defineMetadata(ACCESS_RULE, rule, handler);
  }
}

const screen = (texts: keyof typeof SCREEN_TEXTS, picture: string) => ({
  text: expect.stringMatching(
    new RegExp(`${escaped(SCREEN_TEXTS[texts].title)}.*${escaped(SCREEN_TEXTS[texts].description)}`),
  ) as string,
  body: expect.stringContaining(picture) as string,
});
const escaped = (text: string) => text.replace(/[.?]/g, '\\$&');

/** Pages and their parts. */
export const READS: Situation[] = [
  {
    line: 'unmatched route',
    situation: 'a page',
    play: (on) => on.page('/nikjer'),
    status: 404,
    toast: null,
    effect: NOT_FOUND,
  },
  {
    line: 'unmatched route',
    situation: 'for programs',
    play: (on) => on.program('/api/nowhere'),
    status: 404,
    toast: null,
    effect: { props: { code: 'not_found' } },
  },
  {
    line: 'route validation failure',
    situation: 'an id that is no number',
    play: (on) => on.page('/izdelek/ni-stevilka/ime'),
    status: 404,
    toast: null,
    effect: NOT_FOUND,
  },
  {
    line: 'unknown middleware',
    situation: 'a handler that says nothing of who may call it is closed, to everybody',
    play: (on) => withoutRule(StoresPagesController, () => on.page('/company', on.boss)),
    status: 403,
    toast: null,
    effect: { component: 'errors/show', props: { status: 403 } },
  },
  {
    line: FATAL,
    situation: 'the product list',
    without: 'catalogue_offers',
    play: (on) => on.page(SEARCH),
    status: 503,
    toast: null,
    effect: ERROR_503,
  },
  {
    line: FATAL,
    situation: 'the product list of a category',
    without: 'catalogue_offers',
    play: (on) => on.page(`/izdelki/rezultati/${on.category}/cajniki`),
    status: 503,
    toast: null,
    effect: ERROR_503,
  },
  {
    line: FATAL,
    situation: 'the product list, for programs',
    without: 'catalogue_offers',
    play: (on) => on.program('/api/products'),
    status: 503,
    toast: null,
    effect: UNAVAILABLE,
  },
  {
    line: FATAL,
    situation: 'a single product',
    without: 'price_history',
    play: (on) => on.page(on.address),
    status: 503,
    toast: null,
    effect: ERROR_503,
  },
  {
    line: FATAL,
    situation: 'a single product, for programs',
    without: 'product_attributes',
    play: (on) => on.program(`/api/products/${on.product}`),
    status: 503,
    toast: null,
    effect: UNAVAILABLE,
  },
  {
    line: FATAL,
    situation: 'the complete category list: the page of the error cannot have it either, so a document comes',
    without: 'categories',
    play: (on) => on.page('/'),
    status: 409,
    toast: null,
    effect: { location: '/' },
  },
  {
    line: FATAL,
    situation: 'the complete category list, as that document',
    without: 'categories',
    play: (on) => on.document('/'),
    status: 503,
    toast: null,
    effect: screen('server_error', '/server-error.svg'),
  },
  {
    line: FATAL,
    situation: 'the complete category list, for programs',
    without: 'categories',
    play: (on) => on.program('/api/categories?ignore_empty=false'),
    status: 503,
    toast: null,
    effect: UNAVAILABLE,
  },
  {
    line: EMPTY,
    situation: 'similar products, which come after the page; their toast is the browser’s',
    without: 'catalogue_placements',
    play: (on) => on.later(on.address, 'products/show', 'similar'),
    status: 200,
    toast: null,
    effect: { component: 'products/show', rescued: ['similar'] },
  },
  {
    line: EMPTY,
    situation: 'featured products',
    without: 'catalogue_offers.popularity',
    play: (on) => on.page('/'),
    status: 200,
    toast: 'details.getter_error_products',
    effect: { props: { featured: [] } },
  },
  {
    line: EMPTY,
    situation: 'product data',
    without: 'product_data',
    play: (on) => on.page('/administracija/podatki-o-izdelkih', on.store.admin),
    status: 200,
    toast: 'details.getter_error_products',
    effect: { props: { items: [], count: 0 } },
  },
  {
    line: EMPTY,
    situation: 'product data of an EAN',
    without: 'product_data',
    play: (on) => {
      const path = '/administracija/izdelki/nov?ean=4006381333931';
      return on.later(path, 'offers/form', 'prefill', on.store.admin);
    },
    status: 200,
    toast: 'details.getter_error_products',
    effect: { props: { prefill: null } },
  },
  {
    line: 'loading categories fails',
    situation: 'those that a form offers',
    without: 'categories',
    play: (on) => {
      const headers = { 'x-category-choices': 'query=caj' };
      return on.later('/administracija', 'overview/index', 'categoryChoices', on.boss, headers);
    },
    status: 200,
    toast: 'details.getter_error_categories',
    effect: { props: { categoryChoices: { choices: [], count: 0 } } },
  },
  {
    line: 'counting company product data fails',
    situation: 'its message goes with the count: the list’s own failure has the toast',
    without: 'product_data',
    play: (on) => counted(on),
    status: 200,
    toast: 'details.getter_error_category',
    effect: { count: 0 },
  },
  {
    line: 'loading users fails',
    situation: 'a search for one',
    without: 'fold_text(text)',
    play: (on) => on.page('/administracija/uporabniki?query=ana', on.boss),
    status: 200,
    toast: 'details.getter_error_users',
    effect: { props: { users: [], count: 0 } },
  },
  {
    line: 'fatal or unhandled errors',
    situation: 'a page',
    without: 'blogs',
    play: (on) => on.page('/blogi'),
    status: 500,
    toast: null,
    effect: { component: 'errors/show', props: { status: 500 } },
  },
  {
    line: 'fatal or unhandled errors',
    situation: 'a page of the admin area, which stays around it',
    without: 'blogs',
    play: (on) => on.page('/administracija/blogi', on.boss),
    status: 500,
    toast: null,
    effect: { component: 'errors/admin', props: { status: 500 } },
  },
  {
    line: 'error screen',
    situation: '404',
    play: (on) => on.document('/nikjer'),
    status: 404,
    toast: null,
    effect: screen('not_found', '/not-found.svg'),
  },
  {
    line: 'error screen',
    situation: '500',
    without: 'blogs',
    play: (on) => on.document('/blogi'),
    status: 500,
    toast: null,
    effect: screen('server_error', '/server-error.svg'),
  },
  {
    line: 'error screen',
    situation: '503',
    without: 'catalogue_offers',
    play: (on) => on.document(SEARCH),
    status: 503,
    toast: null,
    effect: screen('server_error', '/server-error.svg'),
  },
];

/** The count of a store, next to which its own failure is shown. */
async function counted(on: Stage) {
  const { status, props } = await on.page('/administracija/podatki-o-izdelkih', on.store.admin);
  const { companyCount } = props as { companyCount: { count: number; failure: { detail: string } } };
  return { status, toast: companyCount.failure.detail, count: companyCount.count };
}
