import { DataSource } from 'typeorm';
import { seedAttributes } from '../../../scripts/demo/seed/demo-attributes.js';
import { seedCategories } from '../../../scripts/demo/seed/demo-categories.js';
import { addCovers, seedPosts } from '../../../scripts/demo/seed/demo-posts.js';
import { seedServices } from '../../../scripts/demo/seed/demo-services.js';
import { seedSynonyms } from '../../../scripts/demo/seed/demo-synonyms.js';
import { DEMO_SERVICES } from '../../../scripts/demo/data/services.js';
import { DEMO_STORES } from '../../../scripts/demo/data/stores.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import { toActor } from '../../../src/users/user.policy.js';
import { useApp } from '../../support/app.js';
import { makePerson } from '../../support/people.js';

const started = await useApp();

describe('demo data', () => {
  it('are written once, however often the seed is started', async () => {
    const { app } = started;
    const companies = app.get(CompaniesService);
    const stores = DEMO_STORES.map(async ({ slug, name }): Promise<[string, number]> => {
      const { id } = await companies.ensureCompany({ slug, companyName: name, active: true });
      return [slug, id];
    });
    const companyIds = new Map(await Promise.all(stores));
    const actor = toActor(await makePerson(app, { userType: 'super_admin', companyId: null }));
    const seed = async () => {
      await seedCategories(app);
      await seedAttributes(app, actor);
      const posts = await addCovers(app);
      await seedServices(app, actor, { companyIds, pictures: 'https://demo.example/pictures' });
      await seedPosts(app, actor, posts);
      await seedSynonyms(app, actor);
    };
    const count = async (what: string) => {
      const [row] = await app
        .get(DataSource)
        .query<{ count: number }[]>(`select count(*)::integer as count from ${what}`);
      return row!.count;
    };
    const TABLES = ['categories', 'attribute_definitions', 'blogs', 'synonyms', 'products'];
    const counts = async () =>
      Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)])));
    await seed();
    const whole = await counts();
    // data that an interrupted start did not write
    const { rows } = await app.get(CategoriesService).freshTree();
    const leaf = rows.findLast(
      ({ id, parentId: parent }) => parent !== null && !rows.some(({ parentId }) => parentId === id),
    )!;
    for (const statement of [
      `delete from products where id in (select product_id from product_categories where category_id = ${leaf.id})`,
      `delete from categories where id = ${leaf.id}`,
      ...['attribute_definitions', 'blogs', 'synonyms'].map(
        (table) => `delete from ${table} where id = (select max(id) from ${table})`,
      ),
    ])
      await app.get(DataSource).query(statement);
    expect(await counts()).not.toEqual(whole);

    await seed();
    expect(await counts()).toEqual(whole);
    expect(await count(`products where kind = 'service' and status = 'active'`)).toBe(DEMO_SERVICES.length);
    // each has an image with alternative text
    expect(
      await count(`products p where exists (
        select from product_media l join media m on m.id = l.media_id where l.product_id = p.id and m.alt = p.name)`),
    ).toBe(DEMO_SERVICES.length);
    expect(await count('blogs')).toBeGreaterThan(0);
    expect(await count('synonyms')).toBeGreaterThan(0);
  });
});
