import type { AttributeSelection } from '../../search/attribute-choices.js';
import { attributeValue } from '../read-model/catalogue-parts.statements.js';
import { barcodeForms } from '../../search/words/codes.js';
import type { Media } from '../../media/media.entity.js';
import { inPictureState } from '../../media/picture-state.js';
import { prefixQuery } from '../../search/words/prefix-query.js';
import type { ApartReason } from '../comparison/compared-offer.js';
import { hasDeliveryCost } from '../../companies/terms/delivery-cost.js';
import type { LostClicks } from './offer-markets.js';
import { RANK_BAND, type RankBand } from './price-ranks.js';
import type { Visibility } from '../visibility.js';
import type { ProductKind, ProductStatus, Availability, Condition } from '../product.entity.js';

/** Parts that a product may not have. */
export const GAPS = [
  'category',
  'picture',
  'pictureWaiting',
  'pictureFailing',
  'ean',
  'deliveryCost',
] as const;
export type Gap = (typeof GAPS)[number];

/** Whether a feed wrote it, a feed with other values in fields that people changed, or a person. */
export const ORIGINS = ['feed', 'edited', 'hand'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Changes of a product in the last seven days. */
export const RECENT_CHANGES = ['price', 'rank'] as const;
export type RecentChange = (typeof RECENT_CHANGES)[number];

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
  /** One of them; none: any. */
  availability?: Availability[];
  /** One of them; none: any. */
  visibility?: Visibility[];
  condition?: Condition;
  discounted?: boolean;
  priceFrom?: number;
  priceTo?: number;
  ean?: string;
  ids?: number[];
  /** One value of each. */
  attributes?: AttributeSelection[];
  /** All of them. */
  without?: Gap[];
  /** All of them. */
  changed?: RecentChange[];
  origin?: Origin;
  /** Visible ones that are not compared, for one of these reasons; none: any offers. */
  notCompared?: ApartReason[];
  /** One of them; none: any. */
  priceRank?: RankBand[];
  /** All of them. */
  lost?: LostClicks[];
}

const hasPicture = (state: Media['status']) => `exists (select from product_media pm
  join media m on m.id = pm.media_id where pm.product_id = p.id and ${inPictureState('m')[state]})`;

/** Conditions over `products p`. */
export const WITHOUT: Record<Gap, string> = {
  category: 'not exists (select from product_categories pc where pc.product_id = p.id)',
  // includes the next two gaps: visitors see no image
  picture: `not ${hasPicture('ready')}`,
  pictureWaiting: `${hasPicture('pending')} and not ${hasPicture('ready')}`,
  pictureFailing: `${hasPicture('failed')} and not ${hasPicture('ready')}`,
  ean: 'p.ean is null',
  deliveryCost: `not ${hasDeliveryCost('p')}`,
};

export const CHANGED: Record<RecentChange, string> = {
  price: `exists (select from price_history h where h.product_id = p.id and h.at > now() - interval '7 days'
    and exists (select from price_history former where former.product_id = p.id and former.at < h.at))`,
  rank: 'p.id in (select offer_id from rank_records where week_ago <> rank)',
};

export const LOST: Record<LostClicks, string> = {
  price: 'p.id in (select product_id from compared_clicks where lost_to_price > 0)',
  stock: 'p.id in (select product_id from compared_clicks where lost_to_stock > 0)',
};

export const IS_OF_ORIGIN: Record<Origin, string> = {
  feed: 'p.content_hash is not null',
  edited: `p.content_hash is not null and p.fed_values <> '{}'`,
  hand: 'p.content_hash is null',
};

/** `visibilityOf` as SQL over `products p`; deleted ones aside. */
export const VISIBILITY = `case when p.status = 'draft' then 'draft'
  when p.status = 'inactive' then case when p.left_feed then coalesce(p.left_out, 'left_feed') else 'deactivated' end
  when p.status = 'blocked' then 'blocked'
  when p.expires_at <= now() then 'expired'
  when exists (select from companies c where c.id = p.company_id and c.active) then 'visible' else 'store' end`;

