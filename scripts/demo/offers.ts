import { categoryPath } from './data/categories.js';
import { Chance } from './data/random.js';
import { pictureNames } from './pictures.js';
import { type DemoProduct, demoProducts } from './products.js';
import type { Pair } from './data/words.js';
import type { DemoStore } from './data/demo-store.js';
import { DEMO_STORES } from './data/stores.js';

/** Share of the products that more than one store sells. */
const SHARED = 0.4;
/** Share of these that a general store also sells. */
const JOINED = 0.2;

/** An offer of the demo. */
export interface DemoOffer {
  product: DemoProduct;
  productCode: string;
  name: Pair;
  brand: string;
  /** Names from the root down. */
  category: Pair[];
  /** File names. */
  pictures: string[];
  description: Pair;
  currency: string;
  price: number;
  regularPrice: number | null;
  /** First and last day of the discount; null: it states none. */
  saleDays: readonly [string, string] | null;
  /** null: the store does not state it, or the product has none. */
  ean: string | null;
  availability: string;
  /** The day on which a preorder arrives. */
  availableFrom: string | null;
  stock: number | null;
  deliveryCost: number | null;
  deliveryDays: readonly [number, number];
  condition: string;
  isBundle: boolean;
  /** Monthly payments after the price. */
  contract: { months: number; cost: number } | null;
  energyClass: string | null;
  link: string;
}

const known = new Map<string, Map<DemoStore, DemoOffer[]>>();

/** Each store's offers, the same at each call in a month. */
export function demoOffers(): Map<DemoStore, DemoOffer[]> {
  const month = monthBegin(0);
  if (!known.has(month)) known.set(month, makeOffers());
  return known.get(month)!;
}

function makeOffers(): Map<DemoStore, DemoOffer[]> {
  const offers = new Map<DemoStore, DemoOffer[]>(DEMO_STORES.map((store) => [store, []]));
  for (const product of demoProducts())
    for (const store of sellers(product)) {
      const own = offers.get(store)!;
      own.push(offer(store, product, own.length + 1));
      if (isRefurbishedBy(store, product)) own.push(offer(store, product, own.length + 1, true));
    }
  return offers;
}

/** Sizes and colours of a flagship that no store has in stock, by their index. */
const SOLD_OUT = [3, 22];

/** A flagship in one size and colour. */
const isRefurbishedBy = ({ refurbishes }: DemoStore, { type, index }: DemoProduct) =>
  Boolean(refurbishes && type.flagship) && index === type.colours.length;

/** A flagship's are all of its main category; others have the first ones, and of general stores some. */
function sellers(product: DemoProduct): DemoStore[] {
  const top = topCategory(product);
  if (product.type.flagship)
    return DEMO_STORES.filter(({ home, also }) => [...home, ...(also ?? [])].includes(top));
  const first = firstSellers(product);
  if (first.length === 1) return first;
  const isJoined = ({ slug, home, isGeneral }: DemoStore) =>
    Boolean(isGeneral) && home.includes(top) && new Chance(`joins ${slug} ${product.ean}`).happens(JOINED);
  return [...first, ...DEMO_STORES.filter(isJoined)];
}

/** Stores of the product's main category sell it first, others sometimes; variants of one product have them in the same order. */
function firstSellers(product: DemoProduct): DemoStore[] {
  const chance = new Chance(`sellers ${product.ean}`);
  const order = storesOf(product, product.group ? new Chance(`sellers ${product.group}`) : chance);
  if (!chance.happens(SHARED)) return order.slice(0, 1);
  const luck = chance.next();
  return order.slice(0, luck < 0.68 ? 2 : luck < 0.9 ? 3 : 4);
}

function storesOf(product: DemoProduct, chance: Chance): DemoStore[] {
  const top = topCategory(product);
  const stores = DEMO_STORES.filter(({ isGeneral }) => !isGeneral);
  const atHome = chance.shuffle(stores.filter((store) => store.home.includes(top)));
  const others = chance.shuffle(stores.filter(({ home, specialist }) => !home.includes(top) && !specialist));
  return [...atHome, ...others];
}

