import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import type { AttributeRegistry } from '../../../src/attributes/attribute-registry.js';
import { AttributesService } from '../../../src/attributes/attributes.service.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import type { ProductInput } from '../../../src/products/editing/product.input.js';
import { toChanges } from '../../../src/products/editing/product.changes.js';
import { ProductsEditing } from '../../../src/products/editing/products-editing.js';
import { categoryPath } from '../data/categories.js';
import { categoryIdOf } from './demo-categories.js';
import { namePicture } from '../pictures.js';
import { DEMO_SERVICE_CATEGORIES } from '../data/service-categories.js';
import type { DemoService } from '../data/demo-service.js';
import { serviceFacts } from '../data/service-facts.js';
import { DEMO_SERVICES } from '../data/services.js';
import { DEMO_STORES } from '../data/stores.js';
import { servicePath } from '../shops.js';
import type { Pair } from '../data/words.js';

/** The store and category of a service. */
interface ServiceContext {
  companyId: number;
  categoryId: number;
  registry: AttributeRegistry;
  /** URL prefix of images. */
  pictures: string;
}

/** Adds the services of the stores through the form; existing ones stay. */
export async function seedServices(
  app: INestApplicationContext,
  by: Actor,
  { companyIds, pictures }: { companyIds: Map<string, number>; pictures: string },
): Promise<void> {
  const database = app.get(DataSource);
  const registry = await app.get(AttributesService).registry();
  const tree = await app.get(CategoriesService).freshTree();
  const rows = await database.query<{ code: string }[]>(
    `select product_code as code from products where kind = 'service'`,
  );
  const known = new Set(rows.map(({ code }) => code));
  for (const service of DEMO_SERVICES) {
    if (known.has(service.code)) continue;
    const companyId = companyIds.get(service.store)!;
    const path = categoryPath(service.category, DEMO_SERVICE_CATEGORIES)!;
    const categoryId = categoryIdOf(tree, path);
    const input = toInput(service, { companyId, categoryId, registry, pictures });
    const { id } = await app.get(ProductsEditing).create(by, { companyId }, toChanges(input, 'sl'));
    await database.query(DESCRIBE_PICTURES, [id]);
  }
}

function toInput(
  service: DemoService,
  { companyId, categoryId, registry, pictures }: ServiceContext,
): ProductInput {
  const { code, name, texts, price, regularPrice, online, picture, store } = service;
  const { website } = DEMO_STORES.find(({ slug }) => slug === store)!;
  const text = (language: 0 | 1) => texts.map((pair) => `<p>${pair[language]}</p>`).join('');
  return {
    kind: 'service',
    status: 'active',
    companyId,
    productCode: code,
    price,
    regularPrice,
    link: online ? `${website}/${servicePath(code)}` : null,
    categoryIds: [categoryId],
    translations: { name: both(name), description: both([text(0), text(1)]) },
    attributes: serviceFacts(service).map((fact) => ({
      definitionId: registry.find(both(fact.name))?.id ?? null,
      translations: { name: both(fact.name), value: both(fact.value) },
      unit: null,
    })),
    media: [{ url: `${pictures}/${namePicture(...picture)}` }],
  };
}

const both = ([sl, en]: Pair) => ({ sl, en });

/** The alternative text of a service's image. */
const DESCRIBE_PICTURES = `
  update media set alt = p.name from products p join product_media l on l.product_id = p.id
  where p.id = $1 and media.id = l.media_id and media.alt = '{}'`;
