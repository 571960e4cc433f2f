import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import type { CategoryTree } from '../../../src/categories/category-tree.js';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { MediaService } from '../../../src/media/media.service.js';
import { DEMO_CATEGORIES, type DemoCategory } from '../data/categories.js';
import type { ColourId } from '../data/colours.js';
import { drawPicture, namePicture } from '../pictures.js';
import { DEMO_SERVICE_CATEGORIES } from '../data/service-categories.js';
import type { Pair } from '../data/words.js';

type Kind = 'product' | 'service';

/** Illustrations of the main categories. */
const PICTURES: Readonly<Record<string, readonly [artist: string, colour: ColourId, variant: number]>> = {
  electronics: ['headphones', 'sand', 2],
  home: ['kettle', 'cream', 0],
  outdoors: ['tent', 'orange', 0],
  garden: ['watering-can', 'mint', 2],
  children: ['train', 'red', 2],
  clothing: ['jacket', 'yellow', 2],
  food: ['honey', 'yellow', 2],
  stationery: ['notebook', 'darkBlue', 1],
  servicing: ['hammer', 'darkBlue', 1],
  rental: ['tent', 'mint', 2],
  personalising: ['pen', 'terracotta', 2],
  'at-home': ['shelf', 'natural', 2],
  workshops: ['mug', 'mint', 1],
};

/** Adds missing categories of the demo's trees, with images of the main ones. */
export async function seedCategories(app: INestApplicationContext): Promise<void> {
  const writer = app.get(CategoryWriter);
  const { rows } = await app.get(CategoriesService).freshTree();

  async function add(category: DemoCategory, kind: Kind, parentId: number | null): Promise<void> {
    const [sl, en] = category.name;
    const known = rows.find((row) => row.parentId === parentId && row.name.sl === sl);
    const id = known?.id ?? (await writer.create(null, { parentId, kind, name: { sl, en } }));
    if (!known) await setPicture(app, id, category);
    for (const child of category.children ?? []) await add(child, kind, id);
  }

  const trees = { product: DEMO_CATEGORIES, service: DEMO_SERVICE_CATEGORIES };
  for (const kind of ['product', 'service'] as const)
    for (const category of trees[kind]) await add(category, kind, null);
}

/** The id of a demo category, by its names from the root down. */
export function categoryIdOf(tree: CategoryTree, path: Pair[]): number {
  let id: number | null = null;
  for (const [name] of path) {
    const parentId: number | null = id;
    id = tree.rows.find((row) => row.parentId === parentId && row.name.sl === name)?.id ?? null;
    if (id === null) throw new Error(`The demo has no category ${name}`);
  }
  return id!;
}

/** An upload, which the worker processes before images of feeds. */
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
