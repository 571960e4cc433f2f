import {
  bool,
  float,
  int,
  json,
  nullable,
  present,
  type RowOf,
  statement,
  text,
  texts,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
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
 * keys $4. The highest price is read only for offers that are far cheaper than another one.
 */
export const COMPARED_OFFERS = statement({
  groupKey: present(text),
  ...COMPARED_COLUMNS,
  highestPriceCents: nullable(float),
})`
  select p.group_key as "groupKey", ${SELECT_COMPARED},
    case when p.price * 2 < max(p.price) over (partition by p.group_key) then (
      select (max(h.price) * 100)::float8 from price_history h where h.product_id = p.id and h.currency = p.currency
    ) end as "highestPriceCents"
  from ${FROM_COMPARED}
  where p.group_key = any($4::text[])
    and ${isPlaced('select offer_id from catalogue_offers where offer_id = any($1::integer[])')}`;
export type ComparedRow = RowOf<typeof COMPARED_OFFERS>;
