import { ADMIN_SECTIONS, ROUTES, route } from '../src/routes.js';

/** The specification's route table, word for word. */
const SPECIFIED = `
Home | / | /en
Login | /prijava | /en/login
Blog list | /blogi | /en/blogs
Admin | /administracija/{page?} | /en/admin/{page?}
Company | /company | /en/company
Blog detail | /blogi/{id}/{title} | /en/blogs/{id}/{title}
Product detail | /izdelek/{id}/{name...} | /en/product/{id}/{name...}
Service detail | /storitev/{id}/{name...} | /en/service/{id}/{name...}
Product search results | /iskanje/izdelki/rezultati/{query...} | /en/search/products/results/{query...}
Product category results | /izdelki/rezultati/{id}/{categories...} | /en/products/results/{id}/{categories...}
Service category results | /storitve/rezultati/{id}/{categories...} | /en/services/results/{id}/{categories...}
Sitemap | /sitemap.xml | /en/sitemap.xml`;

/** The addresses that were added to it, except those below a section of the admin area. */
const ADDED = `
go to the store | /pojdi/{id} | /en/go/{id}
comparison | /primerjava | /en/compare
watch list | /opazovani | /en/watch-list
link to its copy | /opazovani/kopija | /en/watch-list/copy
its copy | /opazovani/kopija/{token} | /en/watch-list/copy/{token}
report an error | /napaka/{id} | /en/error-report/{id}
price alert | /obvestilo-o-ceni/{id} | /en/price-alert/{id}
its confirmation | /obvestilo-o-ceni/{token}/potrditev | /en/price-alert/{token}/confirmation
its end | /obvestilo-o-ceni/{token}/odjava | /en/price-alert/{token}/unsubscription
invitation | /povabilo/{token} | /en/invitation/{token}
pages | /strani/{slug} | /en/pages/{slug}
assistant frame | /pomocnik | /en/assistant
cookie settings | /piskotki | /en/cookies
account of a pending person | /racun | /en/account
blog feed | /blogi.xml | /en/blogs.xml`;

/** The values of `{page?}`. */
const SECTIONS = {
  sl: 'izdelki, podatki-o-izdelkih, kategorije, mediji, lastnosti, uvozi, podjetja, uporabniki, storitve, blogi, strani, prijave-napak, statistika, profil, dnevnik, vrste',
  en: 'products, product-data, categories, media, attributes, imports, companies, users, services, blogs, pages, error-reports, statistics, profile, audit-log, queues',
};

const addresses = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').slice(1) as [string, string]);

const addressOf = ({ sl, en }: { sl: string; en: string }): [string, string] => [sl, en];
const isBelowSection = ([sl]: [string, string]) => /^\/administracija\/(?!\{page\?\})/.test(sl);
const ROWS = Object.values(ROUTES).map(addressOf);

describe('the route table', () => {
  it.each(addresses(SPECIFIED))('has %s and %s as specified', (sl, en) => {
    expect(ROWS).toContainEqual([sl, en]);
  });

  it('adds only what was decided', () => {
    const known = [...addresses(SPECIFIED), ...addresses(ADDED)];
    expect(ROWS.filter((row) => !isBelowSection(row))).toEqual(expect.arrayContaining(addresses(ADDED)));
    expect(ROWS.filter((row) => !isBelowSection(row) && !known.some(([sl]) => sl === row[0]))).toEqual([]);
  });

  it('has the sections of the admin area', () => {
    const sections = Object.values(ADMIN_SECTIONS);
    expect(sections.map(({ sl }) => sl)).toEqual(SECTIONS.sl.split(', '));
    expect(sections.map(({ en }) => en)).toEqual(SECTIONS.en.split(', '));
    for (const { sl, en } of sections) {
      expect(route('admin', { page: sl }, 'sl')).toBe(`/administracija/${sl}`);
      expect(route('admin', { page: en }, 'en')).toBe(`/en/admin/${en}`);
    }
  });

  it('has form targets below the same section in each language', () => {
    for (const [sl, en] of ROWS.filter(isBelowSection)) {
      const [, , section, ...rest] = sl.split('/');
      const found = Object.values(ADMIN_SECTIONS).find((names) => names.sl === section);
      expect([sl, found?.sl]).toEqual([sl, section]);
      expect(en.split('/').slice(0, 4)).toEqual(['', 'en', 'admin', found?.en]);
      expect(en.match(/\{[^}]*\}/g)).toEqual(rest.join('/').match(/\{[^}]*\}/g));
    }
  });

  it('has English paths below /en only, and no duplicates', () => {
    for (const [sl, en] of ROWS) {
      expect(en).toMatch(/^\/en(\/|$)/);
      expect(sl).not.toMatch(/^\/en(\/|$)/);
    }
    expect(new Set(ROWS.flat()).size).toBe(ROWS.length * 2);
  });
});
