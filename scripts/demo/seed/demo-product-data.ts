import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import type { AttributeRegistry } from '../../../src/attributes/attribute-registry.js';
import { AttributesService } from '../../../src/attributes/attributes.service.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import type { DataStatus } from '../../../src/product-data/product-data.entity.js';
import { ProductDataEditing } from '../../../src/product-data/editing/product-data-editing.js';
import type { NewProductDataInput } from '../../../src/product-data/product-data.input.js';
import { categoryPath } from '../data/categories.js';
import { categoryIdOf } from './demo-categories.js';
import { type DemoOffer, demoOffers } from '../offers.js';
import { pictureName } from '../pictures.js';
import type { DemoAttribute } from '../products.js';
import type { Pair } from '../data/words.js';

/** One in so many of the sold EANs has product data, so that each store has one of its own to decide on. */
const EVERY = 8;
/** In turn: most are approved, some wait for a decision, a few were rejected. */
const STATUSES: readonly DataStatus[] = [
  'approved',
  'approved',
  'requested',
  'approved',
  'approved',
  'approved',
  'requested',
  'approved',
  'rejected',
];
/** Some approved ones have a second suggestion by another store: a duplicate to merge. */
const DUPLICATE_EVERY = 6;

interface Described {
  store: string;
  offer: DemoOffer;
  status: DataStatus;
}

/** Adds the demo stores' product data through the form; existing ones stay. */
export async function seedProductData(
  app: INestApplicationContext,
  by: Actor,
  { companyIds, pictures }: { companyIds: Map<string, number>; pictures: string },
): Promise<void> {
  const rows = await app
    .get(DataSource)
    .query<{ key: string }[]>(`select ean || ' ' || company_id as key from product_data`);
  const known = new Set(rows.map(({ key }) => key));
  const tree = await app.get(CategoriesService).freshTree();
  const registry = await app.get(AttributesService).registry();
  for (const { store, offer, status } of described()) {
    const companyId = companyIds.get(store)!;
    if (known.has(`${offer.ean} ${companyId}`)) continue;
    const categoryIds = [categoryIdOf(tree, categoryPath(offer.product.type.category)!)];
    const input = { ...toInput(offer, registry, pictures), companyId, status, categoryIds };
    await app.get(ProductDataEditing).create(by, input, 'sl');
  }
}

/** Returns an equal list at each call. */
function described(): Described[] {
  const sellers = new Map<string, { store: string; offer: DemoOffer }[]>();
  for (const [{ slug }, offers] of demoOffers())
    for (const offer of offers)
      if (offer.ean) sellers.set(offer.ean, [...(sellers.get(offer.ean) ?? []), { store: slug, offer }]);
  const chosen = [...sellers.values()].filter((_, index) => index % EVERY === 0);
  return chosen.flatMap(([first, second], index) => {
    const status = STATUSES[index % STATUSES.length]!;
    const isTwice = second && status === 'approved' && index % DUPLICATE_EVERY === 0;
    return [{ ...first!, status }, ...(isTwice ? [{ ...second, status: 'requested' as const }] : [])];
  });
}

function toInput({ product, ean }: DemoOffer, registry: AttributeRegistry, pictures: string) {
  const { name, brand, mpn, type, attributes } = product;
  const text = (language: 0 | 1) => `<p>${type.texts.map((pair) => pair[language]).join(' ')}</p>`;
  return {
    ean: ean!,
    brand,
    productCode: mpn,
    translations: { name: both(name), description: both([text(0), text(1)]) },
    attributes: attributes.map((attribute) => toAttribute(attribute, registry)),
    media: [{ url: `${pictures}/${pictureName(product)}` }],
  } satisfies NewProductDataInput;
}

function toAttribute({ name, value, unit }: DemoAttribute, registry: AttributeRegistry) {
  const definitionId = registry.find(both(name))?.id ?? null;
  return { definitionId, unit, translations: { name: both(name), value: both(value) } };
}

const both = ([sl, en]: Pair) => ({ sl, en });
