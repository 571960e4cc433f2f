import type { CategoryLink } from '../categories/category.props.js';
import type { StoreProfile } from '../companies/company.props.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type {
  CardPage,
  Crumb,
  OfferOrder,
  OfferProps,
  PriceHistoryProps,
  ProductCard,
  ProductDetail,
  ProductResults,
} from './product.props.js';

declare module '../core/inertia/pages.js' {
  interface Pages {
    'products/category': {
      category: { id: number; name: LocalText; kind: 'product' | 'service' };
      breadcrumb: Crumb[];
      subcategories: CategoryLink[];
      list: CardPage;
      results: ProductResults;
      /** Says nothing: see `onPageView`. */
      shown?: null;
    };
    'products/search': {
      /** What was looked for; null lists everything. */
      query: string | null;
      /** Categories of the hits, or the main ones when nothing was found. */
      categories: CategoryLink[];
      /** The text without its mistakes, with its own address, when that is what was looked for. */
      corrected: {
        text: string;
        url: string;
        /** The hits of the text as it was typed. */
        literalUrl: string;
      } | null;
      /** What the words mean besides and is found as well; `literalUrl` leads to the hits of the words alone. */
      expanded: { text: string; meanings: string[]; literalUrl: string } | null;
      /** What the words are a name of. */
      recognised: { categories: CategoryLink[]; brands: { name: string; url: string }[] };
      /** Folded words that names of hits may hold, as the beginning of a word. */
      marks: string[];
      list: CardPage;
      results: ProductResults;
      /**
       * Where nothing was found and no filter is to blame: parts of the text that find something, and popular products,
       * those of the category that the text names.
       */
      alternatives: {
        texts: { text: string; url: string }[];
        category: CategoryLink | null;
        cards: ProductCard[];
      } | null;
    };
    'products/show': {
      product: ProductDetail;
      /** The product that stands for the whole comparison. */
      entryId: number;
      /** Where mails about its price are asked for; null where none can be sent. */
      alertUrl: string | null;
      breadcrumb: Crumb[];
      /** What its brand has in its category besides; null: no such list. */
      brandUrl: string | null;
      /** All stores' offers of the same product, cheapest first. */
      offers: OfferProps[];
      /** How they are shown at first. */
      offerOrder: OfferOrder;
      /** Whom to ask, of a service. */
      contact: StoreProfile | null;
      /** null: nothing is known yet. */
      priceHistory: PriceHistoryProps | null;
      similar?: ProductCard[];
      /** Says nothing: see `onPageView`. */
      fromHome?: null;
    };
    /** A product that is no longer there (status 404, or 410 after 90 days). */
    'products/gone': {
      name: LocalText;
      /** Empty but for its name: it stood in no category that visitors see. */
      breadcrumb: Crumb[];
      alternatives: ProductCard[];
      /** Where to look for a product without a category. */
      categories: CategoryLink[];
    };
  }
}
