import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { CategoryLink } from '../../../src/categories/category.props.js';
import type { PictureProps } from '../../../src/media/media.props.js';

export interface MeasuredEvent {
  type: 'CATEGORY_CLICK' | 'FEATURED_PRODUCT_CLICK' | 'PRODUCT_CLICK' | 'PRODUCT_STORE_REDIRECT';
  payload: {
    /** Of the product, the store's offer or the category. */
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

type ProductShow = PageProps<'products/show'>;
type Offer = ProductShow['offers'][number];

const NO_PICTURE = '/no-picture.svg';

/** The events of a page view: of a product page, one for each store that sells it. */
export function viewEvents(page: SeenPage, origin: string): MeasuredEvent[] {
  const shown = productOf(page);
  if (!shown) return [];
  const byStore = new Map(shown.offers.toReversed().map((offer) => [offer.store.id, offer]));
  return [...byStore.values()].toReversed().map((offer) => offerEvent('PRODUCT_CLICK', shown, offer, origin));
}

/** The events of following a link on a page; `path` is its target on this site. */
export function clickEvents(page: SeenPage, path: string, origin: string): MeasuredEvent[] {
  const product = productOf(page);
  const offer = product?.offers.find(({ goUrl }) => goUrl === path);
  if (product && offer) return [offerEvent('PRODUCT_STORE_REDIRECT', product, offer, origin)];
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

function productOf({ component, props }: SeenPage): ProductShow | null {
  return component === 'products/show' ? (props as ProductShow) : null;
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
  { product }: ProductShow,
  { id, store }: Offer,
  origin: string,
): MeasuredEvent {
  return event(type, [id, product.name.text], [store.id, store.name], imageUrl(product.pictures[0], origin));
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
