import type { ProductKind } from '../../products/product.entity.js';
import { VISIBILITIES } from '../../products/visibility.js';
import type { OffersPageQuery } from '../offers.query.js';

const NOT_VISIBLE = VISIBILITIES.filter((visibility) => visibility !== 'visible');

/** Views that every list has; they need no row. */
export const FIRST_VIEWS = {
  'missing-image': { without: ['picture'] },
  'out-of-stock': { availability: ['out_of_stock'] },
  'price-changed': { changed: ['price'] },
  'not-visible': {
    visibility: NOT_VISIBLE,
    columns: ['name', 'company', 'visibility', 'origin', 'price', 'updatedAt'],
  },
  market: {
    columns: ['name', 'company', 'price', 'priceRank', 'moved', 'views', 'clickShare', 'lostClicks'],
    sort: '-lostClicks',
  },
} as const satisfies Record<string, Readonly<Partial<OffersPageQueryShape>>>;
export type FirstView = keyof typeof FIRST_VIEWS;

type OffersPageQueryShape = {
  [Name in keyof OffersPageQuery]: OffersPageQuery[Name] extends (infer Each)[]
    ? readonly Each[]
    : OffersPageQuery[Name];
};

/** Services have no stock and are not compared. */
const OF_GOODS: FirstView[] = ['out-of-stock', 'market'];

export function firstViewsOf(kind: ProductKind): FirstView[] {
  const all = Object.keys(FIRST_VIEWS) as FirstView[];
  return kind === 'product' ? all : all.filter((id) => !OF_GOODS.includes(id));
}
