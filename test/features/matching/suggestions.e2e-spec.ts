import { MatchRefresher } from '../../../src/matching/match-refresher.js';
import { anEan } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { Katalog, type Store } from '../../support/katalog.js';
import type { Visitor } from '../../support/browser/visitor.js';

interface Found {
  suggestions: {
    kind: string;
    score: number;
    reasons: { code: string; text: string | null; percent: number | null }[];
    offer: { id: number; name: string; offers: number; clicks: number };
    other: { id: number; name: string; clicks: number };
  }[];
  next: string | null;
}

const katalog = await Katalog.use({ worker: false });

describe('suggestions which offers are one product', () => {
  let first: Store;
  let second: Store;
  let admin: Visitor;

  const refresh = () =>
    katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
  const ask = async (query = '') =>
    (await (await admin.get(`/api/matching/suggestions?${query}`)).json()) as Found;
  /** The pairs of product codes with a suggestion, after the worker's turn. */
  async function pairs(kind = 'pair'): Promise<string[]> {
    await refresh();
    return await katalog.values<string>(
      `select a.product_code || ' ' || b.product_code from matching_suggestions s
       join products a on a.id = s.offer_id join products b on b.id = s.other_id where s.kind = $1 order by 1`,
      [kind],
    );
  }
  async function write(code: string, assignment: string): Promise<void> {
    const id = await katalog.value<number>(
      `update products set ${assignment}, updated_at = now() where product_code = $1 returning id`,
      [code],
    );
    await refreshReadModel(katalog.app, [id]);
  }

  beforeAll(async () => {
    first = await katalog.store('Prva');
    second = await katalog.store('Druga');
    admin = await katalog.signedInAs('super_admin');
  });
  beforeEach(async () => {
    await katalog.rows('delete from products');
    await katalog.rows('truncate catalogue_offers, catalogue_texts, catalogue_sources');
    await katalog.rows('truncate matching_changes, matching_offers, matching_blocks, matching_suggestions');
  });

  const machine = 'Bosch WGB256A0BY pralni stroj';

  it('are found for offers of two stores, with reasons', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine, brand: 'Bosch', price: 800 });
    await katalog.sell(
      second,
      {
        productCode: 'B',
        name: 'Pralni stroj Bosch WGB256A0BY - brezplačna dostava',
        brand: 'Bosch',
        price: 840,
      },
      { productCode: 'C', name: 'Pralni stroj Bosch WGB244A0BY', brand: 'Bosch', price: 700 },
    );
    expect(await pairs()).toEqual(['A B']);
    const { suggestions, next } = await ask('kind=pair');
    expect(next).toBeNull();
    expect(suggestions).toMatchObject([
      {
        kind: 'pair',
        score: 1,
        offer: { name: machine, offers: 1 },
        other: { id: await katalog.idOf(second, 'B') },
      },
    ]);
    expect(suggestions[0]!.reasons).toContainEqual({ code: 'code', text: 'wgb256a0by', percent: null });
    expect(suggestions[0]!.reasons).toContainEqual({ code: 'price', text: null, percent: 5 });
  });

  it('follow an import that changes a name or a GTIN', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine });
    await katalog.sell(second, { productCode: 'B', name: 'Pralni stroj brez oznake' });
    expect(await pairs()).toEqual([]);
    await katalog.sell(second, { productCode: 'B', name: machine });
    expect(await pairs()).toEqual(['A B']);
    await katalog.sell(second, { productCode: 'B', name: 'Bosch WGB256A0BY ovitek' });
    expect(await pairs()).toEqual([]);
    const ean = anEan();
    await katalog.sell(second, { productCode: 'B', name: machine });
    expect(await pairs()).toEqual(['A B']);
    await katalog.sell(first, { productCode: 'A', name: machine, ean });
    await katalog.sell(second, { productCode: 'B', name: machine, ean });
    // they are one group now
    expect(await pairs()).toEqual([]);
  });

  it('compare an offer again only if its compared data change', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine, price: 800 });
    await katalog.sell(second, { productCode: 'B', name: machine, price: 800 });
    await refresh();
    const written = () => katalog.values<string>('select xmin::text from matching_offers order by offer_id');
    const before = await written();
    await katalog.sell(first, { productCode: 'A', name: machine, price: 801 });
    expect(await katalog.value<number>('select count(*)::integer from matching_changes')).toBe(1);
    await refresh();
    expect(await written()).toEqual(before);
    expect(await katalog.value<number>('select count(*)::integer from matching_changes')).toBe(0);
  });

  it('disappear with hidden and deleted offers, and return with them', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine });
    await katalog.sell(second, { productCode: 'B', name: machine });
    expect(await pairs()).toEqual(['A B']);
    await write('B', `status = 'inactive'`);
    expect(await pairs()).toEqual([]);
    expect(await katalog.value<number>('select count(*)::integer from matching_offers')).toBe(1);
    await write('B', `status = 'active'`);
    expect(await pairs()).toEqual(['A B']);
    await write('A', 'deleted_at = now()');
    expect(await pairs()).toEqual([]);
    expect(await katalog.value<number>('select count(distinct offer_id)::integer from matching_blocks')).toBe(
      1,
    );
  });

  it('skip a hidden offer before the worker notices it', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine });
    await katalog.sell(second, { productCode: 'B', name: machine });
    expect(await pairs()).toEqual(['A B']);
    await write('B', `status = 'inactive'`);
    expect((await ask()).suggestions).toEqual([]);
  });

  it('do not read the blocks of words that many offers share', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      productCode: `V-${index}`,
      name: `Jedilna vilica ${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + index / 26)}xy`,
    }));
    await katalog.sell(first, ...many);
    await katalog.sell(second, { productCode: 'B', name: 'Jedilna vilica' });
    expect(await pairs()).toEqual([]);
    // of two offers, the same words are rare
    await katalog.rows(
      `delete from matching_blocks where offer_id in (select id from products where product_code like 'V-%' and product_code <> 'V-0')`,
    );
    await katalog.sell(second, { productCode: 'B', name: 'Vilica jedilna' });
    await write('B', `name = '{"sl": "Vilica jedilna aaxy"}'`);
    expect(await pairs()).toEqual(['V-0 B']);
  });

  it('add at most five for an offer', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => katalog.store()));
    for (const [index, store] of stores.entries())
      await katalog.sell(store, { productCode: `S-${index}`, name: `Naprava QX9000-${'ABCDEFGH'[index]}` });
    await refresh();
    await katalog.rows('truncate matching_suggestions');
    await katalog.sell(first, { productCode: 'A', name: 'Naprava QX9000' });
    expect(await pairs()).toHaveLength(5);
  });

  it('name groups whose offers contradict each other', async () => {
    const ean = anEan();
    await katalog.sell(first, { productCode: 'A', name: 'Sony slušalke WH1000XM5', brand: 'Sony', ean });
    await katalog.sell(second, { productCode: 'B', name: 'Tefal ponev Ingenio', brand: 'Tefal', ean });
    expect(await pairs('suspicious')).toEqual(['A B']);
    const { suggestions } = await ask('kind=suspicious');
    expect(suggestions[0]!.reasons.map(({ code }) => code)).toEqual(['brand']);
    await katalog.sell(second, { productCode: 'B', name: 'Sony slušalke WH1000XM5', brand: 'Sony', ean });
    expect(await pairs('suspicious')).toEqual([]);
  });

  it('name groups whose offers are in different departments', async () => {
    const [audio, kitchen] = [
      await katalog.category({ sl: 'Zvok' }),
      await katalog.category({ sl: 'Kuhinja' }),
    ];
    const ean = anEan();
    await katalog.sell(first, { productCode: 'A', name: 'Sony slušalke', ean });
    await katalog.sell(second, { productCode: 'B', name: 'Sony slušalke', ean });
    const place = async (code: string, category: number) => {
      await katalog.rows(
        `with p as (select id from products where product_code = $1), gone as (
           delete from product_categories where product_id in (select id from p))
         insert into product_categories (product_id, category_id) select id, $2 from p
         on conflict do nothing`,
        [code, category],
      );
      await write(code, 'clicks = clicks');
    };
    await place('A', audio);
    await place('B', audio);
    expect(await pairs('suspicious')).toEqual([]);
    await place('B', kitchen);
    expect(await pairs('suspicious')).toEqual(['A B']);
  });

  it('are paged, the best first', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => katalog.store()));
    for (const [index, store] of stores.entries())
      await katalog.sell(store, {
        productCode: `S-${index}`,
        name: 'Naprava QX9000',
        price: 100 + 15 * index,
      });
    await refresh();
    const all = (await ask('limit=100')).suggestions;
    expect(all.length).toBeGreaterThan(3);
    const read: unknown[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Found = await ask(`limit=2${after && `&after=${after}`}`);
      expect(page.suggestions.length).toBeLessThanOrEqual(2);
      read.push(...page.suggestions);
      after = page.next;
    }
    expect(read).toEqual(all);
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a));
    for (const query of ['after=x', 'kind=other', 'limit=0', 'limit=101'])
      expect((await admin.get(`/api/matching/suggestions?${query}`)).status).toBe(400);
  });

  it('are ordered by the clicks of both offers', async () => {
    for (const code of ['A', 'B', 'C'])
      for (const store of [first, second])
        await katalog.sell(store, { productCode: code, name: `Naprava QX900${code}7`, price: 100 });
    await refresh();
    await katalog.rows(
      `update catalogue_offers o set popularity = strpos('ABC', p.product_code) from products p
       where p.id = o.offer_id and p.company_id = $1`,
      [first.company.id],
    );
    const read: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Found = await ask(`order=clicks&limit=1${after && `&after=${after}`}`);
      read.push(...page.suggestions.map(({ offer, other }) => offer.clicks + other.clicks));
      after = page.next;
    }
    expect(read).toEqual([3, 2, 1]);
  });

  it('are searched for all offers when a worker starts without any', async () => {
    await katalog.sell(first, { productCode: 'A', name: machine });
    await katalog.sell(second, { productCode: 'B', name: machine });
    await katalog.rows('truncate matching_changes');
    await katalog.app.get(MatchRefresher, { strict: false }).recordAllOnce();
    expect(await pairs()).toEqual(['A B']);
    await katalog.app.get(MatchRefresher, { strict: false }).recordAllOnce();
    expect(await katalog.value<number>('select count(*)::integer from matching_changes')).toBe(0);
  });
});
