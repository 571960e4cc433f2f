import {
  float,
  int,
  ints,
  json,
  nullable,
  oneOf,
  statement,
  text,
  texts,
} from '../../../core/database/statement.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import { AVAILABILITY_CODES, NO_PRICE_CENTS } from '../codes.js';
import { CODED_COLUMNS, databaseColumn, ENTITY_COLUMNS, RANGE_COLUMNS } from '../filter-columns.js';

const columns = <Name extends string, Type>(names: Name[], type: Type) =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;
const select = (names: string[], none: number, type: string) =>
  names.map((name) => `coalesce(o.${databaseColumn(name)}::${type}, ${none}) as "${name}"`);
const FILTERED = [
  ...select([...ENTITY_COLUMNS, ...CODED_COLUMNS.map(({ column }) => column)], 0, 'integer'),
  ...select(RANGE_COLUMNS, NO_PRICE_CENTS, 'float8'),
].join(', ');

/** A visible offer with all data for lists and searches; codes as in `codes.ts`, money in cents. */
const OFFER = {
  offerId: int,
  /** The canonical offer of its group. */
  groupId: int,
  cardId: int,
  /**
   * Columns of the filters' registry: ids of entities and codes, 0 for none; numbers, NO_PRICE_CENTS for
   * none.
   */
  ...columns([...ENTITY_COLUMNS, ...CODED_COLUMNS.map(({ column }) => column)], int),
  ...columns(RANGE_COLUMNS, float),
  /** The price with delivery; NO_PRICE_CENTS if the delivery cost is not stated, or it cannot be bought. */
  totalCents: float,
  popularity: int,
  /** Its categories, with all ancestors. */
  categoryIds: ints,
  /** Pairs: a value and its definition. */
  valueIds: ints,
  name: json<Translations>(),
  codes: texts,
  eans: texts,
};
const SELECT_OFFERS = `
  select o.offer_id as "offerId", o.group_id as "groupId", o.card_id as "cardId", ${FILTERED},
    coalesce(case when o.availability <> ${AVAILABILITY_CODES.out_of_stock} then o.total_cents end, ${NO_PRICE_CENTS})::float8 as "totalCents", o.popularity,
    array(select c.category_id from catalogue_placements c where c.offer_id = o.offer_id order by 1) as "categoryIds",
    array(select unnest(array[a.value_id, a.definition_id]) from catalogue_attributes a
      where a.offer_id = o.offer_id order by a.definition_id, a.value_id) as "valueIds",
    p.name, array_remove(array[p.product_code, p.mpn], null) as codes,
    array_remove(array[p.ean, p.gtin::text], null) as eans
  from catalogue_offers o join products p on p.id = o.offer_id`;

/** The next cards after card $1, $2 at most, each with one of the categories that it is in; 0: it is in none. */
export const CARDS_AFTER = statement({ cardId: int, categoryId: int })`
  select o.card_id as "cardId", coalesce(max(c.category_id), 0) as "categoryId"
  from catalogue_offers o left join product_categories c on c.product_id = o.offer_id
  where o.card_id > $1 group by o.card_id order by o.card_id limit $2`;

/** All offers of the next cards after card $1, $2 cards at most. */
export const OFFERS_AFTER = statement(OFFER)`${SELECT_OFFERS}
  where o.card_id in (
    select distinct card_id from catalogue_offers where card_id > $1 order by card_id limit $2
  )
  order by o.card_id, o.offer_id`;

/** All offers of the cards $2, and of the current cards of the offers $1. */
export const OFFERS_OF = statement(OFFER)`${SELECT_OFFERS}
  where o.card_id = any(array(
    select unnest($2::integer[]) union select card_id from catalogue_offers where offer_id = any($1::integer[])
  ))
  order by o.card_id, o.offer_id`;

/** A change since then. */
export interface CatalogueChange {
  transaction: string;
  /** The table of changed names; null: offers. */
  relation: string | null;
  /** null: all that the table has. */
  ids: number[] | null;
}

/**
 * The changes committed since transaction $1, without the transactions $2; and the transaction before which
 * no commit can follow.
 */
export const CHANGES = statement({ horizon: text, changes: json<CatalogueChange[]>() })`
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce((
    select json_agg(json_build_object('transaction', transaction::text, 'relation', relation, 'ids', ids))
    from catalogue_changes where transaction >= $1::text::xid8 and transaction <> all($2::text[]::xid8[])
  ), '[]') as changes`;

export const BRANDS = statement({ id: int, key: text, name: text })`
  select id, key, name from brands where id = any($1::integer[])`;

export const STORES = statement({ id: int, name: text })`
  select id, company_name as name from companies where id = any($1::integer[])`;

export const VALUES = statement({
  id: int,
  definitionId: int,
  key: text,
  label: json<Translations>(),
  amount: nullable(float),
  unit: nullable(text),
  type: oneOf<'text' | 'number' | 'boolean'>(),
  attribute: json<Translations>(),
})`
  select v.id, v.definition_id as "definitionId", v.key, v.label, v.amount, d.unit, d.type, d.name as attribute
  from attribute_values v join attribute_definitions d on d.id = v.definition_id where v.id = any($1::integer[])`;

/** The values among $1 with one of the keys $2. */
export const VALUES_WITH_KEY = statement({ id: int })`
  select id from attribute_values where id = any($1::integer[]) and key = any($2::text[])`;

export const ATTRIBUTES = statement({
  id: int,
  name: json<Translations>(),
  type: oneOf<'text' | 'number' | 'boolean'>(),
})`
  select id, name, type from attribute_definitions where id = any($1::integer[])`;

/** Categories that visitors see, if there is anything in them. */
export const CATEGORIES = statement({ id: int, name: json<Translations>() })`
  select c.id, c.name from categories c
  where c.system is null and not exists (select from categories above where above.id = any(c.path) and not above.active)`;

const NAMED = { offerId: int, name: text };
const NAMES = 'catalogue_texts t join catalogue_offers o using (offer_id)';
const byLanguage = <Statements>(of: (own: string, shown: string) => Statements) => ({
  sl: of('name_sl', 'shown_sl'),
  en: of('name_en', 'shown_en'),
});
/** The offers $1 in the order of the names that visitors see, after the name $2 of the offer $3, $4 at most. */
export const SORTED_BY_NAME = byLanguage(
  (own, shown) => statement(NAMED)`
    select offer_id as "offerId", coalesce(${shown}, ${own}) as name from ${NAMES}
    where offer_id = any($1::integer[]) and ($2::text is null or (coalesce(${shown}, ${own}), offer_id) > ($2, $3::integer))
    order by coalesce(${shown}, ${own}), offer_id limit $4`,
);
const after = (name: string) => `(${name}, offer_id) > ($1::text collate "sl-x-icu", $2::integer)
      order by ${name}, offer_id limit $3`;
/**
 * All offers in the order of the names that visitors see, after the name $1 of the offer $2, $3 at most. Own
 * names and the names of other offers have an index each.
 */
export const ALL_BY_NAME = byLanguage(
  (own, shown) => statement(NAMED)`
    (select offer_id as "offerId", ${own} as name from ${NAMES} where ${shown} is null and ${after(own)})
    union all
    (select offer_id, ${shown} from catalogue_offers where ${shown} is not null and ${after(shown)})
    order by name, "offerId" limit $3`,
);
