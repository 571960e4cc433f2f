import type { AskedAttribute } from '../filters/attribute-choices.js';
import { attributeValue } from '../read-model/catalogue.statements.js';
import type { ProductKind, ProductStatus, Availability, Condition } from '../product.entity.js';

/** What a product may lack. */
export const GAPS = ['category', 'picture', 'ean', 'deliveryCost'] as const;
export type Gap = (typeof GAPS)[number];

/** Filters of a store's list; money in cents. */
export interface OwnFilters {
  /** Left out: of all stores. */
  companyId?: number;
  /** Left out: products and services. */
  kind?: ProductKind;
  /** Words, or beginnings of them, of name, brand and codes. */
  query?: string;
  /** Includes its subcategories. */
  categoryId?: number;
  /** Folded names. */
  brands?: string[];
  availability?: Availability;
  condition?: Condition;
  discounted?: boolean;
  priceFromCents?: number;
  priceToCents?: number;
  ean?: string;
  ids?: number[];
  /** One of the values of each. */
  attributes?: AskedAttribute[];
  without?: Gap[];
  /** Whether a feed or a person wrote it last. */
  origin?: 'feed' | 'hand';
}

/** Conditions over `products p`. */
export const WITHOUT: Record<Gap, string> = {
  category: 'not exists (select from product_categories pc where pc.product_id = p.id)',
  picture: 'not exists (select from product_media pm where pm.product_id = p.id)',
  ean: 'p.ean is null',
  deliveryCost: 'p.delivery_cost is null',
};

/** Condition over `products p`; hidden products are not discounted. */
const IS_DISCOUNTED = 'exists (select from catalogue_offers o where o.offer_id = p.id and o.discounted)';

/** The conditions of a store's list as SQL over `products p`, with their parameters. */
export class OwnConditions {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[];

  constructor(filters: OwnFilters) {
    const { without = [], attributes = [], origin, discounted } = filters;
    const given = (value: unknown, sql: (placeholder: string) => string) =>
      value === undefined ? [] : [sql(this.parameter(value))];
    this.conditions = [
      'p.deleted_at is null',
      ...given(filters.companyId, (at) => `p.company_id = ${at}::integer`),
      ...given(filters.kind, (at) => `p.kind = ${at}::text`),
      ...given(filters.query || undefined, hasWords),
      ...given(filters.categoryId, isBelow),
      ...given(filters.brands?.length ? filters.brands : undefined, isOfBrand),
      ...given(filters.availability, (at) => `p.availability = ${at}::text`),
      ...given(filters.condition, (at) => `p.condition = ${at}::text`),
      ...given(filters.priceFromCents, (at) => `p.price >= ${at}::bigint / 100.0`),
      ...given(filters.priceToCents, (at) => `p.price <= ${at}::bigint / 100.0`),
      ...given(filters.ean, (at) => `(p.ean = ${at}::text or p.gtin = lpad(${at}::text, 14, '0'))`),
      ...given(filters.ids, (at) => `p.id = any(${at}::integer[])`),
      ...attributes.map((asked) => hasValue(this.parameter(JSON.stringify(asked)))),
      ...(discounted ? [IS_DISCOUNTED] : []),
      ...without.map((gap) => WITHOUT[gap]),
      ...(origin ? [`p.content_hash is ${origin === 'feed' ? 'not null' : 'null'}`] : []),
    ];
  }

  /** Adds a value; returns its placeholder. */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  where(status: ProductStatus | 'all'): string {
    const chosen = status === 'all' ? [] : [`p.status = ${this.parameter(status)}::text`];
    return [...this.conditions, ...chosen].join(' and ');
  }
}

/** As an array: else the planner expects common words, and reads all products for a rare one. */
const hasWords = (at: string) =>
  `p.id = any(array(select offer_id from catalogue_texts where words @@ (select search_query(${at}::text))))`;

/** The categories are looked up first, so that the planner knows their number. */
const isBelow = (at: string) => `p.id in (select product_id from product_categories
  where category_id = any(array(select id from categories where path @> array[${at}::integer])))`;

const isOfBrand = (at: string) => `p.brand_id in (select id from brands where key = any(${at}::text[]))`;

/** Reads the values as the read model does, which lacks drafts and hidden products. */
const hasValue = (at: string) => `exists (
  select from product_attributes a join attribute_definitions d on d.id = a.definition_id
  where a.product_id = p.id and a.definition_id = (${at}::jsonb ->> 'definitionId')::integer
    and (${at}::jsonb -> 'keys' ? (${attributeValue.key}) or exists (
      select from jsonb_to_recordset(${at}::jsonb -> 'ranges') as r("from" float8, "to" float8)
      where ${attributeValue.amount} between coalesce(r."from", '-infinity') and coalesce(r."to", 'infinity'))))`;
