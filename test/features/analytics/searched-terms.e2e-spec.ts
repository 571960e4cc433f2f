import { Clicks } from '../../../src/analytics/clicks.js';
import { SearchesService } from '../../../src/analytics/searches.service.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const EAN = '3838900000014';
const VIEW = '/administracija/statistika';

interface Day {
  language: string;
  term: string;
  label: string;
  searches: number;
  found_nothing: number;
  hits: number;
}

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const offers = ['Rumena žoga', 'Modra žoga', 'Skakalnica'].map((name, n) => ({
  productCode: `Z-${n}`,
  name,
  brand: 'Poskok',
  ean: n === 2 ? EAN : undefined,
}));
await katalog.sell(await katalog.store(), ...offers);

describe('searches of visitors', () => {
  beforeEach(() => katalog.rows('truncate search_days, search_visits'));

  const search = async (
    visitor: Visitor,
    words: string,
    {
      query = '',
      headers = PERSON,
      locale = 'sl',
    }: { query?: string; headers?: object; locale?: string } = {},
  ) => {
    const base = locale === 'sl' ? '/iskanje/izdelki/rezultati' : '/en/search/products/results';
    const path = words && `/${encodeURIComponent(words)}`;
    const answer = await visitor.get(`${base}${path}${query}`, { ...headers });
    expect(answer.status).toBe(200);
  };
  const days = () =>
    katalog.rows<Day>(
      'select language, term, label, searches, found_nothing, hits from search_days order by term, language',
    );
  let asked = 0;
  /** Waits for at least so many searches: they are recorded after the answer. */
  const counted = async (atLeast = 0) => {
    const last = `zadnje${++asked}`;
    await search(katalog.visitor(), last);
    const isLast = ({ term }: { term: string }) => term.startsWith('zadnje');
    const all = await until(days, {
      holds: (seen) =>
        seen.reduce((sum, day) => sum + (isLast(day) ? 0 : day.searches), 0) >= atLeast &&
        seen.some(({ term }) => term === last),
    });
    return all.filter((day) => !isLast(day));
  };

  it('are counted with the number of results, once a day for each visit', async () => {
    const visitor = katalog.visitor();
    await search(visitor, 'Žoga');
    await search(visitor, 'žoga!');
    await search(visitor, 'zoga');
    await search(katalog.visitor(), 'zoga');
    await search(visitor, 'kolo');
    await search(visitor, 'žoga', { locale: 'en' });
    expect(await counted(4)).toEqual([
      { language: 'sl', term: 'kolo', label: 'kolo', searches: 1, found_nothing: 1, hits: 0 },
      { language: 'en', term: 'zoga', label: 'žoga', searches: 1, found_nothing: 0, hits: 2 },
      { language: 'sl', term: 'zoga', label: 'žoga', searches: 2, found_nothing: 0, hits: 2 },
    ]);
  });

  it('are counted without pages, filters, sort orders and suggestions', async () => {
    const visitor = katalog.visitor();
    for (const query of ['?page=2', '?priceFrom=1&inStock=1', '?inStock=1', '?sort=price', '?literal=1'])
      await search(visitor, 'žoga', { query });
    const suggest = { 'x-suggest-query': encodeURIComponent('žog'), ...PERSON };
    await visitor.reload('/', 'storefront/home', ['suggestions'], suggest);
    await visitor.reload('/iskanje/izdelki/rezultati/%C5%BEoga', 'products/search', ['list'], PERSON);
    await visitor.get('/iskanje/izdelki/rezultati', PERSON);
    expect(await counted()).toEqual([]);
    await search(visitor, 'žogga');
    expect(await counted(1)).toMatchObject([{ term: 'zogga', found_nothing: 0, hits: 2 }]);
  });

  it('are counted without a price limit in the text', async () => {
    const visitor = katalog.visitor();
    // where the form redirects: žoga do 500 €
    await search(visitor, 'žoga', { query: '?priceTo=500' });
    expect(await counted(1)).toMatchObject([{ term: 'zoga', searches: 1, found_nothing: 0, hits: 2 }]);
    await search(visitor, 'žoga');
    await search(katalog.visitor(), 'žoga', { query: '?priceTo=0.01' });
    await search(visitor, 'kolo', { query: '?priceTo=500' });
    expect(await counted(2)).toMatchObject([
      { term: 'kolo', searches: 1, found_nothing: 1, hits: 0 },
      { term: 'zoga', searches: 1, found_nothing: 0, hits: 2 },
    ]);
  });

  it('are counted as they were typed where they have become filters', async () => {
    const visitor = katalog.visitor();
    const words = encodeURIComponent('poskok na zalogi do 500 €');
    const form = await visitor.get(`/iskanje/izdelki/rezultati?query=${words}`, PERSON);
    const typed = new URL(form.headers.get('location')!, katalog.origin).search;
    await search(visitor, '', { query: typed });
    await search(visitor, '', { query: `${typed}&page=2` });
    await search(visitor, '', { query: `${typed}&priceFrom=499` });
    await search(visitor, '', { query: `${typed}&condition=new` });
    expect(await counted(1)).toMatchObject([{ term: 'poskok', searches: 1, found_nothing: 0, hits: 3 }]);
  });

  it('are not counted for users, bots and prefetches', async () => {
    await search(platform, 'žoga');
    await search(katalog.visitor(), 'žoga', { headers: { 'user-agent': 'curl/8.5.0' } });
    await search(katalog.visitor(), 'žoga', { headers: { ...PERSON, purpose: 'prefetch' } });
    expect(await counted()).toEqual([]);
  });

  it('are not recorded when they look personal', async () => {
    const visitor = katalog.visitor();
    for (const words of [
      'ana.novak@primer.si',
      '031 123 456',
      'a',
      'x'.repeat(81),
      'SI56 0201 0001 2345 678',
      // a personal number with the check digit of an EAN, and an unknown EAN
      '0101006500065',
      '3838900000021',
    ])
      await search(visitor, words);
    expect(await counted()).toEqual([]);
    await search(visitor, EAN);
    expect(await counted(1)).toMatchObject([{ term: EAN, hits: 1 }]);
    const columns = await katalog.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'search_days' order by 1`,
    );
    expect(columns.map(({ name }) => name)).not.toContain('visit_hash');
  });

  it('are limited for each visit and each day', async () => {
    await search(katalog.visitor(), 'kolo');
    await counted(1);
    await katalog.rows(`insert into search_visits (visit_hash, language, term)
      select v.visit_hash, 'sl', 'x' || n from (select visit_hash from search_visits where term = 'kolo') v, generate_series(1, 200) n`);
    expect(
      await katalog.value<number>(
        `select count(*)::integer as count from search_visits group by visit_hash order by 1 desc`,
      ),
    ).toBe(201);
    const rows = `insert into search_days select (now() at time zone 'Europe/Ljubljana')::date, 'sl', 'y' || n, 'y', 1, 0, 1
      from generate_series(1, 5000) n`;
    await katalog.rows(rows);
    const someone = katalog.visitor();
    await search(someone, 'neznano');
    await search(someone, 'y77');
    await until(async () => {
      const [row] = await katalog.rows<Day>(`select * from search_days where term = 'y77'`);
      return row!.searches === 2;
    });
    expect(
      await katalog.rows(`select term, searches from search_days where term in ('neznano', 'y77')`),
    ).toEqual([{ term: 'y77', searches: 2 }]);
  });

  it('are deleted: visits after a day, terms after four hundred', async () => {
    await search(katalog.visitor(), 'kolo');
    await counted(1);
    const old = (age: number) =>
      katalog.rows(
        `insert into search_days values ((now() at time zone 'Europe/Ljubljana')::date - $1::integer, 'sl', 'staro', 'staro', 1, 0, 1)`,
        [age],
      );
    await old(401);
    await old(400);
    await katalog.rows(`update search_visits set at = at - interval '25 hours'`);
    await katalog.app.get(SearchesService).deleteOld();
    expect(await katalog.rows('select * from search_visits')).toEqual([]);
    expect((await days()).filter(({ term }) => term === 'staro')).toHaveLength(1);
    // independent of clicks
    await katalog.app.get(Clicks).sumUp();
  });

  it('are explained on the pages about privacy and ranking', async () => {
    const text = async (path: string) => (await katalog.visitor().document(path)).text;
    expect(await text('/strani/zasebnost')).toContain('iskani nizi, prešteti po dnevih');
    expect(await text('/en/pages/privacy')).toContain('search terms, counted daily');
    const ranking = { sl: await text('/strani/kako-razvrscamo'), en: await text('/en/pages/how-we-rank') };
    expect(ranking.sl).toContain('Če ste iskali ime kategorije, sledijo izdelki te kategorije');
    expect(ranking.sl).toContain('nazadnje izdelki s sopomenkami');
    expect(ranking.en).toContain(
      'If you searched for the name of a category, products in that category come next',
    );
    expect(ranking.en).toContain('and finally synonyms');
  });

  describe('are reported', () => {
    const add = (day: number, language: string, term: string, counts: [number, number, number]) =>
      katalog.rows(
        `insert into search_days values ((now() at time zone 'Europe/Ljubljana')::date - $1::integer, $2, $3, $3, $4, $5, $6)`,
        [day, language, term, ...counts],
      );
    beforeEach(async () => {
      await add(0, 'sl', 'žoga', [5, 0, 2]);
      await add(3, 'sl', 'žoga', [4, 0, 2]);
      await add(1, 'sl', 'kolo', [3, 3, 0]);
      await add(2, 'en', 'bike', [2, 1, 4]);
      await add(40, 'sl', 'smuči', [9, 9, 0]);
    });
    const view = async (query = '') =>
      (await platform.page(`${VIEW}?view=searches&${query.slice(1)}`, 'statistics/index')).props.searches!;
    const texts = async (query = '') => (await view(query)).rows.map(({ text }) => text);

    it('by number, and by those without results', async () => {
      const { rows, totals, shown } = await view();
      expect(
        rows.map(({ text, searches, foundNothing, hits }) => [text, searches, foundNothing, hits]),
      ).toEqual([
        ['žoga', 9, 0, 2],
        ['kolo', 3, 3, 0],
        ['bike', 2, 1, 4],
      ]);
      expect(totals).toEqual({ searches: 14, foundNothing: 4, terms: 3 });
      expect(shown).toMatchObject([
        { id: 'all', count: 3, current: true },
        { id: 'nothing', count: 2, current: false },
      ]);
      expect(await texts('?show=nothing')).toEqual(['kolo', 'bike']);
      expect(await texts('?days=90')).toEqual(['žoga', 'smuči', 'kolo', 'bike']);
      expect(await texts('?days=7&language=en')).toEqual(['bike']);
      expect(await texts('?query=KOL')).toEqual(['kolo']);
      await katalog.rows(
        `update search_days set term = 'gorsko kolo 29', label = 'gorsko-kolo 29"' where term = 'kolo'`,
      );
      // the whole term, and a part of it
      expect(await texts(`?query=${encodeURIComponent('gorsko-kolo 29"')}`)).toEqual(['gorsko-kolo 29"']);
      expect(await texts('?query=o-ko')).toEqual(['gorsko-kolo 29"']);
      // invalid parameters fall back to their defaults
      expect(await texts('?days=31&language=de&show=some')).toEqual(['žoga', 'gorsko-kolo 29"', 'bike']);
    });

    it('with links to the search and to a synonym', async () => {
      const make = (await view()).rows.find(({ text }) => text === 'bike')!;
      expect(make.url).toBe('/en/search/products/results/bike');
      const { form } = (await platform.page(make.synonym.url, 'statistics/index')).props;
      expect(form).toMatchObject({ id: null, language: 'en', words: 'bike' });
      const { id } = await platform.write<{ id: number }>('POST', '/api/synonyms', {
        words: ['kolo', 'bicikel'],
      });
      const known = (await view()).rows.find(({ text }) => text === 'kolo')!;
      expect(known.synonym).toEqual({ url: `${VIEW}?view=synonyms&edit=${id}`, isNew: false });
    });

    it('as a CSV file in both languages', async () => {
      const { csvUrl } = await view('?show=nothing&days=90');
      const answer = await platform.get(csvUrl);
      expect(answer.headers.get('content-type')).toContain('text/csv');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="iskanja.csv"');
      const lines = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');
      const [titles, ...rows] = lines(await answer.text());
      expect(titles).toBe(
        'Iskani niz;Jezik;Iskanja;Brez zadetkov;Delež brez zadetkov (%);Zadetki ob zadnjem iskanju;Zadnje iskanje',
      );
      expect(rows.map((row) => row.split(';').slice(0, 6).join(';'))).toEqual([
        'smuči;sl;9;9;100;0',
        'kolo;sl;3;3;100;0',
        'bike;en;2;1;50;4',
      ]);
      await add(0, 'sl', '=cmd()', [3, 1, 4]);
      const en = await platform.get('/en/admin/statistics/searches?query=cmd');
      expect(lines(await en.text())).toEqual([
        'Search term;Language;Searches;No results;Share with no results (%);Results of the latest search;Last searched',
        expect.stringMatching(/^'=cmd\(\);sl;3;1;33\.3;4;20\d\d-\d\d-\d\d$/),
      ]);
    });

    it('in pages', async () => {
      await katalog.rows(`insert into search_days select (now() at time zone 'Europe/Ljubljana')::date, 'sl', 'z' || n, 'z' || n, 1, 0, 1
        from generate_series(1, 60) n`);
      const first = await view();
      expect(first.rows).toHaveLength(50);
      expect(
        (await platform.page(first.pagination.nextUrl!, 'statistics/index')).props.searches!.rows,
      ).toHaveLength(13);
    });
  });
});
