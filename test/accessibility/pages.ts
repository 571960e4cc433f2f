import type { Page } from 'playwright-core';

export type Person = 'visitor' | 'undecided' | 'pending' | 'seller' | 'platform';

/** Component, person, address with ids of the stage, and the steps before the check. */
export type AuditedPage = readonly [string, Person, string, Act?];

type Act = (page: Page) => Promise<unknown>;

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

const press =
  (...names: (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };
const follow =
  (name: string): Act =>
  (page) =>
    page.getByRole('link', { name }).first().click();
const unfold =
  (text: string): Act =>
  (page) =>
    page.locator('summary', { hasText: text }).first().click();
const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();
const type =
  (text: string, answer: string): Act =>
  async (page) => {
    await page.locator('input:focus').pressSequentially(text);
    await page.locator(answer).first().waitFor();
  };
const all =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
/** For parts that only a narrow screen has. */
const onPhone =
  (act: Act): Act =>
  async (page) => {
    await page.setViewportSize(PHONE);
    await act(page);
  };
const palette = (text: string, answer: string) => all(press('Quick search'), type(text, answer));

/** Pages of visitors. */
export const VISITOR_PAGES: readonly AuditedPage[] = [
  ['storefront/home', 'visitor', '/', all(click('input[type=search]'), type('esp', '[role=option]'))],
  ['storefront/home', 'undecided', '/en'],
  ['storefront/stores', 'visitor', '/en/company'],
  ['storefront/store', 'visitor', '/company?id=:company'],
  ['products/category', 'visitor', '/izdelki/rezultati/:category', onPhone(click('.filter-button'))],
  ['products/category', 'visitor', '/en/services/results/:services'],
  ['products/search', 'visitor', '/en/search/products/results/espresso?view=list', click('.menu-button')],
  ['products/search', 'visitor', '/iskanje/izdelki/rezultati/nicesar'],
  ['products/show', 'visitor', '/izdelek/:offer', unfold('Cene v tabeli')],
  ['products/show', 'visitor', '/en/service/:service'],
  ['products/gone', 'visitor', '/izdelek/:gone'],
  ['products/report', 'visitor', '/en/error-report/:offer', press('Send')],
  ['products/price-alert', 'visitor', '/obvestilo-o-ceni/:offer'],
  ['products/price-alert-step', 'visitor', '/en/price-alert/:alert/confirmation'],
  ['comparison/show', 'visitor', '/primerjava?ids=:compared'],
  ['watch-list/show', 'visitor', '/en/watch-list', press('Clear')],
  ['watch-list/copy', 'visitor', '/opazovani/kopija/:copy'],
  ['articles/blogs', 'visitor', '/en/blogs'],
  ['articles/blog', 'visitor', '/blogi/:blog/dolga-objava'],
  ['articles/page', 'visitor', '/en/pages/imprint'],
  ['assistant/show', 'visitor', '/pomocnik?q=espresso'],
  ['consent/show', 'undecided', '/en/cookies'],
  ['errors/show', 'visitor', '/te-strani-ni'],
  ['auth/login', 'visitor', '/prijava', click('form [type=submit]')],
  ['auth/login', 'visitor', '/en/login?view=sign-up', press('Register')],
  ['auth/login', 'visitor', '/prijava?view=reset', click('form [type=submit]')],
  ['auth/invitation', 'visitor', '/povabilo/neznano'],
  ['auth/pending', 'pending', '/en/admin'],
  ['auth/account', 'pending', '/racun'],
];

/** Pages of the admin area. */
export const ADMIN_PAGES: readonly AuditedPage[] = [
  ['overview/index', 'seller', '/administracija'],
  ['overview/index', 'platform', '/en/admin', palette('pro', '[role=option]')],
  ['overview/index', 'seller', '/en/admin', palette('xqzq', 'text=No results.')],
  ['overview/index', 'seller', '/en/admin', onPhone(press('Overview'))],
  [
    'offers/index',
    'seller',
    '/administracija/izdelki',
    all(click('tbody [type=checkbox]'), press('Izbriši')),
  ],
  ['offers/index', 'seller', '/en/admin/products?query=espresso', click('.cell-edit')],
  ['offers/bulk-edit', 'seller', '/en/admin/products/bulk/edit?query=espresso&newStock=5'],
  ['offers/index', 'seller', '/administracija/izdelki?brand=x', press('Več filtrov')],
  ['offers/index', 'seller', '/en/admin/products?status=draft', press('Views')],
  ['offers/index', 'seller', '/en/admin/products?columns=source&columns=price', press('Columns')],
  [
    'offers/index',
    'seller',
    '/administracija/storitve',
    all(click('tbody [type=checkbox]'), press('Uvrsti v kategorijo')),
  ],
  ['offers/form', 'seller', '/administracija/izdelki/:offer', follow('Zgodovina sprememb')],
  ['offers/form', 'seller', '/en/admin/services/new'],
  ['offers/prices', 'seller', '/administracija/izdelki/:offer/cene', press('Razveljavi ceno')],
  ['products/preview', 'seller', '/administracija/izdelki/:draft/predogled'],
  ['offer-reports/index', 'seller', '/en/admin/error-reports'],
  ['import/index', 'seller', '/administracija/uvozi'],
  ['import/index', 'seller', '/administracija/uvozi?import=:heldImport'],
  ['import/index', 'seller', '/en/admin/imports?import=:heldImport', press('Confirm')],
  ['import/changes', 'seller', '/administracija/uvozi/:heldImport/spremembe'],
  ['import/diagnosis', 'platform', '/en/admin/imports/diagnosis?company=:faulty&finding=category_unmatched'],
  ['import/format', 'platform', '/administracija/uvozi/:unknownImport/oblika'],
  ['import/formats', 'platform', '/en/admin/imports/formats?company=:faulty'],
  ['import/categories', 'platform', '/administracija/uvozi/kategorije?company=:faulty'],
  [
    'import/mapping-change',
    'platform',
    '/administracija/uvozi/kategorije/sprememba?company=:faulty&all=true',
  ],
  ['feed-pulls/index', 'seller', '/en/admin/imports/feeds'],
  ['feed-pulls/index', 'seller', '/administracija/uvozi/viri?edit=:feed'],
  ['blocked-terms/index', 'platform', '/administracija/uvozi/blokirani-izrazi'],
  ['unmatched/index', 'seller', '/administracija/izdelki/manjkajoce-primerjave'],
  ['matches/index', 'platform', '/administracija/izdelki/zdruzevanje'],
  ['matches/coverage', 'platform', '/administracija/izdelki/zdruzevanje/pokritost'],
  ['matches/effect', 'platform', '/en/admin/products/matches/effect?offers=:offer'],
  ['matches/group', 'platform', '/administracija/izdelki/zdruzevanje/skupina/:offer'],
  ['matches/offer', 'seller', '/administracija/izdelki/:offer/primerjava'],
  ['matches/objections', 'seller', '/en/admin/products/objections'],
  ['blocked-terms/offers', 'platform', '/en/admin/imports/blocked-offers'],
  ['users/index', 'platform', '/administracija/uporabniki'],
  ['users/index', 'platform', '/en/admin/users?query=breda', press(/^Deactivate Breda/)],
  ['users/index', 'platform', '/administracija/uporabniki?query=nihce'],
  ['users/index', 'platform', '/en/admin/users?edit=:colleague'],
  ['users/index', 'seller', '/administracija/uporabniki?new=1'],
  ['users/profile', 'seller', '/en/admin/profile'],
  ['companies/index', 'platform', '/administracija/podjetja'],
  ['stores/index', 'platform', '/en/admin/companies/health'],
  ['companies/index', 'platform', '/en/admin/companies?edit=:company'],
  ['audit/index', 'platform', '/administracija/dnevnik'],
  ['audit/index', 'seller', '/en/admin/audit-log'],
  ['categories/index', 'platform', '/en/admin/categories', press(/^Expand/)],
  ['categories/index', 'platform', '/en/admin/categories?new=0'],
  ['categories/index', 'platform', '/administracija/kategorije', press(/^Premakni/)],
  ['categories/index', 'platform', '/en/admin/categories?edit=:category'],
  ['categories/index', 'platform', '/administracija/kategorije?delete=:category'],
  ['attributes/index', 'platform', '/en/admin/attributes'],
  ['attributes/index', 'platform', '/administracija/lastnosti?edit=:attribute'],
  ['attributes/merge', 'platform', '/en/admin/attributes/:attribute/merge?into=:merged'],
  ['attributes/values', 'platform', '/administracija/lastnosti/:attribute/vrednosti'],
  ['media/index', 'platform', '/administracija/mediji'],
  ['media/index', 'platform', '/en/admin/media?edit=:media'],
  ['content/blogs', 'platform', '/en/admin/blogs'],
  ['content/blogs', 'platform', '/administracija/blogi?edit=:blog'],
  ['content/pages', 'platform', '/administracija/strani'],
  ['product-data/index', 'seller', '/en/admin/product-data'],
  ['product-data/index', 'platform', '/administracija/podatki-o-izdelkih?edit=:productData'],
  ['product-data/index', 'platform', '/en/admin/product-data?new=1'],
  ['statistics/index', 'seller', '/administracija/statistika'],
  ['statistics/index', 'platform', '/en/admin/statistics?view=companies'],
  ['statistics/index', 'platform', '/administracija/statistika?view=categories'],
  ['statistics/index', 'platform', '/en/admin/statistics?view=searches'],
  ['statistics/index', 'platform', '/administracija/statistika?view=synonyms&edit=:synonym'],
  ['queues/index', 'platform', '/administracija/vrste'],
  ['queues/index', 'platform', '/en/admin/queues', press(/^Pause/)],
  ['errors/admin', 'seller', '/administracija/ni-ga'],
];
