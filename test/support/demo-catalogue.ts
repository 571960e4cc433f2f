import { demoOffers } from '../../scripts/demo/offers.js';
import { DEMO_STORES } from '../../scripts/demo/data/stores.js';
import { seedAttributes } from '../../scripts/demo/seed/demo-attributes.js';
import { seedCategories } from '../../scripts/demo/seed/demo-categories.js';
import { seedServices } from '../../scripts/demo/seed/demo-services.js';
import { seedSynonyms } from '../../scripts/demo/seed/demo-synonyms.js';
import { katalogFeed } from '../../scripts/demo/feeds/katalog-feed.js';
import { toActor } from '../../src/users/user.policy.js';
import type { Katalog } from './katalog.js';
import { writeOffers } from './data/offers.js';
import { makePerson } from './people.js';

/**
 * Adds the products of the demo's stores, without their errors and in both languages, with categories,
 * attributes, services and synonyms.
 */
export async function putDemoIn(katalog: Katalog): Promise<void> {
  const { app } = katalog;
  const actor = toActor(await makePerson(app, { userType: 'super_admin', companyId: null }));
  await seedCategories(app);
  await seedAttributes(app, actor);
  const offers = demoOffers();
  const companyIds = new Map<string, number>();
  for (const demo of DEMO_STORES) {
    const store = await katalog.store(demo.name);
    companyIds.set(demo.slug, store.company.id);
    const feed = katalogFeed(offers.get(demo)!, 'https://demo.example/pictures');
    await writeOffers(app, store.company.id, feed);
  }
  await seedServices(app, actor, { companyIds, pictures: 'https://demo.example/pictures' });
  await seedSynonyms(app, actor);
}
