import { seedVisits } from '../../../scripts/demo/seed/demo-visits.js';
import { Clicks } from '../../../src/analytics/clicks.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
await katalog.category({ sl: 'Kuhinja', en: 'Kitchen' });
const offers = Array.from({ length: 20 }, (_, n) => ({
  productCode: `P-${n}`,
  name: `Posoda ${n}`,
  ean: anEan(),
  price: n + 1,
  category: 'Kuhinja',
}));
for (const store of [await katalog.store(), await katalog.store()]) await katalog.sell(store, ...offers);

describe('visits of the demo data', () => {
  it('are written once, into the partitions of their months, and make products popular', async () => {
    const happened = async () => (await katalog.rows('select from events')).length;
    await seedVisits(katalog.app);
    const once = await happened();
    await seedVisits(katalog.app);
    expect(once).toBeGreaterThan(10_000);
    expect(await happened()).toBe(once);
    expect(await katalog.rows('select from events_default')).toEqual([]);
    expect(await katalog.rows('select from events where at > now()')).toEqual([]);

    await katalog.app.get(Clicks).sumUp();
    expect(
      await katalog.value<number>('select count(distinct day)::integer as count from event_days'),
    ).toBeGreaterThanOrEqual(59);
    expect((await katalog.rows('select from category_days')).length).toBeGreaterThanOrEqual(59);
    const { props } = await katalog.visitor().page('/', 'storefront/home');
    expect(props.featured[0]!.id).toBe('popular');
    expect(props.featured[0]!.cards.length).toBe(12);
  });
});
