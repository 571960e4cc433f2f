import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import { Claims } from '../../support/browser/claims.js';
import { linkOf, metaOf } from '../../support/browser/document.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

type Locale = 'sl' | 'en';

const teas = (ean: string) => [
  {
    productCode: 'SKUPNI',
    name: { sl: 'Zeleni čaj in med', en: 'Green tea' },
    description: {
      sl: '<p>Nabran spomladi & <b>posušen</b> na soncu.</p>',
      en: '<p>Picked in spring & dried.</p>',
    },
    brand: 'Listič',
    category: 'Čaji',
    ean,
    price: 7,
    stock: 3,
  },
  { productCode: 'SAMO-SL', name: 'Beli čaj', category: 'Čaji', price: 12, availability: 'preorder' },
  { productCode: 'RABLJEN', name: 'Rabljen čajnik', category: 'Čaji', price: 30, condition: 'used' },
  { productCode: 'ODDAN', name: 'Oddani čaj', category: 'Čaji', price: 99, availability: 'out_of_stock' },
  { productCode: 'MINIL', name: 'Minuli čaj', category: 'Čaji', price: 98 },
];

/** Expected metadata for search engines and shared links. */
interface Expected {
  paths: Partial<Record<Locale, () => string>>;
  status?: number;
  types: string[];
  robots?: string;
  /** Whether the page is its own canonical URL; default: if it is indexed. */
  canonical?: boolean;
  /** Languages of its alternates. */
  languages?: Locale[];
  /** Default: the logo of the site. */
  picture?: 'own';
  title?: Record<Locale, string>;
}

const BOTH: Locale[] = ['sl', 'en'];
const LIST = ['ItemList'];
const WAY = ['BreadcrumbList'];

const ids: Record<string, number> = {};
const ean = anEan();
async function addService(): Promise<void> {
  const added = await tea.admin.send('POST', '/api/products', {
    kind: 'service',
    translations: { name: { sl: 'Popravilo ur', en: 'Watch repair' } },
    price: 40,
    status: 'active',
    productCode: 'POPRAVILO',
    categoryIds: [repairs],
  });
  if (added.status !== 201) throw new Error(await added.text());
  ids.POPRAVILO = await katalog.idOf(tea, 'POPRAVILO');
}
async function picture(): Promise<number> {
  return katalog.value<number>(
    `insert into media (file_name, content_hash, storage_key, width, height, mime, status, variants)
       values ('a.png', 'abcdef0123456789', 'originals/x', 900, 600, 'image/png', 'ready', $1) returning id`,
    [JSON.stringify([{ width: 900, height: 600, format: 'webp' }])],
  );
}
async function addBlogs(coverMediaId: number): Promise<void> {
  const platform = await katalog.signedInAs('super_admin', { firstName: 'Ana', lastName: 'Kovač' });
  for (const [code, title, body] of [
    ['OBJAVA', { sl: 'Kako skuhati čaj', en: 'How to make tea' }, { sl: 'Z vodo.', en: 'With water.' }],
    ['LE-SL', { sl: 'Le po slovensko' }, { sl: 'Besedilo.' }],
  ] as const) {
    ids[code] = (
      await platform.write<{ id: number }>('POST', '/api/blogs', {
        translations: { title, body, summary: title },
        status: 'published',
      })
    ).id;
  }
  await katalog.rows('update blogs set cover_media_id = $1 where id = $2', [coverMediaId, ids.OBJAVA]);
}
const katalog = await Katalog.use({ worker: false });
const tea = await katalog.store('Čajna hiša');
const category = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const repairs = await katalog.app
  .get(CategoryWriter)
  .create(null, { name: { sl: 'Popravila', en: 'Repairs' }, kind: 'service' });
await katalog.app.get(CompaniesService).ensureCompany({
  companyName: 'Čajna hiša',
  active: true,
  website: 'https://www.cajna-hisa.example/',
  email: 'pozdravljeni@cajna-hisa.example',
  phone: '+386 1 234 56 78',
  description: { sl: 'Čaji z vsega sveta.', en: 'Teas from everywhere.' },
});
await katalog.sell(tea, ...teas(ean));
const other = await katalog.store('Knjigarna');
await katalog.sell(other, {
  productCode: 'DRUGJE',
  name: 'Čaj',
  category: 'Čaji',
  ean,
  price: 1_304.5,
  condition: 'new',
});
await addService();
for (const code of ['SKUPNI', 'SAMO-SL', 'MINIL', 'RABLJEN', 'ODDAN'])
  ids[code] = await katalog.idOf(tea, code);
