import {
  bool,
  float,
  int,
  ints,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ProductKind, ProductStatus } from '../../products/product.entity.js';

/** Reads locked offers in a separate statement, so that it sees the writes of earlier holders of the lock. */
export const READ_OFFERS = statement({
  id: int,
  companyId: int,
  kind: oneOf<ProductKind>(),
  status: oneOf<ProductStatus>(),
  productCode: text,
  name: json<Translations>(),
  price: float,
  link: text,
  ean: nullable(text),
  stock: nullable(int),
  deliveryDaysMin: nullable(int),
  deliveryDaysMax: nullable(int),
  isDeleted: bool,
  /** The store's feed has it. */
  fed: bool,
  /** Whether a person's categories are kept: the feed no longer changes them. */
  keepsCategories: bool,
  keepsAttributes: bool,
  /** Another product has the code of this deleted one. */
  codeTaken: bool,
  /** In their order. */
  categoryIds: ints,
})`
  select p.id, p.company_id as "companyId", p.kind, p.status, p.product_code as "productCode", p.name, p.price::float, p.link, p.ean, p.stock,
    p.delivery_days_min as "deliveryDaysMin", p.delivery_days_max as "deliveryDaysMax",
    p.deleted_at is not null as "isDeleted", p.content_hash is not null and not p.left_feed as fed,
    'categoryIds' = any(p.kept_fields) as "keepsCategories",
    'attributes' = any(p.kept_fields) as "keepsAttributes",
    p.deleted_at is not null and exists (select from products other where other.company_id = p.company_id
      and other.product_code = p.product_code and other.deleted_at is null) as "codeTaken",
    array(select category_id from product_categories l where l.product_id = p.id order by position, category_id)
      as "categoryIds"
  from products p where p.id = any($1::integer[]) order by p.id`;
export type BatchOffer = RowOf<typeof READ_OFFERS>;
