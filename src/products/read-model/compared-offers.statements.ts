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
  texts,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { DecisionKind } from '../comparison/decided-offers.js';
import { isPlaced } from './catalogue.statements.js';

const named = (words: string) =>
  `fold_text(concat_ws(' ', a.name ->> 'sl', a.name ->> 'en')) ~ '\\m(?:${words})\\M'`;
/** SQL condition of `product_attributes a`: it names a size of clothes or shoes. */
const TELLS_SIZE = named('velikost|size|velicina|grosse');
/** Or a colour. */
const TELLS_COLOUR = named('barva|color|colour|boja|farbe');

const valuesOf = (condition: string) => `array(
    select coalesce(a.value ->> 'sl', a.value ->> 'en') from product_attributes a
    where a.product_id = p.id and ${condition} order by a.position)`;

/** SQL condition: the price of the product may be compared with others. */
export const isComparable = (product: string) =>
  `${product}.currency = 'EUR' and ${product}.kind = 'product'`;

/** The columns of a compared offer besides its history. */
export const COMPARED_COLUMNS = {
  id: int,
  companyId: int,
  storeName: text,
  name: json<Translations>(),
  brand: nullable(text),
  mpn: nullable(text),
  sizes: texts,
  colours: texts,
  unitMeasure: nullable(text),
  multipack: nullable(int),
  isBundle: bool,
  hasContract: bool,
  priceCents: float,
  regularPriceCents: nullable(float),
};
export const SELECT_COMPARED = `p.id, p.company_id as "companyId", c.company_name as "storeName", p.name,
    b.name as brand, p.mpn, ${valuesOf(TELLS_SIZE)} as sizes, ${valuesOf(TELLS_COLOUR)} as colours,
    p.unit_measure as "unitMeasure", p.multipack, (p.is_bundle = 'yes') is true as "isBundle",
    p.contract is not null as "hasContract",
    (p.price * 100)::float8 as "priceCents", (p.regular_price * 100)::float8 as "regularPriceCents"`;
export const FROM_COMPARED = `products p join companies c on c.id = p.company_id left join brands b on b.id = p.brand_id`;

/**
 * Data for the comparison of the offers that `REFRESH_OFFERS` places ($1 to $3) and that share one of the
 * keys $4 or are in $5. The highest price is read only for offers that are far cheaper than another one.
 */
export const COMPARED_OFFERS = statement({
  groupKey: nullable(text),
  condition: text,
  ...COMPARED_COLUMNS,
  highestPriceCents: nullable(float),
})`
  select p.group_key as "groupKey", p.condition, ${SELECT_COMPARED},
    case when p.price * 2 < max(p.price) over (partition by p.group_key) or p.id = any($5::integer[]) then (
      select (max(h.price) * 100)::float8 from price_history h where h.product_id = p.id and h.currency = p.currency
    ) end as "highestPriceCents"
  from ${FROM_COMPARED}
  where (p.group_key = any($4::text[]) or (p.id = any($5::integer[]) and ${isComparable('p')}))
    and ${isPlaced('select offer_id from catalogue_offers where offer_id = any($1::integer[])')}`;
export type ComparedRow = RowOf<typeof COMPARED_OFFERS>;

/** SQL of one side of the decision `d`. */
export const sideOf = (side: 1 | 2) => `array(
    select offer_id from matching_decided_offers where decision_id = d.id and side = ${side} order by offer_id)`;

/** The decisions about the offers $1 that are not undone, the oldest first. */
export const DECISIONS = statement({
  id: int,
  kind: oneOf<DecisionKind>(),
  offerIds: ints,
  otherIds: ints,
})`
  select d.id, d.kind, ${sideOf(1)} as "offerIds", ${sideOf(2)} as "otherIds"
  from matching_decisions d
  where d.undone_at is null
    and d.id in (select decision_id from matching_decided_offers where offer_id = any($1::integer[]))
  order by d.id`;
