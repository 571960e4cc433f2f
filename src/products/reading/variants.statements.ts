import { bool, float, int, json, oneOf, type RowOf, statement, text } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { isUpToDate } from '../clock/row-at-now.js';
import type { ProductKind } from '../product-fields.js';
import type { AttributeOfProduct } from '../product-record.js';
import { ATTRIBUTE_NAME, ATTRIBUTE_VALUE, productName } from '../texts/shown-texts.js';

/** At most $2 groups of the card $1 with lowest price and values, canonical ones first. */
export const VARIANTS = statement({
  id: int,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  productName: json<Translations>(),
  price: float,
  currency: text,
  isSoldOut: bool,
  attributes: json<(Omit<AttributeOfProduct, 'id'> & { offerId: number })[]>(),
})`
  select e.id, e.kind, e.name, ${productName('e', 'e.id')} as "productName", alike.price, alike.currency, alike."isSoldOut", described.attributes
  from (
    -- a price that is not compared, or overdue by the clock, counts only if there is no other
    select o.group_id,
      coalesce(min(w.price) filter (where o.comparable and ${isUpToDate('w')} and w.availability <> 'out_of_stock'),
        min(w.price) filter (where o.comparable and ${isUpToDate('w')}),
        min(w.price) filter (where ${isUpToDate('w')}), max(coalesce(w.regular_price, w.price)))::float8 as price,
      min(w.currency) as currency, bool_and(w.availability = 'out_of_stock') as "isSoldOut"
    from catalogue_offers o join products w on w.id = o.offer_id where o.card_id = $1
    group by o.group_id order by o.group_id limit $2
  ) alike
  join products e on e.id = alike.group_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('offerId', a.product_id, 'definitionId', a.definition_id, 'name', ${ATTRIBUTE_NAME},
      'value', ${ATTRIBUTE_VALUE}, 'unit', a.unit) order by a.product_id, a.position), '[]') as attributes
    from catalogue_offers o join product_attributes a on a.product_id = o.offer_id where o.group_id = alike.group_id
  ) described
  order by e.id`;
export type VariantRow = RowOf<typeof VARIANTS>;
