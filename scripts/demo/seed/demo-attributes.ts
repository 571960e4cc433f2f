import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../../src/access/actor.js';
import { AttributesService } from '../../../src/attributes/attributes.service.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { DEMO_ATTRIBUTES } from '../data/attributes.js';
import { categoryPath } from '../data/categories.js';
import { DEMO_SERVICE_CATEGORIES } from '../data/service-categories.js';
import { categoryIdOf } from './demo-categories.js';

/** Adds the attributes with filters; existing ones stay. */
export async function seedAttributes(app: INestApplicationContext, by: Actor): Promise<void> {
  const attributes = app.get(AttributesService);
  const known = new Set((await attributes.listAll()).map(({ name }) => name.sl));
  // with real accounts, the demo has no people
  const author = by.kind === 'person' && by.userId > 0 ? by : null;
  const tree = await app.get(CategoriesService).freshTree();
  for (const { name, type, unit, categories } of DEMO_ATTRIBUTES.filter(({ name }) => !known.has(name[0])))
    await attributes.create(author, {
      name: { sl: name[0], en: name[1] },
      type,
      unit,
      categories: categories.map((id) => ({
        id: categoryIdOf(tree, (categoryPath(id) ?? categoryPath(id, DEMO_SERVICE_CATEGORIES))!),
        filterable: true,
      })),
    });
}
