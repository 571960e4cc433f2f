import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { PictureStore } from '../../src/media/picture-store.js';
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

/** Stored at once, as an upload would be: the home page shows them before any store's picture is fetched. */
async function setPicture(
  app: INestApplicationContext,
  categoryId: number,
  { id, name: [sl, en] }: DemoCategory,
): Promise<void> {
  const picture = PICTURES[id];
  const content = picture && (await drawPicture(namePicture(...picture)));
  if (!content) return;
  const stored = await app.get(PictureStore).keep(content);
  await app.get(DataSource).query(
    `with made as (
       insert into media (status, alt, content_hash, storage_key, mime, width, height, bytes, variants)
       values ('ready', $2, $3, $4, $5, $6, $7, $8, $9) returning id
     )
     update categories set media_id = (select id from made) where id = $1`,
    [
      categoryId,
      { sl, en },
      stored.contentHash,
      stored.storageKey,
      stored.mime,
      stored.width,
      stored.height,
      stored.bytes,
      JSON.stringify(stored.variants),
    ],
  );
}
