import { bool, int, ints, listOf, statement, text } from '../../core/database/statement.js';
import { SELECT_TERM, TERM } from '../../products/blocking/blocking.statements.js';

/** All in alphabetical order, each with the offers that it blocks now, and their stores. */
export const LIST = statement({ ...TERM, stopped: int, stores: int })`
  with blocked as (
    select (m ->> 'termId')::integer as term_id, count(*)::integer as offers, count(distinct p.company_id)::integer as stores
    from offer_blocks b join products p on p.id = b.product_id and p.status = 'blocked' and p.deleted_at is null
    cross join jsonb_array_elements(b.matches) m group by 1
  )
  select ${SELECT_TERM}, coalesce(b.offers, 0) as "stopped", coalesce(b.stores, 0) as stores
  from blocked_category_terms t left join blocked b on b.term_id = t.id
  order by t.term collate "sl-x-icu", t.id`;

export const ADD = statement({ id: int })`
  insert into blocked_category_terms (term, reason, forms, google, adult, in_names, exceptions)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

export const CHANGE = statement({ id: int })`
  update blocked_category_terms set term = $2, reason = $3, forms = $4, google = $5, adult = $6, in_names = $7, exceptions = $8
  where id = $1 returning id`;

export const REMOVE = statement({
  id: int,
})`delete from blocked_category_terms where id = $1 returning id`;

/** Category statements of feeds that may match a term: $1 patterns, $2 Google's categories, $3 adults. */
export const FEED_CATEGORIES = statement({
  id: int,
  path: listOf<string>(),
  google: text,
  adult: bool,
})`
  select id, path, google, adult from feed_categories
  where fold_text(array_to_string(path, ' ')) like any($1::text[]) or ($2 and google <> '') or ($3 and adult)
  order by id limit $4`;

export const CATEGORY_IDS = statement({ ids: ints })`
  select coalesce(array_agg(id), '{}') as ids from categories where system is null`;

/** Visible words of names that have the query $1, $2 at most. */
export const NAMED = statement({ id: int })`
  select t.offer_id as id from catalogue_texts t join products p on p.id = t.offer_id
  where t.words @@ to_tsquery('simple', $1) and p.status = 'active' and p.deleted_at is null
  order by t.offer_id limit $2`;

const FOUND = `
  with found as (
    select p.id, p.company_id from products p
    where p.feed_category_id = any($1::integer[]) and p.status = 'active' and p.deleted_at is null
    union
    select p.id, p.company_id from product_categories pc join products p on p.id = pc.product_id
    where pc.category_id = any($2::integer[]) and p.status = 'active' and p.deleted_at is null
    union
    select p.id, p.company_id from products p
    where p.id = any($3::integer[]) and p.status = 'active' and p.deleted_at is null
  ), stopped as (
    select * from found f where not exists (
      select from offer_blocks b where b.product_id = f.id and b.decision = 'released')
  )`;

/** Active offers of these feed categories, categories and ids, without those that a person released. */
export const COUNT_STOPPED = statement({ count: int, stores: int })`${FOUND}
  select count(*)::integer as count, count(distinct company_id)::integer as stores from stopped`;

/** The first $4 of them. */
export const FIRST_STOPPED = statement({ id: int })`${FOUND} select id from stopped order by id limit $4`;

export const STORES_OF = statement({ id: int, companyName: text })`
  select p.id, c.company_name as "companyName" from products p join companies c on c.id = p.company_id
  where p.id = any($1::integer[]) order by p.id`;
