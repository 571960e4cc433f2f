import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';

/** Products of each row: most viewed, reduced, and new. */
const EACH = 6;

const ean = anEan();
const codes = (kind: string) => Array.from({ length: EACH }, (_, index) => `${kind}-${index}`);
const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Čajna hiša');
await katalog.sell(
  store,
  ...codes('VIDEN').map((productCode) => ({ productCode })),
  ...codes('CENEJSI').map((productCode) => ({ productCode })),
  ...codes('NOV').map((productCode) => ({ productCode })),
  { productCode: 'POVSOD', ean, price: 30 },
);
const other = await katalog.store('Druga trgovina');
await katalog.sell(other, { productCode: 'POVSOD', ean, price: 25 });
await katalog.rows(`update products set clicks = 5 where product_code ~ '^(VIDEN|POVSOD)'`);
await katalog.app.get(CatalogueService).rebuild();
const reduced = await katalog.rows<{ id: number }>(
  `select id from products where product_code ~ '^(VIDEN|CENEJSI|POVSOD)' and price <> 25`,
);
await reduceFrom(
  katalog.app,
  100,
  reduced.map(({ id }) => id),
);

describe('the home page', () => {
  const home = async () => (await katalog.visitor().page('/', 'storefront/home')).props;

  it('shows each product once, in one row only', async () => {
    const { featured } = await home();
    expect(featured.map(({ id }) => id)).toEqual(['popular', 'discounted', 'new']);
    const ids = featured.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(3 * EACH + 1);
  });

  it('begins with what is discounted, before the categories', async () => {
    const { body } = await katalog.visitor().document('/');
    const titles = ['featured-discounted', 'categories-title', 'featured-popular', 'featured-new'];
    const places = titles.map((id) => body.indexOf(`id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('ranks popular products by real views', async () => {
    const [popular] = (await home()).featured;
    const viewed = await katalog.rows<{ id: number }>(
      `select min(id) as id from products where clicks > 0 group by coalesce(group_key, id::text)`,
    );
    expect(popular!.cards.map(({ id }) => id).sort()).toEqual(viewed.map(({ id }) => id).sort());
    // views of both stores' offers count together
    expect(popular!.cards[0]!.lowestPrice.amount).toBe(25);
  });

  it('shows the size of the catalogue without counting it', async () => {
    const { checked: _, ...counts } = (await home()).counts;
    expect(counts).toEqual({ products: 3 * EACH + 1, offers: 3 * EACH + 2, stores: 2 });
    await katalog.rows('update catalogue_totals set products = 4');
    expect((await home()).counts.products).toBe(4);
  });

  it('counts the stores whose prices were checked in the last 24 hours', async () => {
    const check = (hours: number) =>
      katalog.rows(`update companies set prices_checked_at = now() - interval '${hours} hours'`);
    await check(25);
    expect((await home()).counts.checked).toBe(0);
    expect((await home()).reasons.checked).toBeNull();
    await check(23);
    expect((await katalog.visitor().document('/')).text).toContain('Cene 2 trgovin smo preverili');
  });

  it('links to stores, the largest first', async () => {
    const { stores } = await home();
    expect(stores.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Čajna hiša', 3 * EACH + 1],
      ['Druga trgovina', 1],
    ]);
    const { links } = await katalog.visitor().document('/');
    expect(links.has(`/company?id=${store.company.id}`)).toBe(true);
    expect(links.get('/company')).toBeDefined();
  });
});