const mediaId = await picture();
await katalog.rows(
  `insert into product_media (product_id, media_id, position)
       select id, $1, 0 from products where product_code in ('SKUPNI', 'SAMO-SL')`,
  [mediaId],
);
await katalog.rows('delete from catalogue_offers where offer_id = $1', [ids.MINIL]);
await katalog.rows('update products set deleted_at = now() where id = $1', [ids.MINIL]);
await addBlogs(mediaId);
await katalog.app.get(CatalogueCounts).refresh();

describe('the head of a page', () => {
  const product = (code: string, slug: string) => () => `/izdelek/${ids[code]}/${slug}`;
  const inEnglish = (code: string, slug: string) => () => `/en/product/${ids[code]}/${slug}`;
  const at = (path: string) => () => path;
  const MUCH = () => `brand=listic&company=${tea.company.id}&priceFrom=5&inStock=1&discount=1`;

  const pages: [string, Expected][] = [
    ['the home page', { paths: { sl: at('/'), en: at('/en') }, types: ['WebSite'], languages: BOTH }],
    [
      'a category',
      {
        paths: {
          sl: () => `/izdelki/rezultati/${category}/caji`,
          en: () => `/en/products/results/${category}/teas`,
        },
        types: [...WAY, ...LIST],
        languages: BOTH,
        picture: 'own',
      },
    ],
    [
      'a narrowed category',
      {
        paths: {
          sl: () => `/izdelki/rezultati/${category}/caji?priceTo=20`,
          en: () => `/en/products/results/${category}/teas?priceTo=20`,
        },
        types: [...WAY, ...LIST],
        robots: 'noindex,follow',
        canonical: false,
        title: { sl: 'Čaji – do 20,00 € · Katalog', en: 'Teas – up to €20.00 · Katalog' },
        picture: 'own',
      },
    ],
    [
      'a category narrowed by much',
      {
        paths: {
          sl: () => `/izdelki/rezultati/${category}/caji?${MUCH()}`,
          en: () => `/en/products/results/${category}/teas?${MUCH()}`,
        },
        types: WAY,
        robots: 'noindex,follow',
        canonical: false,
        title: {
          sl: 'Čaji – Listič, Čajna hiša, od 5,00 € in še 2 · Katalog',
          en: 'Teas – Listič, Čajna hiša, from €5.00 and 2 more · Katalog',
        },
      },
    ],
    [
      'a brand in a category',
      {
        paths: {
          sl: () => `/izdelki/rezultati/${category}/caji?brand=listic`,
          en: () => `/en/products/results/${category}/teas?brand=listic`,
        },
        types: [...WAY, ...LIST],
        languages: BOTH,
        title: { sl: 'Čaji Listič · Katalog', en: 'Listič Teas · Katalog' },
        picture: 'own',
      },
    ],
    [
      'two brands in a category',
      {
        paths: { sl: () => `/izdelki/rezultati/${category}/caji?brand=listic&brand=nihce` },
        types: [...WAY, ...LIST],
        robots: 'noindex,follow',
        canonical: false,
        title: { sl: 'Čaji – Listič, nihce · Katalog', en: '' },
        picture: 'own',
      },
    ],
    [
      'a brand that a category does not have',
      {
        paths: { sl: () => `/izdelki/rezultati/${category}/caji?brand=nihce` },
        types: WAY,
        robots: 'noindex,follow',
      },
    ],
    [
      'an empty list',
      {
        paths: { sl: () => `/izdelki/rezultati/${category}/caji?priceTo=0` },
        types: WAY,
        robots: 'noindex,follow',
        canonical: false,
      },
    ],
    [
      'a category of services',
      {
        paths: {
          sl: () => `/storitve/rezultati/${repairs}/popravila`,
          en: () => `/en/services/results/${repairs}/repairs`,
        },
        types: [...WAY, ...LIST],
        languages: BOTH,
      },
    ],
    [
      'the whole catalogue',
      {
        paths: { sl: at('/iskanje/izdelki/rezultati'), en: at('/en/search/products/results') },
        types: LIST,
        languages: BOTH,
        picture: 'own',
      },
    ],
    [
      'a part of the whole catalogue',
      {
        paths: { sl: at('/iskanje/izdelki/rezultati?sort=price') },
        types: LIST,
        robots: 'noindex,follow',
        canonical: false,
        picture: 'own',
      },
    ],
    [
      'a brand of the whole catalogue',
      {
        paths: {
          sl: at('/iskanje/izdelki/rezultati?brand=listic'),
          en: at('/en/search/products/results?brand=listic&sort=price'),
        },
        types: LIST,
        robots: 'noindex,follow',
        canonical: false,
        title: { sl: 'Izdelki znamke Listič · Katalog', en: 'Listič products · Katalog' },
        picture: 'own',
      },
    ],
    [
      'a search',
      {
        paths: {
          sl: at('/iskanje/izdelki/rezultati/listic'),
          en: at('/en/search/products/results/listic'),
        },
        types: LIST,
        robots: 'noindex,follow',
        picture: 'own',
      },
    ],
    [
      'a narrowed search',
      {
        paths: {
          sl: at('/iskanje/izdelki/rezultati/listic?inStock=1'),
          en: at('/en/search/products/results/listic?inStock=1'),
        },
        types: LIST,
        robots: 'noindex,follow',
        canonical: false,
        title: {
          sl: 'Iskanje: »listic« – Na zalogi · Katalog',
          en: 'Search: “listic” – In stock · Katalog',
        },
        picture: 'own',
      },
    ],
    [
      'a product of several stores',
      {
        paths: { sl: product('SKUPNI', 'zeleni-caj-in-med'), en: inEnglish('SKUPNI', 'green-tea') },
        types: ['Product', ...WAY],
        languages: BOTH,
        picture: 'own',
      },
    ],
    [
      'a product in one language',
      {
        paths: { sl: product('SAMO-SL', 'beli-caj') },
        types: ['Product', ...WAY],
        picture: 'own',
      },
    ],
    [
      'its page in the other one',
      {
        paths: { en: inEnglish('SAMO-SL', 'beli-caj') },
        types: ['Product', ...WAY],
        robots: 'noindex,follow',
        picture: 'own',
      },
    ],
    ['a used product', { paths: { sl: product('RABLJEN', 'rabljen-cajnik') }, types: ['Product', ...WAY] }],
    [
      'a product that nobody has',
      { paths: { sl: product('ODDAN', 'oddani-caj') }, types: ['Product', ...WAY] },
    ],
    [
      'a product that is gone',
      {
        paths: { sl: product('MINIL', 'minuli-caj'), en: inEnglish('MINIL', 'minuli-caj') },
        status: 404,
        types: [],
        robots: 'noindex',
        canonical: false,
      },
    ],
    [
      'a service',
      {
        paths: {
          sl: () => `/storitev/${ids.POPRAVILO}/popravilo-ur`,
          en: () => `/en/service/${ids.POPRAVILO}/watch-repair`,
        },
        types: ['Service', ...WAY],
        languages: BOTH,
      },
    ],
    ['the directory', { paths: { sl: at('/company'), en: at('/en/company') }, types: LIST, languages: BOTH }],
    [
      'a store',
      {
        paths: { sl: () => `/company?id=${tea.company.id}`, en: () => `/en/company?id=${tea.company.id}` },
        types: ['Organization', ...WAY, ...LIST],
        languages: BOTH,
        picture: 'own',
      },
    ],
    [
      'a narrowed store',
      {
        paths: { sl: () => `/company?id=${tea.company.id}&priceTo=20&page=1` },
        types: ['Organization', ...WAY, ...LIST],
        robots: 'noindex,follow',
        canonical: false,
        title: { sl: 'Čajna hiša – do 20,00 € · Katalog', en: '' },
        picture: 'own',
      },
    ],
    ['all posts', { paths: { sl: at('/blogi'), en: at('/en/blogs') }, types: LIST, languages: BOTH }],
    [
      'a post',
      {
        paths: {
          sl: () => `/blogi/${ids.OBJAVA}/kako-skuhati-caj`,
          en: () => `/en/blogs/${ids.OBJAVA}/how-to-make-tea`,
        },
        types: ['BlogPosting', ...WAY],
        languages: BOTH,
        picture: 'own',
      },
    ],
    [
      'a post in one language',
      { paths: { sl: () => `/blogi/${ids['LE-SL']}/le-po-slovensko` }, types: ['BlogPosting', ...WAY] },
    ],
    [
      'its page in the language it is not in',
      {
        paths: { en: () => `/en/blogs/${ids['LE-SL']}/le-po-slovensko` },
        types: ['BlogPosting', ...WAY],
        robots: 'noindex,follow',
      },
    ],
    [
      'a page of the platform',
      { paths: { sl: at('/strani/zasebnost'), en: at('/en/pages/privacy') }, types: WAY, languages: BOTH },
    ],
    [
      'a comparison',
      {
        paths: {
          sl: () => `/primerjava?ids=${ids.SKUPNI}-${ids.RABLJEN}`,
          en: () => `/en/compare?ids=${ids.SKUPNI}-${ids.RABLJEN}`,
        },
        types: [],
        robots: 'noindex,follow',
        canonical: false,
        title: {
          sl: 'Zeleni čaj in med / Rabljen čajnik · Primerjava · Katalog',
          en: 'Green tea / Rabljen čajnik · Comparison · Katalog',
        },
      },
    ],
    [
      'the watch list',
      {
        paths: { sl: at('/opazovani'), en: at('/en/watch-list') },
        types: [],
        robots: 'noindex,follow',
        canonical: false,
      },
    ],
    [
      'the login',
      { paths: { sl: at('/prijava'), en: at('/en/login') }, types: [], robots: 'noindex', canonical: false },
    ],
    [
      'the report of a mistake',
      {
        paths: { sl: () => `/napaka/${ids.SKUPNI}`, en: () => `/en/error-report/${ids.SKUPNI}` },
        types: [],
        robots: 'noindex',
        canonical: false,
      },
    ],
    [
      'an address that there is not',
      {
        paths: { sl: at('/nikjer'), en: at('/en/nowhere') },
        status: 404,
        types: [],
        robots: 'noindex',
        canonical: false,
      },
    ],
  ];

  const cases = pages.flatMap(([name, expected]) =>
    BOTH.filter((locale) => expected.paths[locale]).map((locale) => ({ name, locale, expected })),
  );

  it.each(cases)('$name, in $locale', async ({ locale, expected }) => {
    const path = expected.paths[locale]!();
    const page = await katalog.visitor().document(path);
    const { status = 200, canonical = true, languages = [], types, robots } = expected;
    const own = (language: Locale) =>
      katalog.origin + expected.paths[language]!().replace(/\?(?!id|brand).*/, '');
    const picture = metaOf(page, 'og:image');
    expect({
      status: page.status,
      types: page.jsonLd.map((data) => data['@type']),
      robots: metaOf(page, 'robots'),
      canonical: linkOf(page, 'rel="canonical"'),
      languages: BOTH.filter((language) => linkOf(page, `hreflang="${language}"`)),
      default: linkOf(page, 'hreflang="x-default"'),
      picture,
    }).toEqual({
      status,
      types,
      robots,
      canonical: canonical ? own(locale) : undefined,
      languages,
      default: languages.length ? linkOf(page, 'hreflang="sl"') : undefined,
      picture: expect.stringContaining(
        katalog.origin + (expected.picture === 'own' ? '/media/' : '/share.png'),
      ),
    });
    if (expected.title) expect(page.title).toBe(expected.title[locale]);
    for (const language of languages)
      if (expected.paths[language]) expect(linkOf(page, `hreflang="${language}"`)).toBe(own(language));
    if (!robots) expect(metaOf(page, 'description')).toMatch(/^.{10,160}$/);
    // search engines count an empty URL as a broken link
    if (!robots) expect(page.links.has('')).toBe(false);
    new Claims(page, katalog.origin, locale).check();
  });

  it('has an image for shared links', async () => {
    const response = await katalog.visitor().get('/share.png');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
