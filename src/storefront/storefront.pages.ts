import type { CategoryTile } from '../categories/category.props.js';
import type { BlogCard } from '../content/articles.pages.js';
import type { PictureProps } from '../media/media.props.js';
import type { ProductCard } from '../products/product.props.js';

export interface StoreTile {
  name: string;
  logo: PictureProps | null;
  productCount: number;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'storefront/home': {
      counts: { products: number; offers: number; stores: number };
      categories: CategoryTile[];
      featured: { id: 'popular' | 'new' | 'discounted'; cards: ProductCard[]; url: string }[];
      stores: StoreTile[];
      /** The newest posts. */
      blogs: BlogCard[];
    };
  }
}
