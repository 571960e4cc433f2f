/**
 * The statements that keep `catalogue_texts`: the names of products, for their order, and the words by which their stores
 * look for them; a row for each product, hidden ones included.
 */

/** Of the products $1: their brands, whose words are made once for all of them. */
const NAMED_BRANDS = `named_brands as materialized (
    select b.id, to_tsvector('simple', text_words(b.name)) as words
    from brands b where b.id in (select brand_id from products where id = any($1::integer[]))
  )`;

/** Of products `p` with `named_brands b`. */
const TEXT = `coalesce(p.name->>'sl', p.name->>'en', '') as name_sl, coalesce(p.name->>'en', p.name->>'sl', '') as name_en,
      to_tsvector('simple', text_words(concat_ws(' ', p.name->>'sl', p.name->>'en', p.product_code, p.mpn, p.ean, p.gtin)))
        || coalesce(b.words, '') as words`;

/**
 * Texts of products $1 that this transaction has added: nobody else knows of them, so they need not wait for the place
 * at the read model.
 */
export const ADD_TEXTS = `
  with ${NAMED_BRANDS}
  insert into catalogue_texts (offer_id, name_sl, name_en, words)
  select p.id, ${TEXT}
  from products p left join named_brands b on b.id = p.brand_id
  where p.id = any($1::integer[])
    -- no join: the planner takes those that are left for one, and looks through all brands for each
    and p.id not in (select offer_id from catalogue_texts where offer_id = any($1::integer[]))
  order by p.id
  returning offer_id as id`;

/** All of $1 but those of $2, which ADD_TEXTS has added in this transaction. */
export const REFRESH_TEXTS = `
  with gone as (
    delete from catalogue_texts t using products p
    where p.id = any($1::integer[]) and p.deleted_at is not null and t.offer_id = p.id
  ), ${NAMED_BRANDS}, wanted as materialized (
    select p.id as offer_id, ${TEXT}
    from products p left join named_brands b on b.id = p.brand_id
    where p.id = any($1::integer[]) and p.deleted_at is null and p.id <> all($2::integer[])
  )
  insert into catalogue_texts as t (offer_id, name_sl, name_en, words)
  select offer_id, name_sl, name_en, words from wanted order by offer_id
  on conflict (offer_id) do update
    set name_sl = excluded.name_sl, name_en = excluded.name_en, words = excluded.words
    where (t.name_sl, t.name_en, t.words) is distinct from (excluded.name_sl, excluded.name_en, excluded.words)`;