/** Condition over `products p`; hidden products are not discounted. */
const IS_DISCOUNTED = 'exists (select from catalogue_offers o where o.offer_id = p.id and o.discounted)';

/** The conditions of a store's list as SQL over `products p`, with their parameters. */
export class OwnConditions {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[];

  constructor(filters: OwnFilters) {
    const { without = [], changed = [], lost = [], attributes = [], origin, discounted } = filters;
    const given = (value: unknown, sql: (placeholder: string) => string) =>
      value === undefined ? [] : [sql(this.parameter(value))];
    const some = (values: unknown[] | undefined, sql: (placeholder: string) => string) =>
      given(values?.length ? values : undefined, sql);
    this.conditions = [
      'p.deleted_at is null',
      ...given(filters.companyId, (at) => `p.company_id = ${at}::integer`),
      ...given(filters.kind, (at) => `p.kind = ${at}::text`),
      ...given(filters.query ? prefixQuery(filters.query) : undefined, hasWords),
      ...given(filters.categoryId, isBelow),
      ...some(filters.brands, isOfBrand),
      ...some(filters.availability, isAvailable),
      ...some(filters.visibility, hasVisibility),
      ...some(filters.notCompared, isNotCompared),
      ...some(filters.priceRank, isRanked),
      ...given(filters.condition, (at) => `p.condition = ${at}::text`),
      ...given(filters.priceFrom, (at) => `p.price >= round(${at}::numeric, 2)`),
      ...given(filters.priceTo, (at) => `p.price <= round(${at}::numeric, 2)`),
      ...given(
        filters.ean && barcodeForms(filters.ean),
        (at) => `(p.ean = any(${at}::text[]) or p.gtin = any(${at}::text[]))`,
      ),
      ...given(filters.ids, (at) => `p.id = any(${at}::integer[])`),
      ...attributes.map((selection) => hasValue(this.parameter(JSON.stringify(selection)))),
      ...(discounted ? [IS_DISCOUNTED] : []),
      ...without.map((gap) => WITHOUT[gap]),
      ...changed.map((change) => CHANGED[change]),
      ...lost.map((reason) => LOST[reason]),
      ...(origin ? [IS_OF_ORIGIN[origin]] : []),
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

/** With an array, because the planner would expect common words and read all products even for a rare word. */
const hasWords = (at: string) =>
  `p.id = any(array(select offer_id from catalogue_texts where words @@ to_tsquery('simple', fold_text(${at}::text))))`;

const isBelow = (at: string) => `p.id in (select product_id from product_categories
  where category_id = any(array(select id from categories where path @> array[${at}::integer])))`;

export const isAvailable = (at: string) => `p.availability = any(${at}::text[])`;

const hasVisibility = (at: string) => `${VISIBILITY} = any(${at}::text[])`;

const isNotCompared = (at: string) =>
  `p.id in (select offer_id from catalogue_offers where apart ->> 'reason' = any(${at}::text[]))`;

const isRanked = (at: string) => `${RANK_BAND} = any(${at}::text[])`;

const isOfBrand = (at: string) => `p.brand_id in (select id from brands where key = any(${at}::text[]))`;

/** Reads the values with the rule of the read model, which has no drafts and hidden products. */
const hasValue = (at: string) => `exists (
  select from product_attributes a join attribute_definitions d on d.id = a.definition_id
  where a.product_id = p.id and a.definition_id = (${at}::jsonb ->> 'definitionId')::integer
    and (${at}::jsonb -> 'keys' ? (${attributeValue.key}) or exists (
      select from jsonb_to_recordset(${at}::jsonb -> 'ranges') as r("from" float8, "to" float8)
      where ${attributeValue.amount} between coalesce(r."from", '-infinity') and coalesce(r."to", 'infinity'))))`;
