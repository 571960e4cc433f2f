import {
  oneOf,
  bool,
  float,
  int,
  ints,
  json,
  listOf,
  nullable,
  type RowOf,
  statement,
  text,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { mediaJson, type MediaRow } from '../media/media.presenter.js';
import type { Variant } from '../media/pictures/variant.js';
import { type Discount, DISCOUNT, joinDiscount } from './discount.js';
import { deliveryCostOf } from '../companies/terms/delivery-cost.js';
import { priceKeyOf } from '../search/catalogue-index/card-choice.js';
import { SELECTED_FIELDS, selectFields, selectPriceCheckedAt } from './product-columns.js';
import type { KeepableField } from './product-fields.js';
import { isUnexpired } from './clock/row-at-now.js';
import type { LeftOutReason } from './visibility.js';

export interface MediaOfProduct {
  id: number;
  status: 'pending' | 'ready' | 'failed';
  failure: string | null;
  alt: Translations;
  width: number | null;
  height: number | null;
  mime: string | null;
  bytes: number | null;
  contentHash: string | null;
  variants: Variant[];
}

export interface AttributeOfProduct {
  id: number;
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** Offers with all that belongs to them, in the order of their ids ($1); unknown ids are left out. */
export const PRODUCT_RECORDS = statement({
  id: int,
  companyId: int,
  ...SELECTED_FIELDS,
  discount: nullable(json<Discount>()),
  /** Its own delivery cost, or the one by its store's rule. */
  shownDeliveryCost: nullable(float),
  priceCheckedAt: time,
  clicks: int,
  fromFeed: bool,
  leftFeed: bool,
  leftOut: nullable(oneOf<LeftOutReason>()),
  /** Imports do not overwrite them. */
  keptFields: listOf<KeepableField>(),
  /** The feed's values of the fields that people changed, by field; money is in the offer's currency. */
  fedValues: json<Record<string, unknown>>(),
  createdAt: time,
  updatedAt: time,
  deletedAt: nullable(time),
  companyName: text,
  logo: nullable(json<MediaRow>()),
  /** Whether visitors see it. */
  visible: bool,
  /** null: there is only one with a contract. */
  lowestPrice: nullable(float),
  offerCount: int,
  categoryIds: ints,
  media: json<MediaOfProduct[]>(),
  attributes: json<AttributeOfProduct[]>(),
})`
  select p.id, p.company_id as "companyId", ${selectFields('p', 'b')}, ${DISCOUNT}, ${deliveryCostOf('p', 'o')}::float8 as "shownDeliveryCost", p.clicks,
    p.content_hash is not null as "fromFeed", p.left_feed as "leftFeed", p.left_out as "leftOut", p.kept_fields as "keptFields",
    p.fed_values as "fedValues",
    ${selectPriceCheckedAt('p', 'c')},
    p.created_at as "createdAt", greatest(p.updated_at, p.switched_at) as "updatedAt", p.deleted_at as "deletedAt",
    c.company_name as "companyName", ${mediaJson('l')} as logo, o.offer_id is not null and ${isUnexpired('p')} as visible,
    case when p.contract is null then coalesce((select g.price_cents::float8 / 100 from catalogue_offers g
      where g.group_id = o.group_id and g.comparable
        -- none, unless the worker is late
        and g.offer_id not in (select id from products where next_change_at <= now())
      order by ${priceKeyOf('g')} limit 1), p.price::float8) end as "lowestPrice",
    case when o.offer_id is null then 0
      else (select greatest(1, count(*) filter (where g.comparable))::integer from catalogue_offers g
        where g.group_id = o.group_id) end as "offerCount",
    (select coalesce(array_agg(pc.category_id order by pc.position, pc.category_id), '{}')
      from product_categories pc where pc.product_id = p.id) as "categoryIds",
    (select coalesce(json_agg(json_build_object('id', m.id, 'status', m.status, 'failure', m.failure, 'alt', m.alt, 'width', m.width,
        'height', m.height, 'mime', m.mime, 'bytes', m.bytes, 'contentHash', m.content_hash, 'variants', m.variants)
        order by pm.position, m.id), '[]')
      from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id) as media,
    (select coalesce(json_agg(json_build_object('id', a.id, 'definitionId', a.definition_id, 'name', a.name,
        'value', a.value, 'unit', a.unit) order by a.position, a.id), '[]')
      from product_attributes a where a.product_id = p.id) as attributes
  from unnest($1::integer[]) with ordinality as wanted(id, place)
  join products p on p.id = wanted.id
  join companies c on c.id = p.company_id
  left join media l on l.id = c.logo_media_id and l.status = 'ready'
  left join brands b on b.id = p.brand_id
  left join catalogue_offers o on o.offer_id = p.id
  ${joinDiscount('p', 'o.discounted')}
  order by wanted.place`;
export type ProductRecord = RowOf<typeof PRODUCT_RECORDS>;
