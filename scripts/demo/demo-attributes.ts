import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../src/access/actor.js';
import { AttributesService } from '../../src/attributes/attributes.service.js';
import { CategoriesService } from '../../src/categories/categories.service.js';
import type { CategoryTree } from '../../src/categories/category-tree.js';
import { DEMO_ATTRIBUTES } from './attributes.js';
import { categoryPath } from './categories.js';

/** The attributes that the demo's visitors filter by; nothing happens when there are some already. */
export async function seedAttributes(app: INestApplicationContext, by: Actor): Promise<void> {
  const attributes = app.get(AttributesService);
  const known = await attributes.listAll();
  if (known.length) return;
  // where accounts are real ones, the demo has no people
  const author = by.kind === 'person' && by.userId > 0 ? by : null;
  const tree = await app.get(CategoriesService).freshTree();
  for (const { name, type, unit, categories } of DEMO_ATTRIBUTES)
    await attributes.create(author, {
      name: { sl: name[0], en: name[1] },
      type,
      unit,
      categories: categories.map((id) => ({ id: idOf(tree, id), filterable: true })),
    });
}

/** Of a category of the demo, by its names from the top down. */
function idOf(tree: CategoryTree, demoId: string): number {
  let id: number | null = null;
  for (const [name] of categoryPath(demoId) ?? []) {
    const parentId: number | null = id;
    id = tree.rows.find((row) => row.parentId === parentId && row.name.sl === name)?.id ?? null;
  }
  if (id === null) throw new Error(`The demo has no category ${demoId}`);
  return id;
}
