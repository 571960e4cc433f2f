import type { ApartReason } from '../products/comparison/compared-offer.js';
import type { AttributeChoice } from '../attributes/attributes.pages.js';
import type { AuditEntryProps } from '../audit/audit.pages.js';
import type { BulkRunProps } from './bulk/bulk-action.props.js';
import type { CategoryOption } from '../categories/category.props.js';
import type { ColumnListProps, ListTab } from '../core/http/api/page-list.js';
import type { Pagination, SortLink } from '../core/http/api/pagination.js';
import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { Gap, Origin, RecentChange } from '../products/own/own-products-conditions.js';
import type { LostClicks, OfferMarket } from '../products/own/offer-markets.js';
import type { PriceRank, RankBand } from '../products/own/price-ranks.js';
import type { CountedId, FilterCounts } from '../products/own/own-filter-counts.js';
import type { PlainValues } from '../products/product-columns.js';
import type { Availability, ProductKind, ProductStatus } from '../products/product.entity.js';
import type { OfferBlockProps } from './block.props.js';
import type { KeepableField } from '../products/product-fields.js';
import type { Crumb, Money, OfferProps, ProductDetail } from '../products/product.props.js';
import type { Visibility } from '../products/visibility.js';
import type { OfferColumn } from './offer-columns.js';
import type { OfferVisibility, VisibilityBrief } from './visibility.props.js';

/** A product in its store's list; times are ISO 8601 UTC. */
export interface ManagedOffer {
  id: number;
  /** Its page. */
  editUrl: string;
  /** The page of a new one like it. */
  copyUrl: string;
  /** PATCH `{ price?, regularPrice?, stock?, availability?, deliveryCost?, status?, _version }`, DELETE; null without the permission. */
  actionUrl: string | null;
  /** Sent back as `_version`. */
  version: string;
  name: LocalText;
  productCode: string;
  ean: string | null;
  brand: string | null;
  picture: PictureProps | null;
  price: Money;
  regularPrice: number | null;
  /** The percentage that visitors see; null without a discount. */
  discountPercent: number | null;
  stock: number | null;
  availability: Availability;
  deliveryCost: number | null;
  /** Its own, or the one by the store's rule. */
  shownDeliveryCost: number | null;
  status: ProductStatus;
  /** The visibility of the offer, with the reason if it is hidden. */
  visibility: VisibilityBrief;
  companyName: string;
  /** Whole paths. */
  categories: string[];
  clicks: number;
  /** null: not compared, or no other store has it. */
  priceRank: PriceRank | null;
  market: OfferMarket;
  updatedAt: string;
  /** The next import overwrites edits, except of kept fields. */
  fromFeed: boolean;
  /** People changed fields that the feed states differently. */
  isEdited: boolean;
}

