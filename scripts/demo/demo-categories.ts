import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { CategoryWriter } from '../../src/categories/category-writer.js';
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
  const writer = app.get(CategoryWriter);

  async function add(category: DemoCategory, parentId: number | null): Promise<void> {
    const [sl, en] = category.name;
    const id = await writer.create(null, { parentId, name: { sl, en } });
    await setPicture(app, id, category);
    for (const child of category.children ?? []) await add(child, id);
  }

  const tree = await app.get(CategoriesService).freshTree();
  const known = new Set(tree.rows.filter(({ parentId }) => parentId === null).map(({ name }) => name.sl));
  for (const category of DEMO_CATEGORIES) if (!known.has(category.name[0])) await add(category, null);
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