const TOP_IDS = new Map(
  ['electronics', 'home', 'outdoors', 'garden', 'children', 'clothing', 'food', 'stationery'].map((id) => [
    categoryPath(id)![0]![1],
    id,
  ]),
);

function topCategory({ type }: DemoProduct): string {
  return TOP_IDS.get(categoryPath(type.category)![0]![1])!;
}

function offer(store: DemoStore, product: DemoProduct, number: number, isTwin = false): DemoOffer {
  const { flagship } = product.type;
  const chance = new Chance(`${store.slug} ${product.ean}${isTwin ? ' refurbished' : ''}`);
  const used = isTwin || (topCategory(product) === 'electronics' && !flagship && chance.happens(0.06));
  // a store sells all colours of a size at one price
  const pricing = flagship ? new Chance(`${store.slug} ${product.group} ${product.price}`) : chance;
  const full = storePrice(store, product.price * (used ? 0.7 : 1), pricing);
  const price = pricing.happens(0.2) ? discounted(full, store, pricing) : full;
  const availability =
    flagship && SOLD_OUT.includes(product.index) ? 'out_of_stock' : pickAvailability(chance);
  const productCode = `${store.codePrefix}-${String(10_000 + number * 7)}`;
  const extras = new Chance(`extras ${store.slug} ${product.ean}`);
  return {
    // a refurbished product is no variant of the new ones
    product: isTwin ? { ...product, group: null } : product,
    productCode,
    name: product.name,
    brand: product.brand,
    category: categoryPath(product.type.category)!,
    pictures: pictureNames(product).slice(0, store.pictures),
    description: describe(store, product, chance),
    currency: 'EUR',
    price,
    regularPrice: price < full ? full : null,
    saleDays: price < full && extras.happens(0.4) ? [monthBegin(0), monthBegin(2)] : null,
    ean: topCategory(product) === 'food' && chance.happens(0.3) ? null : product.ean,
    availability,
    availableFrom: availability === 'preorder' ? monthBegin(2) : null,
    stock:
      availability === 'in_stock'
        ? chance.happens(0.75)
          ? chance.between(1, 60)
          : null
        : availability === 'out_of_stock'
          ? 0
          : null,
    deliveryCost: deliveryCost(store, price),
    deliveryDays: availability === 'in_stock' ? store.delivery.days : [7, 21],
    condition: used ? 'refurbished' : 'new',
    isBundle: false,
    contract: null,
    energyClass: product.energyClass,
    link: `${store.website}/izdelek/${productCode.toLowerCase()}`,
  };
}

/** The first day of this month or a later one: a feed that is fetched again in the same month is the same. */
function monthBegin(later: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}

function storePrice({ pricing }: DemoStore, base: number, chance: Chance): number {
  const wanted = base * (pricing.level + (chance.next() * 2 - 1) * pricing.spread);
  return withEnding(wanted, pricing.ending);
}

function discounted(full: number, { pricing }: DemoStore, chance: Chance): number {
  const price = withEnding(full * (1 - chance.between(8, 30) / 100), pricing.ending);
  return price < full ? price : full;
}

/** The nearest price with the store's ending, in whole cents. */
function withEnding(wanted: number, ending: number): number {
  return Math.round((Math.max(1, Math.round(wanted - ending)) + ending) * 100) / 100;
}

function pickAvailability(chance: Chance): string {
  const luck = chance.next();
  if (luck < 0.84) return 'in_stock';
  if (luck < 0.92) return 'out_of_stock';
  return luck < 0.96 ? 'backorder' : 'preorder';
}

function deliveryCost({ delivery }: DemoStore, price: number): number | null {
  return price >= delivery.freeFrom ? 0 : delivery.cost;
}

/** Two of the type's sentences and the store's own one. */
function describe(store: DemoStore, { type }: DemoProduct, chance: Chance): Pair {
  const texts = chance.shuffle(type.texts).slice(0, 2);
  const paragraphs = (language: 0 | 1) =>
    `<p>${texts.map((text) => text[language]).join(' ')}</p><p>${store.promise[language]}</p>`;
  return [paragraphs(0), paragraphs(1)];
}
