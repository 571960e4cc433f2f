import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { DEMO_CATEGORIES, type DemoCategory } from './categories.js';
import type { ColourId } from './colours.js';
import { namePicture } from './pictures.js';

/** Illustrations of the top categories. */
const PICTURES: Readonly<Record<string, readonly [artist: string, colour: ColourId, variant: number]>> = {
  electronics: ['headphones', 'sand', 2],
  home: ['kettle', 'cream', 0],
  outdoors: ['tent', 'orange', 0],
  garden: ['watering-can', 'mint', 2],
  children: ['train', 'red', 2],
  clothing: ['jacket', 'yellow', 2],
  food: ['honey', 'yellow', 2],
  stationery: ['notebook', 'darkBlue', 1],
};

/**
 * The demo's category tree, with pictures for its top; nothing happens when it is there already.
 * @param pictures address below which the pictures lie
 */
export async function seedCategories(app: INestApplicationContext, pictures: string): Promise<void> {
  const categories = app.get(CategoriesService);
  const database = app.get(DataSource);

  async function add(category: DemoCategory, parentId: number | null, position: number): Promise<void> {
    const [sl, en] = category.name;
    const id = await categories.create({ parentId, name: { sl, en }, position });
    await setPicture(database, pictures, id, category);
    for (const [index, child] of (category.children ?? []).entries()) await add(child, id, index + 1);
  }

  const tree = await categories.tree();
  const known = new Set(tree.rows.filter(({ parentId }) => parentId === null).map(({ name }) => name.sl));
  for (const [index, category] of DEMO_CATEGORIES.entries())
    if (!known.has(category.name[0])) await add(category, null, index + 1);
}

async function setPicture(
  database: DataSource,
  pictures: string,
  categoryId: number,
  { id, name: [sl, en] }: DemoCategory,
): Promise<void> {
  const picture = PICTURES[id];
  if (!picture) return;
  await database.query(
    `with made as (insert into media (source_url, alt) values ($1, $2) returning id)
     update categories set media_id = (select id from made) where id = $3`,
    [`${pictures}/${namePicture(...picture)}`, { sl, en }, categoryId],
  );
}
