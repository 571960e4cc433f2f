import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { MediaService } from '../../src/media/media.service.js';
import { DEMO_CATEGORIES, type DemoCategory } from './categories.js';
import type { ColourId } from './colours.js';
import { drawPicture, namePicture } from './pictures.js';

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

/** The demo's category tree, with pictures for its top; nothing happens when it is there already. */
export async function seedCategories(app: INestApplicationContext): Promise<void> {
  const categories = app.get(CategoriesService);

  async function add(category: DemoCategory, parentId: number | null, position: number): Promise<void> {
    const [sl, en] = category.name;
    const id = await categories.create({ parentId, name: { sl, en }, position });
    await setPicture(app, id, category);
    for (const [index, child] of (category.children ?? []).entries()) await add(child, id, index + 1);
  }

  const tree = await categories.tree();
  const known = new Set(tree.rows.filter(({ parentId }) => parentId === null).map(({ name }) => name.sl));
  for (const [index, category] of DEMO_CATEGORIES.entries())
    if (!known.has(category.name[0])) await add(category, null, index + 1);
}

/** Handed in as people do it, which the worker takes before any store's pictures. */
async function setPicture(
  app: INestApplicationContext,
  categoryId: number,
  { id, name: [sl, en] }: DemoCategory,
): Promise<void> {
  const picture = PICTURES[id];
  const content = picture && (await drawPicture(namePicture(...picture)));
  if (!content) return;
  const mediaId = await app
    .get(MediaService)
    .storeUpload({ companyId: null, content: Readable.from(content), fileName: `${id}.webp` });
  const database = app.get(DataSource);
  await database.query('update media set alt = $2 where id = $1', [mediaId, { sl, en }]);
  await database.query('update categories set media_id = $2 where id = $1', [categoryId, mediaId]);
}
