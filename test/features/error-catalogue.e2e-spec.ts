import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CategoriesService } from '../../src/categories/categories.service.js';
import type { FlashData } from '../../src/core/inertia/pages.js';
import { signInAtProvider } from '../support/auth-emulator.js';
import { startFlakyProxy } from '../support/flaky-proxy.js';
import { Katalog, type Store } from '../support/katalog.js';
import { makePerson } from '../support/people.js';
import { testServices } from '../support/services.js';
import type { Visitor } from '../support/visitor.js';

/** What an answer shows of a failure. */
interface Seen {
  status: number;
  component?: string;
  toast?: string;
  location?: string | null;
  rescued?: unknown;
  props?: Record<string, unknown>;
}

interface Situation {
  /** In the words of the specification's catalogue of errors. */
  situation: string;
  /** What is taken away in the database meanwhile: a table, or a column of one. */
  without?: string;
  ask: () => Promise<Seen>;
  expected: object;
}

type ToastTexts = Record<string, string> & Record<'details' | 'auth', Record<string, string>>;
const texts = JSON.parse(readFileSync(join(__dirname, '../../locales/sl/toast.json'), 'utf8')) as ToastTexts;

const ERROR_503 = { status: 503, component: 'errors/show', props: { status: 503 } };
const UNAVAILABLE = { status: 503, props: { code: 'unavailable' } };
const SEARCH = '/iskanje/izdelki/rezultati';

/**
 * The specification's catalogue of errors, line by line. What it says of chunks that do not load is tried with two real
 * builds in releases-browser; what toasts say after every single write in toast-keys; the provider's own troubles on the
 * login page in provider-trouble; what a browser makes of all this in failed-visits-browser.
 */
