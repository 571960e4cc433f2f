import type { Locator } from 'playwright-core';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { linkOf } from '../../support/browser/document.js';
import { anEan } from '../../support/data/feed.js';
import { findControl } from '../../support/filter-controls.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { makeCompany } from '../../support/people.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const ean = anEan();
const katalog = await Katalog.use({ worker: false });
const tea = await katalog.store('Čajna hiša');
const books = await katalog.store('Knjigarna Žarek');
await katalog.category({ sl: 'Čaji', en: 'Teas' });
await katalog.app.get(CompaniesService).ensureCompany({
  companyName: 'Čajna hiša',
  active: true,
  website: 'https://www.cajna-hisa.example/',
  email: 'pozdravljeni@cajna-hisa.example',
  phone: '+386 1 234 56 78',
  description: { sl: 'Čaji z vsega sveta.', en: 'Teas from everywhere.' },
  deliveryNote: { sl: 'Dostavljamo po vsej Sloveniji.' },
});
await katalog.sell(
  tea,
  {
    productCode: 'SKUPNI',
    name: { sl: 'Zeleni čaj', en: 'Green tea' },
    category: 'Čaji',
    ean,
    price: 7,
  },
  { productCode: 'DRAGI', name: 'Beli čaj', category: 'Čaji', price: 30, brand: 'Lističi' },
  { productCode: 'SVEZI', name: 'Svež čaj', category: 'Čaji', price: 12 },
);
await katalog.sell(books, { name: 'Zeleni čaj', category: 'Čaji', ean, price: 5 });
const categories = katalog.app.get(CategoryWriter);
const repairs = await categories.create(null, { name: { sl: 'Popravila', en: 'Repairs' }, kind: 'service' });
const clocks = await categories.create(null, { name: { sl: 'Ure', en: 'Clocks' }, parentId: repairs });
const added = await tea.admin.send('POST', '/api/products', {
  kind: 'service',
  name: 'Popravilo ur',
  price: 40,
  status: 'active',
  productCode: 'POPRAVILO',
  categoryIds: [clocks],
  attributes: [{ name: 'Kraj', value: 'Ljubljana' }],
});
if (added.status !== 201) throw new Error(await added.text());
const service = await katalog.idOf(tea, 'POPRAVILO');
await katalog.app.get(CatalogueCounts).refresh();
const browser = TestBrowser.use(katalog.origin);

