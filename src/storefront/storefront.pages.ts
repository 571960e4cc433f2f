import type { CategoryLink, CategoryTile } from '../categories/category.props.js';
import type { BlogCard } from '../content/articles.pages.js';
import type { PictureProps } from '../media/media.props.js';
import type { Pagination } from '../core/http/api/pagination.js';
import type { StoreProfile } from '../companies/company.props.js';
import type { Suggestions } from './suggestions/suggestions.props.js';
import type { DirectorySort } from './directory.query.js';
import type { CatalogueTotals } from '../products/read-model/catalogue-counts.js';
import type { CardPage, ProductCard, ProductResults } from '../products/product.props.js';

/** A store in a list, with the numbers of its visible offers. */
export interface StoreTile {
  id: number;
  name: string;
  url: string;
  logo: PictureProps | null;
  productCount: number;
  serviceCount: number;
}

/** Featured products, and the URL of the whole list. */
export interface FeaturedRow {
  id: 'popular' | 'new' | 'discounted';
  cards: ProductCard[];
  url: string;
  /** A search that visitors can try. */
  example: Suggestions['texts'][number] | null;
}

/** Why to trust the catalogue, in words. */
export interface TrustReasons {
  /** How many stores had their prices checked lately; null: none. */
  checked: string | null;
  discounts: string;
  order: string;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'storefront/home': {
      counts: CatalogueTotals;
      reasons: TrustReasons;
      categories: CategoryTile[];
      /** The main categories of services. */
      services: CategoryLink[];
      featured: FeaturedRow[];
      stores: StoreTile[];
      /** The newest posts. */
      blogs: BlogCard[];
    };
    /** The directory of stores. */
    'storefront/stores': {
      stores: StoreTile[];
      /** Stores that match the filters. */
      count: number;
      query: string | null;
      /** First letters of stores; empty if all stores fit on one page. */
      letters: { letter: string; count: number; url: string; current: boolean }[];
      sorts: { id: DirectorySort; url: string; current: boolean }[];
      /** URL without filters. */
      allUrl: string;
      pagination: Pagination;
    };
    /** A store with its products or services. */
    'storefront/store': {
      store: StoreProfile;
      directoryUrl: string;
      /** The store's lists; empty when it has only one kind. */
      kinds: { id: 'product' | 'service'; count: number; url: string; current: boolean }[];
      list: CardPage;
      results: ProductResults;
    };
  }
}
