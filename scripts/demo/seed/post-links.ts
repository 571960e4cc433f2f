import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { categoryUrl } from '../../../src/categories/category.presenter.js';
import type { CategoryTree } from '../../../src/categories/category-tree.js';
import { type Locale, LOCALES } from '../../../src/core/i18n/locales.js';
import type { Translations } from '../../../src/core/i18n/local-text.js';
import type { ProductKind } from '../../../src/products/product-fields.js';
import { productUrl } from '../../../src/products/product.presenter.js';
import { route } from '../../../src/routes.js';
import { AVAILABILITY_CODES } from '../../../src/search/catalogue-index/codes.js';
import { categoryPath } from '../data/categories.js';
import { DEMO_SERVICE_CATEGORIES } from '../data/service-categories.js';
import { DEMO_SERVICES } from '../data/services.js';
import type { Pair } from '../data/words.js';
import { demoProducts } from '../products.js';
import { categoryIdOf } from './demo-categories.js';

/** `[text](product:Orbiq Iskrica)`: ids are only known after the imports. Without a text, it is the name. */
const LINK = /\[([^\]]*)\]\((product|refurbished|service|category|search):([^)]+)\)/g;

interface Sold {
  id: number;
  kind: ProductKind;
  condition: string;
  name: Translations;
}

interface Target {
  name: Pair;
  /** null: no store sells it. */
  url: string | null;
}

/** Products that are in stock first, then products of many stores. */
const SOLD = `
  select g.id, g.kind, g.condition, g.name from catalogue_offers o join products g on g.id = o.group_id
  group by g.id
  order by bool_or(o.availability = ${AVAILABILITY_CODES.in_stock}) desc, count(*) desc, g.id`;

/** Replaces the links in the demo's posts by links to this installation's products. */
export class PostLinks {
  private constructor(
    private readonly sold: Sold[],
    private readonly tree: CategoryTree,
  ) {}

  static async read(app: INestApplicationContext): Promise<PostLinks> {
    const sold = await app.get(DataSource).query<Sold[]>(SOLD);
    return new PostLinks(sold, await app.get(CategoriesService).freshTree());
  }

  /** A text with its links; a product without a store is only named. */
  resolve(text: string, locale: Locale): string {
    return text.replace(LINK, (_, words: string, kind: string, key: string) => {
      const { name, url } = this.targetOf(kind, key, locale);
      const shown = words || name[LOCALES.indexOf(locale)]!;
      return url === null ? shown : `[${shown}](${url})`;
    });
  }

  private targetOf(kind: string, key: string, locale: Locale): Target {
    if (kind === 'search') return { name: [key, key], url: `${route('search', {}, locale)}?${key}` };
    if (kind === 'category') return this.categoryOf(key, locale);
    const names = kind === 'service' ? servicesCalled(key) : productsCalled(key);
    if (!names.length) throw new Error(`The demo has no ${kind} ${key}`);
    const condition = kind === 'refurbished' ? 'refurbished' : 'new';
    const found = this.sold.find(
      (one) => one.condition === condition && names.some(([sl]) => sl === one.name.sl),
    );
    return { name: names[0]!, url: found ? productUrl(found, locale) : null };
  }

  private categoryOf(key: string, locale: Locale): Target {
    const path = categoryPath(key) ?? categoryPath(key, DEMO_SERVICE_CATEGORIES);
    if (!path) throw new Error(`The demo has no category ${key}`);
    const category = this.tree.find(categoryIdOf(this.tree, path))!;
    return { name: path.at(-1)!, url: categoryUrl(this.tree, category, locale) };
  }
}

/** The links of a text. */
export const linksIn = (text: string) =>
  [...text.matchAll(LINK)].map(([, , kind, key]) => ({ kind: kind!, key: key! }));

/** The names of products that begin like the key, and have its options: »Kovarna Ostrina, 15 cm«. */
export function productsCalled(key: string): Pair[] {
  const [beginning, ...options] = key.split(', ');
  return demoProducts()
    .map(({ name }) => name)
    .filter(
      ([, name]) =>
        name.startsWith(`${beginning} `) && options.every((option) => `${name},`.includes(`, ${option},`)),
    );
}

export const servicesCalled = (code: string): Pair[] =>
  DEMO_SERVICES.filter((service) => service.code === code).map(({ name }) => name);
