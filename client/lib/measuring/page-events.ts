import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { CategoryLink } from '../../../src/categories/category.props.js';
import type { LocalText } from '../../../src/core/i18n/local-text.js';
import type { PictureProps } from '../../../src/media/media.props.js';
import type { OfferProps } from '../../../src/products/product.props.js';
import type { ComparedOffer } from '../../../src/storefront/comparison/comparison.pages.js';

export interface MeasuredEvent {
  type: 'CATEGORY_CLICK' | 'FEATURED_PRODUCT_CLICK' | 'PRODUCT_CLICK' | 'PRODUCT_STORE_REDIRECT';
  payload: {
    /** Id of the product, the store's offer or the category. */
    event_id: number;
    event_name: string;
    company_id: number | null;
    company_name: string | null;
    /** Absolute; null for a category. */
    product_image_url: string | null;
  };
}

/** The parts of a page object that the events need. */
export interface SeenPage {
  component: string;
  props: object;
}

/** An offer that the page has a link to. */
interface Sold {
  name: LocalText;
  picture?: PictureProps | null;
  offer: ComparedOffer | OfferProps;
}

const NO_PICTURE = '/no-picture.svg';

/** The events of a page view: of a product page, one for each store that sells it. */
export function viewEvents(page: SeenPage, origin: string): MeasuredEvent[] {
  if (page.component !== 'products/show') return [];
  const byStore = new Map(
    soldOn(page)
      .toReversed()
      .map((sold) => [sold.offer.store.id, sold]),
  );
  return [...byStore.values()].toReversed().map((sold) => offerEvent('PRODUCT_CLICK', sold, origin));
}

/** The events of following a link on a page; `path` is its target on this site. */
export function clickEvents(page: SeenPage, path: string, origin: string): MeasuredEvent[] {
  const sold = soldOn(page).find(({ offer }) => offer.goUrl === path);
  if (sold) return [offerEvent('PRODUCT_STORE_REDIRECT', sold, origin)];
  const { featured = [] } = page.props as Partial<PageProps<'storefront/home'>>;
  const card = featured.flatMap(({ cards }) => cards).find(({ url }) => url === path);
  if (card) {
    const { id, name, storeId, storeName, picture } = card;
    return [
      event('FEATURED_PRODUCT_CLICK', [id, name.text], [storeId, storeName], imageUrl(picture, origin)),
    ];
  }
  const category = categoriesOf(page).find(({ url }) => url === path);
  return category ? [event('CATEGORY_CLICK', [category.id, category.name.text], [null, null], null)] : [];
}

function soldOn({ component, props }: SeenPage): Sold[] {
  if (component === 'products/show') {
    const { product, offers } = props as PageProps<'products/show'>;
    return offers.map((offer) => ({ name: product.name, picture: product.pictures[0], offer }));
  }
  if (component !== 'comparison/show') return [];
  const { products, rows } = props as PageProps<'comparison/show'>;
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (cell && 'store' in cell ? { ...products[at]!, offer: cell } : [])),
  );
}

/** All cards and links of the page: of the shell, and of its own lists. */
function categoriesOf({ props }: SeenPage): CategoryLink[] {
  const { navigation = [], categories = [], subcategories = [] } = props as Partial<ProductsAround>;
  return [...navigation.flatMap((node) => [node, ...node.children]), ...categories, ...subcategories];
}

type ProductsAround = Pick<PageProps<'products/category'>, 'navigation' | 'subcategories'> &
  Pick<PageProps<'products/search'>, 'categories'>;

function offerEvent(
  type: MeasuredEvent['type'],
  { name, picture, offer: { id, store } }: Sold,
  origin: string,
): MeasuredEvent {
  return event(type, [id, name.text], [store.id, store.name], imageUrl(picture, origin));
}

function event(
  type: MeasuredEvent['type'],
  [id, name]: [number, string],
  [companyId, companyName]: [number | null, string | null],
  image: string | null,
): MeasuredEvent {
  return {
    type,
    payload: {
      event_id: id,
      event_name: name,
      company_id: companyId,
      company_name: companyName,
      product_image_url: image,
    },
  };
}

function imageUrl(picture: PictureProps | null | undefined, origin: string): string {
  return new URL(picture?.src ?? NO_PICTURE, origin).href;
}
