import { COUNT_CHANGED_WORDS } from '../../search/vocabulary.statements.js';
import { SAME_OFFER, VISIBLE } from './catalogue.statements.js';

/** The statements that keep `catalogue_texts`, what searches look through: a row for each product, hidden ones included. */

/** Of the offers $1: the categories that they stand in. */
const PLACED = `placed as materialized (
    select offer_id, array_agg(category_id order by category_id) as category_ids
    from catalogue_placements where offer_id = any($1::integer[]) group by 1
  )`;

/** Of the products $1: their brands, whose words are made once for all of them. */
const NAMED_BRANDS = `named_brands as materialized (
    select b.id, setweight(to_tsvector('simple', search_words(b.name)), 'B') as words
    from brands b where b.id in (select brand_id from products where id = any($1::integer[]))
  )`;

/** Of products `p` with `named_brands b`. */
const TEXT = `coalesce(p.name->>'sl', p.name->>'en', '') as name_sl, coalesce(p.name->>'en', p.name->>'sl', '') as name_en,
      setweight(to_tsvector('simple', search_words(concat_ws(' ', p.name->>'sl', p.name->>'en'))), 'A')
        || coalesce(b.words, '')
        || setweight(to_tsvector('simple', search_words(concat_ws(' ', p.product_code, p.mpn, p.ean, p.gtin))), 'C') as words`;

/** After REFRESH_PLACEMENTS, where nothing else of the products has changed. */
export const REFRESH_TEXT_CATEGORIES = `
  with ${PLACED}, wanted as materialized (
    select id as offer_id, coalesce(category_ids, '{}') as category_ids
    from unnest($1::integer[]) id left join placed on placed.offer_id = id
  )
  update catalogue_texts t set category_ids = w.category_ids from wanted w
  where t.offer_id = any($1::integer[]) and ${SAME_OFFER('t')} and t.category_ids <> w.category_ids`;

/**
 * Texts of products $1 that this transaction has added: nobody else knows of them, so they need not wait for the place
 * at the read model. Says where they will stand as far as that is known; the words are not counted yet.
 */
export const ADD_TEXTS = `
  with ${NAMED_BRANDS}, paths as materialized (
    select l.product_id, array_agg(distinct place order by place) as category_ids
    from product_categories l join categories c on c.id = l.category_id cross join unnest(c.path) place
    where l.product_id = any($1::integer[]) group by 1
  ), wanted as (
    select p.id as offer_id, ${TEXT}, ${VISIBLE} as listed, paths.category_ids
    from products p left join named_brands b on b.id = p.brand_id left join paths on paths.product_id = p.id
    where p.id = any($1::integer[])
      -- no join: the planner takes those that are left for one, and looks through all brands for each
      and p.id not in (select offer_id from catalogue_texts where offer_id = any($1::integer[]))
  )
  insert into catalogue_texts (offer_id, name_sl, name_en, words, listed, category_ids)
  select offer_id, name_sl, name_en, words, listed, case when listed then coalesce(category_ids, '{}') else '{}' end
  from wanted order by offer_id
  returning offer_id as id`;

/**
 * After REFRESH_PLACEMENTS. Of hidden products, too: their stores look for them. Visitors' searches know the words of
 * visible ones only. $2 are those of $1 that ADD_TEXTS has added in this transaction: only where they stand may differ
 * by now, and their words are counted as new.
 */
export const REFRESH_TEXTS = `
  with was as materialized (
    select t.offer_id, t.words, t.listed and fresh.id is null as listed, t.listed as listed_now, fresh.id
    from catalogue_texts t left join unnest($2::integer[]) fresh(id) on fresh.id = t.offer_id
    where t.offer_id = any($1::integer[])
  ), gone as (
    delete from catalogue_texts t using products p
    where p.id = any($1::integer[]) and p.deleted_at is not null and t.offer_id = p.id
    returning t.offer_id
  ), ${NAMED_BRANDS}, ${PLACED}, visible as materialized (
    select offer_id from catalogue_offers where offer_id = any($1::integer[])
  ), made as (
    select p.id as offer_id, ${TEXT}
    from products p left join named_brands b on b.id = p.brand_id left join unnest($2::integer[]) fresh(id) on fresh.id = p.id
    where p.id = any($1::integer[]) and p.deleted_at is null and fresh.id is null
    union all
    select t.offer_id, t.name_sl, t.name_en, t.words
    from unnest($2::integer[]) fresh(id) join catalogue_texts t on t.offer_id = fresh.id
  ), wanted as materialized (
    select made.*, visible.offer_id is not null as listed, coalesce(category_ids, '{}') as category_ids
    from made left join visible using (offer_id) left join placed using (offer_id)
  ), changed as (
    update catalogue_texts t set name_sl = w.name_sl, name_en = w.name_en, words = w.words, listed = w.listed,
      category_ids = w.category_ids
    from wanted w
    where t.offer_id = any($1::integer[]) and ${SAME_OFFER('t')}
      and (t.name_sl, t.name_en, t.words, t.listed, t.category_ids)
        is distinct from (w.name_sl, w.name_en, w.words, w.listed, w.category_ids)
    returning t.offer_id, t.words, t.listed
  ), added as (
    insert into catalogue_texts (offer_id, name_sl, name_en, words, listed, category_ids)
    select offer_id, name_sl, name_en, words, listed, category_ids from wanted
    where offer_id not in (select offer_id from was) order by offer_id
    returning offer_id, words, listed
  ), became as (
    select offer_id, words, listed from changed
    union all
    select offer_id, words, listed from added
    union all
    select offer_id, words, listed_now from was
    where id is not null and offer_id not in (select offer_id from changed)
  ), ${COUNT_CHANGED_WORDS}`;
