import type { Translations } from '../core/i18n/local-text.js';
import type { VariantFormat } from '../media/variant.js';
import type { ProductKind, ProductStatus } from './product.entity.js';
import type { Availability, Condition } from './product.props.js';

/** A picture of a product; addresses are absolute. */
export interface ProductMediaJson {
  id: number;
  /** null while the picture is not ready, which only the store's people see. */
  url: string | null;
  alt: string;
  position: number;
  width: number | null;
  height: number | null;
  mime: string | null;
  bytes: number | null;
  variants: { width: number; height: number; format: VariantFormat; url: string }[];
  status: 'pending' | 'ready' | 'failed';
  translations?: { alt: Translations };
}

export interface ProductAttributeJson {
  id: number;
  definitionId: number | null;
  name: string;
  value: string;
  unit: string | null;
  position: number;
  translations?: { name: Translations; value: Translations };
}

/** An offer of a store in the API; times are ISO 8601 UTC, addresses are absolute, money has two decimals. */
export interface ProductJson {
  id: number;
  kind: ProductKind;
  status: ProductStatus;
  name: string;
  /** Sanitised HTML, as `specifications`. */
  description: string;
  specifications: string;
  price: number;
  regularPrice: number | null;
  /** ISO 4217. */
  currency: string;
  companyId: number;
  company: { id: number; companyName: string; logo: { url: string } | null };
  /** The store's own page of the product. */
  link: string;
  brand: string | null;
  productCode: string;
  ean: string | null;
  mpn: string | null;
  /** Pieces; null: not stated. */
  stock: number | null;
  availability: Availability;
  /** null: not stated; 0: free. */
  deliveryCost: number | null;
  /** Working days. */
  deliveryDays: { min: number | null; max: number | null } | null;
  condition: Condition;
  variantGroup: string | null;
  media: ProductMediaJson[];
  attributes: ProductAttributeJson[];
  categoryIds: number[];
  categories: { id: number; name: string; parentId: number | null }[];
  /** When the price was last confirmed. */
  priceCheckedAt: string;
  clicks: number;
  /** The main picture; null where there is none. */
  imageUrl: string | null;
  createdAt: string;
  updatedAt: string;
  /** The public page. */
  url: string;
  /** Of all visible offers of the comparison. */
  lowestPrice: number;
  offerCount: number;
  translations?: { name: Translations; description: Translations; specifications: Translations };
  /** For the store's people and the platform: the next feed overwrites what is written here. */
  fromFeed?: boolean;
  /** For them, too: why the EAN joins no comparison, localised. */
  eanNotice?: string | null;
}

export interface FilterItemJson {
  id: string;
  title: string;
  count: number;
  value?: number | null;
  selected?: boolean;
}

/** What may narrow a list. Counts of a group ignore what is chosen in it. */
export interface FilterGroupJson {
  id: 'price' | 'brands' | 'categories' | 'companies' | 'availability' | 'discount' | 'status';
  title: string;
  items: FilterItemJson[];
  /** Of prices: counts in equal steps from the lowest to the highest. */
  buckets?: number[];
}

export interface ProductListJson {
  filters: FilterGroupJson[];
  products: ProductJson[];
  count: number;
}