export interface ProductAttribute {
  /** null: not stored yet. */
  id: number | null;
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** The values of a form; it sends `OfferFormInput`. */
export type OfferFormValues = Omit<PlainValues, 'price'> & {
  name: Translations;
  description: Translations;
  specifications: Translations;
  price: number | null;
  deliveryDays: { min: number | null; max: number | null };
  categoryIds: number[];
  attributes: ProductAttribute[];
  /** Imports do not overwrite them. */
  keptFields: KeepableField[];
};

/** A field of the form that is drawn by its type: a choice of `options`, else a line of text. */
export interface DetailFieldProps {
  name: keyof PlainValues;
  label: string;
  hint: string | null;
  maxLength: number | null;
  isNumber: boolean;
  /** Each value in a line of its own. */
  hasLines: boolean;
  options: { value: string; label: string }[] | null;
}

export type OfferForm = OfferFormValues & {
  /** POST for a new product, PUT and DELETE for a known one. */
  url: string;
  id: number | null;
  version: string | null;
  /** null: the actor's own store, or for a catalogue admin none yet. */
  companyId: number | null;
  /** Sent as `media: [{ id }]`, in the order shown. */
  media: PictureItem[];
  /** Why the EAN joins no group. */
  eanNotice: string | null;
  fromFeed: boolean;
  /** Its page or preview; null while it is not stored. */
  previewUrl: string | null;
  /** Its price history; null while it is not stored. */
  pricesUrl: string | null;
  /** The offers that it is compared with; null for services, and while it is not stored. */
  comparisonUrl: string | null;
  /** Fields that the form draws by their type, in this order. */
  details: DetailFieldProps[];
  can: { write: boolean };
};

/** A current, previous or voided price. */
export interface RecordedPriceProps {
  /** When it began: ISO 8601 UTC. */
  at: string;
  price: Money;
  /** Whether it is in force. */
  present: boolean;
  /** Why and when it was voided; null: it counts. */
  voided: { reason: string; at: string } | null;
}

/** The product data of an EAN; only values that it has. */
export type OfferPrefill =
  | { found: true; ean: string; values: Partial<OfferFormValues>; mediaIds: number[] }
  | { found: false; ean: string; notice: string | null };

/** Products by the values of each filter; brands are the most frequent ones. */
export interface OfferFilterCounts extends FilterCounts {
  brands: { name: string; count: number }[];
  /** Counts of the filter's categories, without empty ones. */
  categories: CountedId[];
  /** For catalogue admins. */
  companies: CountedId[];
}

/** The people of a store, or the catalogue admins. */
export type ViewSharing = 'store' | 'admins';

/** Filters, order and columns of the list under a name. */
export interface OfferViewProps {
  /** `view` in the query string. */
  id: string;
  /** null: one that every store has; it is named by its id. */
  name: string | null;
  url: string;
  /** Its filters, order and columns equal the list's. */
  current: boolean;
  /** Shared with everyone in the store. */
  shared: boolean;
  /** PATCH `{ name, shared }`, DELETE; null without the permission. */
  actionUrl: string | null;
}

/** A field whose value is not the feed's. */
export interface FeedDifference {
  field: string;
  /** null: the feed states none. */
  fed: string | null;
  /** E-mail address of the person who changed it last; null: unknown. */
  actor: string | null;
  /** ISO 8601; null: unknown. */
  at: string | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** The page of a hidden product, for the store's staff. */
    'products/preview': {
      product: ProductDetail;
      breadcrumb: Crumb[];
      /** Only the product's own offer. */
      offers: OfferProps[];
      /** Why visitors do not see it. */
      reason: string;
      /** Its page in the admin area. */
      editUrl: string;
    };
    /** An offer in the admin area, or a new one. */
    'offers/form': {
      form: OfferForm;
      /** Its remedies are in the form; null: it is not stored yet. */
      visibility: OfferVisibility | null;
      /** The reason of its block, and the decision; null: no match. */
      block: OfferBlockProps | null;
      /** The list that one came from. */
      listUrl: string;
      /** The offers before and after it in that list; null at its ends. */
      neighbours: { previousUrl: string | null; nextUrl: string | null };
      /** Names of its categories. */
      categories: CategoryOption[];
      /** Attributes that the form offers; empty without the permission. */
      definitions: AttributeChoice[];
      /** For catalogue admins who add an offer. */
      companies: { id: number; name: string }[];
      /** A partial reload with `?ean=` fills a new form from product data. */
      prefill?: OfferPrefill | null;
      /** Fields that people changed and that the feed states differently. */
      feedDifferences: FeedDifference[];
      /** The last changes; on request, or with `?history=1`. */
      history?: AuditEntryProps[];
    };
    /** A store's products, or services, in any status. */
    'offers/index': ColumnListProps<OfferColumn> & {
      hiddenColumns: OfferColumn[];
      kind: ProductKind;
      products: ManagedOffer[];
      sorts: SortLink[];
      filters: {
        query: string;
        status: ProductStatus | 'all';
        category: number | null;
        company: number | null;
        brand: string[];
        availability: Availability[];
        visibility: Visibility[];
        without: Gap[];
        changed: RecentChange[];
        notCompared: ApartReason[];
        priceRank: RankBand[];
        lost: LostClicks[];
        origin: Origin | null;
      };
      /** Why an offer may be kept out of comparisons. */
      apartReasons: readonly ApartReason[];
      /** The day since which clicks are compared, `YYYY-MM-DD`; null: for more than 28 days. */
      clicksSince: string | null;
      /** How many offers each choice of a filter would show; null: too many to count with the page. */
      filterCounts: OfferFilterCounts | null;
      /** The counts of a large list, loaded when one of its filters is opened. */
      largeCounts?: OfferFilterCounts;
      views: OfferViewProps[];
      /** POST `{ name, shared }` saves the list's filters, order and columns as a view. */
      viewsUrl: string;
      /** The open view; the list may be changed since. */
      view: string | null;
      /** Possible recipients of shared views; null: none. */
      viewSharing: ViewSharing | null;
      /** Who shares views with the actor. */
      viewsOf: ViewSharing;
      statusCounts: ListTab<ProductStatus | 'all'>[];
      /** The path to the filtered category and its subcategories, or the main categories. */
      categoryFilter: CategoryOption[];
      /** For catalogue admins. */
      companies: { id: number; name: string }[];
      /**
       * POST `{ action, ids? | all? and except?, categoryId?, mode? }`; `all` means all hits of this list's filters, on all
       * pages. null without the permission.
       */
      bulkUrl: string | null;
      /** The page that changes values of all found products; null without the permission. */
      bulkEditUrl: string | null;
      /**
       * PUT `{ rows: [{ id, values, was }] }` writes values of several offers; null without the permission.
       */
      valuesUrl: string | null;
      /** Running ones, and those that ended lately; reloaded while one is running. */
      bulkRuns: BulkRunProps[];
      /** Exports of the list; null until a store is selected. */
      exportUrls: { xml: string; csv: string } | null;
      /** null without the permission. */
      newUrl: string | null;
    };
    'offers/prices': {
      name: LocalText;
      visibility: OfferVisibility;
      /** Its page. */
      editUrl: string;
      /** The last one first. */
      prices: RecordedPriceProps[];
      pagination: Pagination;
      /** POST `{ at, reason }` voids a price that is not in force; null without the permission. */
      voidUrl: string | null;
      /** Maximum length of the reason, in characters. */
      maxLength: number;
    };
  }
}
