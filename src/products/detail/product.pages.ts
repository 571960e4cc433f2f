import type { CategoryLink } from '../../categories/category.props.js';
import type { ServiceProvider } from '../../companies/company.props.js';
import type { LocalText } from '../../core/i18n/local-text.js';
import type { LeftOutOffer } from '../comparison/left-out.props.js';
import type {
  Crumb,
  OfferOrder,
  OfferProps,
  PriceHistoryProps,
  ProductCard,
  ProductDetail,
} from '../product.props.js';
import type { BestOffer, SupplyNote, Twin } from './best-offer.props.js';
import type { VariantTable } from './variants.props.js';

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'products/show': {
      product: ProductDetail;
      /** The canonical offer of the group. */
      entryId: number;
      /** The form for price alerts; null if no mail can be sent. */
      alertUrl: string | null;
      /** Its pages in other conditions. */
      twins: Twin[];
      /** null: there are none. */
      variants: VariantTable | null;
      breadcrumb: Crumb[];
      /** The brand's list in the product's category; null: no such list. */
      brandUrl: string | null;
      /** At most three, if there are several offers. */
      bestOffers: BestOffer[];
      /** null: a service, or an ordinary case. */
      supply: SupplyNote | null;
      /** All stores' offers of the same product, cheapest first. */
      offers: OfferProps[];
      /** Offers of the same code that are not compared with these. */
      leftOut: LeftOutOffer[];
      /** The initial order. */
      offerOrder: OfferOrder;
      /** The store of a service. */
      provider: ServiceProvider | null;
      /** null: no prices are known. */
      priceHistory: PriceHistoryProps | null;
      similar?: ProductCard[];
      /** Always null: see `onPageView`. */
      fromHome?: null;
    };
    /** A deleted or inactive product (status 404, or 410 after 90 days). */
    'products/gone': {
      name: LocalText;
      /** Only the name, if it had no visible category. */
      breadcrumb: Crumb[];
      alternatives: ProductCard[];
      /** The main categories, for a product without a category. */
      categories: CategoryLink[];
    };
  }
}
