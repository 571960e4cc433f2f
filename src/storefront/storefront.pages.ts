import type { CategoryTile } from '../categories/category.props.js';
import type { BlogCard } from '../content/articles.pages.js';
import type { PictureProps } from '../media/media.props.js';
import type { Pagination } from '../core/http/api/pagination.js';
import type { StoreProfile } from '../companies/company.props.js';
import type { DirectorySort } from './directory.query.js';
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

/** Products that stand out for one reason, and the list that goes on where they end. */
export interface FeaturedRow {
  id: 'popular' | 'new' | 'discounted';
  cards: ProductCard[];
  url: string;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'storefront/home': {
      counts: { products: number; offers: number; stores: number };
      categories: CategoryTile[];
      featured: FeaturedRow[];
      stores: StoreTile[];
      /** The newest posts. */
      blogs: BlogCard[];
    };
    /** The directory of stores. */
    'storefront/stores': {
      stores: StoreTile[];
      /** Stores that the words find, and of the letter. */
      count: number;
      query: string | null;
      /** Letters with stores, to choose from; empty where all stores are on one page. */
      letters: { letter: string; count: number; url: string; current: boolean }[];
      sorts: { id: DirectorySort; url: string; current: boolean }[];
      /** The whole directory. */
      allUrl: string;
      pagination: Pagination;
    };
    /** A store and its products, or its services. */
    'storefront/store': {
      store: StoreProfile;
      directoryUrl: string;
      /** What the store has, each as a list; empty when it has only one kind. */
      kinds: { id: 'product' | 'service'; count: number; url: string; current: boolean }[];
      list: CardPage;
      results: ProductResults;
    };
  }
}