describe('stores', () => {
  const profile = ({ company }: Pick<Store, 'company'>, query = '') => `/company?id=${company.id}${query}`;
  const storePage = (store: Store, query = '') =>
    katalog.visitor().page(profile(store, query), 'storefront/store');
  const directory = (query = '') => katalog.visitor().page(`/company${query}`, 'storefront/stores');
  const namesOf = async (query: string) => (await directory(query)).props.stores.map(({ name }) => name);

  describe('their directory', () => {
    it('lists active stores alphabetically, with the numbers of their offers', async () => {
      await makeCompany(katalog.app, 'Cvetličarna', true);
      await makeCompany(katalog.app, 'Zaprta trgovina', false);
      const { stores, count, letters } = (await directory()).props;
      expect(
        stores.map(({ name, productCount, serviceCount }) => [name, productCount, serviceCount]),
      ).toEqual([
        ['Cvetličarna', 0, 0],
        ['Čajna hiša', 3, 1],
        ['Knjigarna Žarek', 1, 0],
      ]);
      expect([count, letters]).toEqual([3, []]);

      const { text, links } = await katalog.visitor().document('/company');
      for (const words of ['Čajna hiša 3 izdelki · 1 storitev', 'Knjigarna Žarek 1 izdelek', '3 trgovine'])
        expect(text).toContain(words);
      expect(links.get(profile(tea))).toBe('Čajna hiša');
      const english = await katalog.visitor().document('/en/company');
      expect(english.text).toContain('3 products · 1 service');
      expect(english.links.has(`/en${profile(tea)}`)).toBe(true);
    });

    it('sorts by size on request', async () => {
      expect((await namesOf('?sort=size')).slice(0, 2)).toEqual(['Čajna hiša', 'Knjigarna Žarek']);
    });

    it.each([
      ['cajna', ['Čajna hiša']],
      ['ŽAREK', ['Knjigarna Žarek']],
      ['100%', []],
      ['_', []],
      ['\\', []],
      ['\0', ['Cvetličarna', 'Čajna hiša', 'Knjigarna Žarek']],
    ])('finds “%s” by a part of the name', async (words, names) => {
      expect(await namesOf(`?query=${encodeURIComponent(words)}`)).toEqual(names);
    });

    it('links back to all stores when it is empty', async () => {
      const { text, links } = await katalog.visitor().document('/company?query=nikjer');
      expect(text).toContain('Te trgovine ni v katalogu. Preverite ime ali poglejte vse trgovine.');
      expect(links.get('/company')).toBeDefined();
    });

    it('has letters and pages for any number of stores', async () => {
      await katalog.rows(
        `insert into companies (company_name, slug, active, approved_at, description, delivery_note)
         select initial || 'trgovina ' || lpad(n::text, 2, '0'), 'mnoge-' || ascii(initial) || '-' || n, true, now(), '{}', '{}'
         from unnest(array['Š', 'Ž', 'Đ', '1', 'š']) initial, generate_series(1, 25) n`,
      );
      const { letters, stores, count, pagination } = (await directory()).props;
      expect(letters.map(({ letter, count: stored }) => `${letter} ${stored}`)).toEqual([
        'C 1',
        'Č 1',
        'D 25',
        'K 1',
        'Š 50',
        'Ž 25',
        '# 25',
      ]);
      expect([count, stores.length, pagination.pageCount]).toEqual([128, 48, 3]);
      const second = await directory('?page=2');
      expect(second.props.stores.map(({ name }) => name)).not.toContain(stores[0]!.name);
      for (const [path, title] of [
        ['/company', 'Trgovine'],
        ['/company?page=2', 'Trgovine · Stran 2'],
        ['/en/company?page=2', 'Stores · Page 2'],
      ]) {
        const page = await katalog.visitor().document(path!);
        expect(page.head).toMatch(new RegExp(`<title[^>]*>${title} · Katalog</title>`));
      }

      const fallen = (
        await directory(letters.find(({ letter }) => letter === '#')!.url.slice('/company'.length))
      ).props;
      expect([fallen.count, fallen.stores[0]!.name, fallen.letters.length]).toEqual([25, '1trgovina 01', 7]);
      expect(fallen.letters.filter(({ current }) => current).map(({ letter }) => letter)).toEqual(['#']);

      const { head } = await katalog.visitor().document('/company?letter=%C5%A0');
      expect(head).toContain('noindex');
      await katalog.rows(`delete from companies where slug like 'mnoge-%'`);
    });
  });

  describe('their pages', () => {
    it('show the store’s profile in both languages', async () => {
      const sl = await katalog.visitor().document(profile(tea));
      const en = await katalog.visitor().document(`/en${profile(tea)}`);
      for (const text of ['Čaji z vsega sveta.', 'Dostavljamo po vsej Sloveniji.', 'cajna-hisa.example'])
        expect(sl.text).toContain(text);
      expect(sl.links.get('mailto:pozdravljeni@cajna-hisa.example')).toBeDefined();
      expect(sl.links.get('tel:+38612345678')).toBe('+386 1 234 56 78');
      expect(/<a href="https:\/\/www\.cajna-hisa\.example\/" rel="([^"]*)"/.exec(sl.body)?.[1]).toContain(
        'nofollow',
      );
      expect(en.text).toContain('Teas from everywhere.');
      expect(en.body).toContain('<span lang="sl">Dostavljamo po vsej Sloveniji.</span>');
      expect(linkOf(sl, 'rel="canonical"')).toBe(katalog.origin + profile(tea));
      expect(linkOf(sl, 'hreflang="en"')).toBe(`${katalog.origin}/en${profile(tea)}`);
      expect(sl.jsonLd[0]).toMatchObject({
        '@type': 'Organization',
        url: 'https://www.cajna-hisa.example/',
      });
    });

    it('list the store’s offers at its prices, with filters that keep the store', async () => {
      const { results, list, kinds } = (await storePage(tea)).props;
      expect([
        results.count,
        findControl(results, 'company'),
        list.cards.map(({ lowestPrice }) => lowestPrice.amount).sort(),
      ]).toEqual([3, undefined, [12, 30, 7]]);
      expect(results.kept).toEqual([{ name: 'id', value: String(tea.company.id) }]);
      expect(kinds.map(({ id, count, current }) => [id, count, current])).toEqual([
        ['product', 3, true],
        ['service', 1, false],
      ]);

      const branded = (await storePage(tea, '&brand=listici&sort=price')).props.results;
      expect([branded.count, branded.chips.length]).toEqual([1, 1]);
      expect(branded.resetUrl).toBe(profile(tea, '&sort=price'));
      expect(branded.chips[0]!.removeUrl).toBe(profile(tea, '&sort=price'));
      // never another store's offers
      expect((await storePage(tea, `&company=${books.company.id}`)).props.results.count).toBe(3);
    });

    it('keep the store when the filters are sent without JavaScript', async () => {
      const { body } = await katalog.visitor().document(profile(tea));
      expect(body).toContain(`<input type="hidden" name="id" value="${tea.company.id}"/>`);
    });

    it('list services separately', async () => {
      const { list, results } = (await storePage(tea, '&kind=service')).props;
      expect(list.cards.map(({ id }) => id)).toEqual([service]);
      const urls = [...results.sorts, ...results.views].map(({ url }) => url);
      expect(urls.filter((url) => !url.startsWith(profile(tea, '&kind=service')))).toEqual([]);
      // they are not delivered
      expect(results.sorts.map(({ id }) => id)).not.toContain('total');
      const { text, head } = await katalog.visitor().document(profile(tea, '&kind=service'));
      expect(text).toContain('1 storitev');
      expect(head).toContain('noindex');
    });

    it.each(['0', '999999', 'abc', '1.5', '99999999999999'])('are not there for %s', async (id) => {
      const { status, text } = await katalog.visitor().document(`/company?id=${id}`);
      expect([status, text.includes('404')]).toEqual([404, true]);
    });

    it('do not exist for an inactive store', async () => {
      const company = await makeCompany(katalog.app, 'Zaprta trgovina', false);
      expect((await katalog.visitor().document(profile({ company }))).status).toBe(404);
    });
  });

  describe('elsewhere', () => {
    it('are named beside offers, with links to their pages', async () => {
      const id = await katalog.idOf(tea, 'SKUPNI');
      const { links, source } = await katalog.visitor().document(`/izdelek/${id}/zeleni-caj`);
      expect(source).toContain('Knjigarna Žarek');
      expect([links.get(profile(tea)), links.get(profile(books))]).toEqual(['Čajna hiša', 'Knjigarna Žarek']);
    });

    it('are the contact for a service, which has no codes, stock or table of offers', async () => {
      const { text, links, body } = await katalog.visitor().document(`/storitev/${service}/popravilo-ur`);
      for (const words of ['Ponudnik', '+386 1 234 56 78', '40,00 €']) expect(text).toContain(words);
      expect(links.get(profile(tea))).toBe('Čajna hiša');
      expect(links.get('tel:+38612345678')).toBe('Pokliči +386 1 234 56 78');
      // before the first section below the price
      expect(body.indexOf('Ljubljana')).toBeLessThan(body.indexOf('Prijavi napako'));
      for (const words of ['Dostavljamo po vsej Sloveniji', 'V trgovino']) expect(text).not.toContain(words);
      expect(body).not.toContain('class="offers"');
      // there is no page at the store to link to
      expect([...links.keys()].filter((href) => href.startsWith('/pojdi'))).toEqual([]);
      expect((await katalog.visitor().get(`/pojdi/${service}`)).headers.get('location')).toBe(
        `/storitev/${service}/popravilo-ur`,
      );
      for (const words of ['EAN', 'Na zalogi', 'Zaloga']) expect(text).not.toContain(words);
    });

    it('are found by the categories of services', async () => {
      const sl = await katalog.visitor().document(`/storitve/rezultati/${repairs}/popravila`);
      expect(sl.text).toContain('1 storitev');
      expect([...sl.links.keys()].some((href) => href.endsWith('/popravila/ure'))).toBe(true);
      expect(sl.links.has(`/storitev/${service}/popravilo-ur`)).toBe(true);
      const en = await katalog.visitor().document(`/en/services/results/${repairs}/repairs`);
      expect(en.text).toContain('1 service');
      // the menu of every page links there
      expect(
        (await katalog.visitor().document('/')).links.has(`/storitve/rezultati/${repairs}/popravila`),
      ).toBe(true);
    });

    it('are linked in the footer of every page', async () => {
      for (const [path, href] of [
        ['/', '/company'],
        ['/en/blogs', '/en/company'],
      ])
        expect((await katalog.visitor().document(path!)).links.has(href!)).toBe(true);
    });
  });

  describeInBrowser('in a real browser', () => {
    it('fit on phones, tablets and desktops, with the contact of a service', async () => {
      const page = await browser.visit();
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of [`/storitev/${service}/popravilo-ur`, profile(tea), '/company']) {
          await page.goto(path);
          const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect([path, width, beyond]).toEqual([path, width, 0]);
        }
      }
      await page.goto(profile(tea));
      const weights = await page.evaluate(
        `[...document.querySelectorAll('.category-links a')].map((one) => getComputedStyle(one).fontWeight)`,
      );
      expect(weights).toEqual(['600', '400']);
    });

    it('keep their main categories in one line that scrolls with the focus', async () => {
      const names = Array.from({ length: 14 }, (_, index) => `Zelo dolga kategorija ${index}`);
      for (const name of names) await katalog.category({ sl: name, en: name });
      await katalog.sell(books, ...names.map((name) => ({ name, category: name, price: 5 })));
      const page = await browser.open('/company', { javaScriptEnabled: false });
      const bar = page.getByRole('navigation', { name: 'Glavne kategorije' });
      const links = bar.getByRole('link');
      const topOf = async (target: Locator) => (await target.boundingBox())!.y;
      const line = await topOf(links.first());
      const below = await topOf(page.locator('main'));
      const right = async () => (await links.last().boundingBox())!.x;
      const { width } = page.viewportSize()!;
      expect(await right()).toBeGreaterThan(width);
      await links.last().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await whenFocused(links.last());
      expect(await right()).toBeLessThan(width);
      expect([await topOf(links.last()), await topOf(page.locator('main'))]).toEqual([line, below]);
      await links.last().click();
      await page.waitForURL('**/rezultati/**');
      await page.goBack();
      await links.last().focus();
      await page.keyboard.press('Tab');
      await whenFocused(page.locator('main :focus'));
      expect(await topOf(links.first())).toBe(line);
    });
  });
});
