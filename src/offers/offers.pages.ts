import type { AttributeChoice } from '../attributes/attributes.pages.js';
import type { AuditEntryProps } from '../audit/audit.pages.js';
import type { BulkRunProps } from './bulk/bulk-action.props.js';
import type { CategoryOption } from '../categories/category.props.js';
import type { Pagination, SortLink } from '../core/http/api/pagination.js';
import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { Gap } from '../products/own/own-products-conditions.js';
import type { PlainValues } from '../products/product-columns.js';
import type { Availability, ProductKind, ProductStatus } from '../products/product.entity.js';
import type { Crumb, Money, OfferProps, ProductDetail } from '../products/product.props.js';
import type { OfferColumn } from './offer-columns.js';

/** A product in its store's list; times are ISO 8601 UTC. */
export interface ManagedProduct {
  id: number;
  /** The list with its form open. */
  editUrl: string;
  /** The list with the form of a new one like it. */
  copyUrl: string;
  /** As visitors see it; null while they do not. */
  pageUrl: string | null;
  /** PATCH `{ price?, regularPrice?, stock?, availability?, deliveryCost?, status?, _version }`, DELETE; null without the right. */
  actionUrl: string | null;
  /** To be sent along as `_version`. */
  version: string;
  name: LocalText;
  productCode: string;
  ean: string | null;
  brand: string | null;
  picture: PictureProps | null;
  price: Money;
  regularPrice: number | null;
  /** As visitors see it; null: not discounted. */
  discountPercent: number | null;
  stock: number | null;
  availability: Availability;
  deliveryCost: number | null;
  status: ProductStatus;
  companyName: string;
  /** Whole paths. */
  categories: string[];
  clicks: number;
  updatedAt: string;
  /** The next changed feed overwrites what is typed. */
  fromFeed: boolean;
}

export interface ProductAttribute {
  /** null: not stored yet. */
  id: number | null;
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** What a form is filled with; what it sends is `ProductFormInput`. */
export type ProductFormValues = Omit<PlainValues, 'price'> & {
  name: Translations;
  description: Translations;
  specifications: Translations;
  price: number | null;
  deliveryDays: { min: number | null; max: number | null };
  categoryIds: number[];
  attributes: ProductAttribute[];
};

/** A field of the form that is drawn by its type alone: a choice of `options`, else a line of text. */
export interface DetailFieldProps {
  name: keyof PlainValues;
  label: string;
  hint: string | null;
  maxLength: number | null;
  options: { value: string; label: string }[] | null;
}

export type ProductForm = ProductFormValues & {
  /** POST for a new product, PUT and DELETE for a known one. */
  url: string;
  id: number | null;
  version: string | null;
  /** null: the person's own store; of the platform's people one is asked for. */
  companyId: number | null;
  /** Sent as `media: [{ id }]`, in the order shown. */
  media: PictureItem[];
  /** Why the EAN joins no comparison. */
  eanNotice: string | null;
  fromFeed: boolean;
  /** As visitors see it, or would; null while it is not stored. */
  previewUrl: string | null;
  /** The prices that it has had; null while it is not stored. */
  pricesUrl: string | null;
  /** What is left to be drawn, in its order. */
  details: DetailFieldProps[];
  can: { write: boolean };
};

/** A price that a product has had, or has. */
export interface RecordedPriceProps {
  /** When it began: ISO 8601 UTC. */
  at: string;
  price: Money;
  /** It is in force. */
  present: boolean;
  /** Why it does not count, and since when; null: it counts. */
  voided: { reason: string; at: string } | null;
}

/** What product data knows of an EAN; only what is there. */
export type ProductPrefill =
  | { found: true; ean: string; values: Partial<ProductFormValues>; mediaIds: number[] }
  | { found: false; ean: string; notice: string | null };

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** What visitors do not see, as they would: drawn with the stored values, for the store's own people. */
    'products/preview': {
      product: ProductDetail;
      breadcrumb: Crumb[];
      /** Its own one. */
      offers: OfferProps[];
      /** Why visitors do not see it. */
      reason: 'draft' | 'inactive' | 'company';
      /** The list with its form open. */
      editUrl: string;
    };
    /** A store's products, or services, in any status. */
    'offers/index': {
      kind: ProductKind;
      products: ManagedProduct[];
      count: number;
      pagination: Pagination;
      sorts: SortLink[];
      formUrl: string;
      filters: {
        query: string;
        status: ProductStatus | 'all';
        category: number | null;
        company: number | null;
        brand: string[];
        availability: Availability | null;
        without: Gap[];
        origin: 'feed' | 'hand' | null;
      };
      /** What is shown beside the name, in order. */
      columns: OfferColumn[];
      /** What could be added. GET with `columns=name&columns=…` shows others, and is remembered. */
      hiddenColumns: OfferColumn[];
      /** Shows the usual ones again; null while they are shown. */
      usualColumnsUrl: string | null;
      statusCounts: { id: ProductStatus | 'all'; count: number; url: string; current: boolean }[];
      /** The way to the category that is filtered by and what is below it, or the main ones. */
      categoryFilter: CategoryOption[];
      /** For people of the platform. */
      companies: { id: number; name: string }[];
      resetUrl: string | null;
      /** Brands for the filter, the most frequent first, counted without the ones chosen; asked for when it is opened. */
      brands?: { name: string; count: number }[];
      /**
       * POST `{ action, ids? | all? and except?, categoryId?, mode? }`; `all` means everything that this list's filters
       * find on all pages. null without the right.
       */
      bulkUrl: string | null;
      /** Those at work, and those that ended lately; reloaded while one is at work. */
      bulkRuns: BulkRunProps[];
      /** Downloads of what the filters find; null until a store is chosen. */
      exportUrls: { xml: string; csv: string } | null;
      /** null without the right. */
      newUrl: string | null;
      closeUrl: string;
      /** `?edit=<id>`, `?new=1` or `?copy=<id>`. */
      form: ProductForm | null;
      /** What the categories of the open form are called; empty while there is none. */
      categories: CategoryOption[];
      /** What the open form offers as attributes; empty while there is none. */
      definitions: AttributeChoice[];
      /** A partial reload with `?ean=` fills a new form from product data. */
      prefill?: ProductPrefill | null;
      /** The last changes of the product whose form is open. */
      history?: AuditEntryProps[];
    };
    'offers/prices': {
      name: LocalText;
      /** Its form over its list. */
      editUrl: string;
      /** The last one first. */
      prices: RecordedPriceProps[];
      pagination: Pagination;
      /** POST `{ at, reason }` voids a price that is not in force; null without the right. */
      voidUrl: string | null;
      /** Of a reason, in characters. */
      maxLength: number;
    };
  }
}
