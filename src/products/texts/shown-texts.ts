import { keyOf } from '../../attributes/attribute.statements.js';

/*
 * Arguments are used inside of subqueries, so the aliases of these begin with `other_`.
 */

/** SQL of a text in both languages. @param text a jsonb with texts */
const isComplete = (text: string) => `${text} ?& '{sl,en}'`;

/**
 * SQL of the product name in each language: the offer's own, else the one by the first compared offer in its group
 * with a name. A third language counts only if there is no other.
 *
 * @param offer alias of `products`
 * @param group SQL of the offer's group
 */
export const productName = (offer: string, group: string) => `
  case when ${isComplete(`${offer}.name`)} and not ${offer}.name ? 'lang' then ${offer}.name else coalesce((
    -- the last name of a language stays
    select jsonb_object_agg(stated.language, stated.name order by other_offer.offer_id desc)
    from catalogue_offers other_offer join products other_product on other_product.id = other_offer.offer_id
    cross join lateral jsonb_each_text(other_product.name) stated(language, name)
    where other_offer.group_id = ${group} and other_offer.comparable and not other_product.name ? 'lang'
  ) || case when ${offer}.name ? 'lang' then '{}' else ${offer}.name end, ${offer}.name) end`;

/** SQL: the name of `product_attributes a`; its definition has the missing language. */
export const ATTRIBUTE_NAME = `
  coalesce((select d.name from attribute_definitions d where d.id = a.definition_id), '{}') || a.name`;

/** SQL: the value of `product_attributes a`; `attribute_values` has the languages that other offers state. */
export const ATTRIBUTE_VALUE = `
  case when ${isComplete('a.value')} then a.value else coalesce((
    select v.label from attribute_values v where v.definition_id = a.definition_id
      and v.key = ${keyOf('a.value')} and not v.label ? 'lang'), '{}') || a.value end`;

/** Folded name and value of a free attribute in one language. */
const folded = (
  attribute: string,
  language: string,
) => `fold_text(concat_ws(' ', ${attribute}.name ->> '${language}', ':',
      ${attribute}.value ->> '${language}', ${attribute}.unit))`;

/**
 * SQL: an offer's attributes as JSON. A free attribute in one language is shown in both if another offer of the
 * group states it in both.
 *
 * @param offer SQL of the offer's id
 * @param group SQL of its group
 */
export const attributesOf = (offer: string, group: string) => `
  (select coalesce(json_agg(json_build_object('definitionId', a.definition_id, 'name', coalesce(other.name, ${ATTRIBUTE_NAME}),
      'value', coalesce(other.value, ${ATTRIBUTE_VALUE}), 'unit', case when other.name is null then a.unit else other.unit end)
      order by a.position), '[]')
    from product_attributes a left join lateral (
      select f.name, f.value, f.unit
      from catalogue_offers other_offer join product_attributes f on f.product_id = other_offer.offer_id
      where a.definition_id is null and not (${isComplete('a.name')} and ${isComplete('a.value')})
        and other_offer.group_id = ${group} and other_offer.comparable and f.definition_id is null
        and ${isComplete('f.name')} and ${isComplete('f.value')}
        and (${folded('f', 'sl')} = ${folded('a', 'sl')} or ${folded('f', 'en')} = ${folded('a', 'en')})
      order by other_offer.offer_id, f.position limit 1
    ) other on true where a.product_id = ${offer})`;