describe('the catalogue of errors:', () => {
  let katalog: Katalog;
  let store: Store;
  let boss: Visitor;
  let product: number;
  let address: string;
  let category: number;
  let provider: Awaited<ReturnType<typeof startFlakyProxy>>;

  beforeAll(async () => {
    provider = await startFlakyProxy((await testServices()).FIREBASE_AUTH_EMULATOR_HOST);
    katalog = await Katalog.start({ env: { FIREBASE_AUTH_EMULATOR_HOST: provider.host } });
    store = await katalog.store();
    boss = await katalog.signedInAs('super_admin');
    category = await katalog.category({ sl: 'Čajniki', en: 'Teapots' });
    product = await katalog.sellOne(store, { productCode: 'A', category: 'Čajniki' });
    address = (await katalog.visitor().get(`/izdelek/${product}`)).headers.get('location')!;
  }, 120_000);
  afterAll(async () => {
    await katalog?.close();
    await provider?.leave();
  });

  /** By another name nothing finds it; the statements really fail. */
  async function taken<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const [name, column] = thing.split('.');
    const kind = thing.endsWith(')') ? 'function' : 'table';
    const away = `taken_away${kind === 'function' ? '(text)' : ''}`;
    const renamed = (from: string, to: string) =>
      column
        ? `alter table ${name} rename column ${from} to ${to}`
        : `alter ${kind} ${from} rename to ${to.replace('(text)', '')}`;
    await katalog.rows(renamed(column ?? thing, away));
    katalog.app.get(CategoriesService).forget();
    try {
      return await work();
    } finally {
      await katalog.rows(renamed(away, column ?? thing));
      katalog.app.get(CategoriesService).forget();
    }
  }

  const visitor = () => katalog.visitor();

  async function seen(response: Response): Promise<Seen> {
    const body = await response.text();
    const answer = (body.startsWith('{') ? JSON.parse(body) : {}) as Record<string, unknown>;
    return {
      status: response.status,
      component: answer.component as string | undefined,
      rescued: answer.rescuedProps,
      toast: (answer.flash as FlashData | undefined)?.toast?.detail,
      location: response.headers.get('location') ?? response.headers.get('x-inertia-location'),
      props: (answer.props as Record<string, unknown> | undefined) ?? answer,
    };
  }

  const page = async (path: string, who = visitor()) => seen(await who.visit(path));
  const program = async (path: string) => seen(await visitor().get(path));

  /** Props that come after the page. */
  const later = async (path: string, component: string, only: string, who = visitor(), headers = {}) =>
    seen(
      await who.get(path, {
        'x-inertia': 'true',
        'x-inertia-version': who.version!,
        'x-inertia-partial-component': component,
        'x-inertia-partial-data': only,
        'cache-control': 'no-cache',
        ...headers,
      }),
    );

  /** A form, and what the next page says. */
  async function sent(method: string, path: string, body: unknown, who: Visitor): Promise<Seen> {
    const { status, location } = await seen(await who.submit(method, path, body));
    return { ...(await page('/administracija', who)), status, location };
  }

  const said = (key: string, group: 'details' | 'auth' = 'details') =>
    expect.stringContaining(texts[group][key]!) as string;
  const empty = (key: string, props: object) => ({ status: 200, toast: said(key), props });

  const reads = (): Situation[] => [
    {
      situation: 'unmatched route',
      ask: () => page('/nikjer'),
      expected: { status: 404, component: 'errors/show', props: { status: 404 } },
    },
    {
      situation: 'route validation failure',
      ask: () => page('/izdelek/ni-stevilka/ime'),
      expected: { status: 404, component: 'errors/show', props: { status: 404 } },
    },
    {
      situation: 'loading the product list fails',
      without: 'catalogue_offers',
      ask: () => page(SEARCH),
      expected: ERROR_503,
    },
    {
      situation: 'loading the product list of a category fails',
      without: 'catalogue_offers',
      ask: () => page(`/izdelki/rezultati/${category}/cajniki`),
      expected: ERROR_503,
    },
    {
      situation: 'loading the product list fails, for programs',
      without: 'catalogue_offers',
      ask: () => program('/api/products'),
      expected: UNAVAILABLE,
    },
    {
      situation: 'loading a single product fails',
      without: 'price_history',
      ask: () => page(address),
      expected: ERROR_503,
    },
    {
      situation: 'loading a single product fails, for programs',
      without: 'product_attributes',
      ask: () => program(`/api/products/${product}`),
      expected: UNAVAILABLE,
    },
    {
      situation: 'loading the complete category list fails',
      without: 'categories',
      // the page of the error cannot have it either: the whole document stands in for it
      ask: () => page('/'),
      expected: { status: 409, location: '/' },
    },
    {
      situation: 'loading the complete category list fails, as a document',
      without: 'categories',
      ask: async () => seen(await visitor().get('/', { accept: 'text/html' })),
      expected: { status: 503 },
    },
    {
      situation: 'loading the complete category list fails, for programs',
      without: 'categories',
      ask: () => program('/api/categories?ignore_empty=false'),
      expected: UNAVAILABLE,
    },
    {
      situation: 'loading similar products fails',
      without: 'catalogue_placements',
      ask: () => later(address, 'products/show', 'similar'),
      // the toast is the browser's
      expected: { status: 200, component: 'products/show', rescued: ['similar'] },
    },
    {
      situation: 'loading featured products fails',
      without: 'catalogue_offers.popularity',
      ask: () => page('/'),
      expected: empty('getter_error_products', { featured: [] }),
    },
    {
      situation: 'loading product data fails; counting them fails',
      without: 'product_data',
      ask: () => page('/administracija/podatki-o-izdelkih', store.admin),
      expected: empty('getter_error_products', {
        items: [],
        count: 0,
        companyCount: { count: 0, failure: { detail: said('getter_error_category') } },
      }),
    },
    {
      situation: 'loading product data of an EAN fails',
      without: 'product_data',
      ask: () =>
        later('/administracija/izdelki?new=1&ean=4006381333931', 'offers/index', 'prefill', store.admin),
      expected: empty('getter_error_products', { prefill: null }),
    },
    {
      situation: 'loading categories fails',
      without: 'categories',
      ask: () => {
        const headers = { 'x-category-choices': 'query=caj' };
        return later('/administracija', 'overview/index', 'categoryChoices', boss, headers);
      },
      expected: empty('getter_error_categories', { categoryChoices: { choices: [], count: 0 } }),
    },
    {
      situation: 'loading users fails',
      without: 'fold_text(text)',
      ask: () => page('/administracija/uporabniki?query=ana', boss),
      expected: empty('getter_error_users', { users: [], count: 0 }),
    },
    {
      situation: 'fatal or unhandled errors',
      without: 'blogs',
      ask: () => page('/blogi'),
      expected: { status: 500, component: 'errors/show', props: { status: 500 } },
    },
  ];

  it.each(reads().map((row) => [row.situation] as const))('%s', async (name) => {
    const { without, ask, expected } = reads().find(({ situation }) => situation === name)!;
    expect(await (without ? taken(without, ask) : ask())).toMatchObject(expected);
    // and nothing of it is left
    if (without) expect((await page('/')).status).toBe(200);
  });

  it.each([
    ['product', 'POST', '/administracija/izdelki', () => store.admin, 'setter_error_products'],
    ['category', 'POST', '/administracija/kategorije', () => boss, 'setter_error_categories'],
    ['user', 'PUT', '/administracija/profil', () => boss, 'setter_error_users'],
  ] as const)('%s write fails', async (what, method, path, who, key) => {
    const bodies = {
      product: {
        companyId: store.company.id,
        name: { sl: 'Skodelica' },
        productCode: 'B',
        price: '4,50',
        link: 'https://store.test/skodelica',
      },
      category: { name: { sl: 'Skodelice', en: 'Cups' }, parentId: null },
      user: { firstName: 'Živa', lastName: 'Čuk', phone: '', locale: 'sl' },
    };
    const answer = await taken('audit_entries', () => sent(method, path, bodies[what], who()));
    expect(answer).toMatchObject({ status: 303, toast: said(key) });
    const again = await sent(method, path, bodies[what], who());
    expect(again).toMatchObject({ status: 303, toast: said(key.replace('error', 'success')) });
  });

  it('auth not available', async () => {
    const guest = await katalog.guest();
    const { email } = await makePerson(katalog.app, { userType: 'super_admin', companyId: null });
    const { idToken } = await signInAtProvider(email);
    await provider.leave();
    await guest.submit('POST', '/prijava', { idToken });
    const login = await guest.page('/prijava', 'auth/login');
    await provider.recover();
    expect(login.flash?.toast?.detail).toBe(texts.auth.firebase_error);
  });

  it('sign-in fails: nobody is signed in', async () => {
    const guest = await katalog.guest();
    await guest.submit('POST', '/prijava', { idToken: 'nothing' });
    const login = await guest.page('/prijava', 'auth/login');
    expect(login.flash?.toast?.detail).toBe(texts.auth.login_error);
    expect(guest.cookies.has('session')).toBe(false);
  });

  it('logout fails: who has not been signed out hears of it', async () => {
    const person = await katalog.signedInAs('super_admin');
    await taken('users', () => person.submit('DELETE', '/prijava'));
    expect(await page('/administracija', person)).toMatchObject({
      status: 200,
      toast: said('logout_error', 'auth'),
    });
  });

  it('401 from a product call: to the login, without the session', async () => {
    const refused = { authorization: 'Bearer nobodys' };
    expect((await visitor().get('/api/products', refused)).status).toBe(401);
    const former = await katalog.guest();
    former.cookies.set('session', 'over');
    const answer = await page('/administracija/izdelki', former);
    expect(answer).toMatchObject({
      status: 302,
      location: '/prijava?next=%2Fadministracija%2Fizdelki',
    });
    expect(former.cookies.has('session')).toBe(false);
  });

  it.each(['success', 'error', 'info', 'warning'])('toasts have the title of %s', (severity) => {
    expect(texts[`${severity}_title`]).toEqual(expect.any(String));
  });
});
