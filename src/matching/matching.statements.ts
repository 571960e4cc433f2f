import {
  command,
  float,
  int,
  ints,
  nullable,
  oneOf,
  present,
  statement,
  text,
} from '../core/database/statement.js';
import {
  COMPARED_COLUMNS,
  FROM_COMPARED,
  SELECT_COMPARED,
} from '../products/read-model/compared-offers.statements.js';
import { KIND_CODES } from '../search/catalogue-index/codes.js';
import type { ApartReason } from '../products/comparison/compared-offer.js';

/** Larger blocks are not read: their word is too common to suggest a pair. */
const MAX_BLOCK = 30;
/** Maximum number of offers that one is compared with; the rarest common keys come first. */
const MAX_CANDIDATES = 10;
/** Offers of one recorded change, and of one batch of a worker. */
const BATCH_SIZE = 1_000;

/** Records the offers $1 in the transaction that changes them. */
export const RECORD_CHANGES = command(`
  insert into matching_changes (offer_ids)
  select array_agg(id) from unnest($1::integer[]) with ordinality listed(id, place)
  group by (place - 1) / ${BATCH_SIZE}`);

export const HAS_CHANGES = statement({})`select from matching_changes limit 1`;
export const HAS_OFFERS = statement({})`select from matching_offers limit 1`;

export const RECORD_ALL = command(`
  insert into matching_changes (offer_ids)
  select array_agg(offer_id order by offer_id) from (
    select offer_id, row_number() over (order by offer_id) - 1 as place from catalogue_offers
  ) placed group by place / ${BATCH_SIZE} order by place / ${BATCH_SIZE}`);

/** Removes the oldest recorded changes and returns their offers. */
export const REMOVE_CHANGES = statement({ offerIds: ints })`
  delete from matching_changes where id in (
    select id from (
      select id, sum(cardinality(offer_ids)) over (order by id) - cardinality(offer_ids) as before
      from (select id, offer_ids from matching_changes order by id limit ${BATCH_SIZE}) oldest
    ) summed where before < ${BATCH_SIZE}
  ) returning offer_ids as "offerIds"`;

const LN_OF_PRICE_STEP = 0.2;

/**
 * The visible offers among $1 that are the first of their group, in euros. `source` is a hash of the compared
 * data; small changes of a price leave it unchanged.
 */
export const MATCHED_OFFERS = statement({
  ...COMPARED_COLUMNS,
  highestPriceCents: nullable(float),
  gtin: nullable(text),
  condition: text,
  categoryIds: ints,
  imageHash: nullable(text),
  source: present(text),
})`
  select o.*, md5(concat_ws('|', o.name, o.brand, o.mpn, o.gtin, o.condition, o."companyId", o.sizes, o.colours,
    o."unitMeasure", o.multipack, o."isBundle", o."hasContract", o."categoryIds", o."imageHash",
    round(ln(o."priceCents" + 1) / ${LN_OF_PRICE_STEP}))) as source
  from (
    select ${SELECT_COMPARED}, null::float8 as "highestPriceCents", p.gtin, p.condition,
      array(select category_id from product_categories pc where pc.product_id = p.id order by category_id)
        as "categoryIds",
      (select m.image_hash from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = p.id order by pm.position limit 1) as "imageHash"
    from ${FROM_COMPARED} join catalogue_offers f on f.offer_id = p.id
    where p.id = any($1::integer[]) and f.group_id = f.offer_id and f.kind = ${KIND_CODES.product}
      and p.currency = 'EUR'
    -- computes each column once, for itself and for the hash
    offset 0
  ) o`;

export const STORED_SOURCES = statement({ offerId: int, source: text })`
  select offer_id as "offerId", source from matching_offers where offer_id = any($1::integer[])`;

/** Removes the keys of the offers $1. */
export const REMOVE_BLOCKS = command('delete from matching_blocks where offer_id = any($1::integer[])');
export const REMOVE_OFFERS = command('delete from matching_offers where offer_id = any($1::integer[])');

/** $1 keys of the offers $2, side by side. */
export const ADD_BLOCKS = command(`
  insert into matching_blocks (key, offer_id) select * from unnest($1::bigint[], $2::integer[])`);

export const STORE_SOURCES = command(`
  insert into matching_offers (offer_id, source) select * from unnest($1::integer[], $2::text[])
  on conflict (offer_id) do update set source = excluded.source`);

/** Without statistics of a table that grows from nothing, PostgreSQL would scan all of it for each key. */
export const PREFER_INDEXES = command('set local enable_seqscan = off');

/** For each offer of $1, the offers that share the rarest keys with it. */
export const CANDIDATES = statement({ offerId: int, otherId: int })`
  select offer_id as "offerId", other_id as "otherId" from (
    select own.offer_id, other_id,
      row_number() over (partition by own.offer_id order by sum(1.0 / cardinality(block.ids)) desc, other_id) as place
    from matching_blocks own
    cross join lateral (
      select array_agg(limited.offer_id) as ids from (
        select offer_id from matching_blocks alike where alike.key = own.key limit ${MAX_BLOCK + 1}
      ) limited
    ) block
    cross join lateral unnest(block.ids) other_id
    where own.offer_id = any($1::integer[]) and cardinality(block.ids) <= ${MAX_BLOCK} and other_id <> own.offer_id
    group by own.offer_id, other_id
  ) ranked where place <= ${MAX_CANDIDATES}`;

/** Removes suggestions of the kind $2 that name an offer of $1. */
export const REMOVE_SUGGESTIONS = command(`
  delete from matching_suggestions
  where kind = $2 and (offer_id = any($1::integer[]) or other_id = any($1::integer[]))`);

/** One side of a suggestion: for a pair, all offers of the group. */
const sideOfGiven = (offer: string) => `array(
      select given.${offer} union
      select alike.offer_id from catalogue_offers own join catalogue_offers alike on alike.group_id = own.group_id
      where own.offer_id = given.${offer} and given.kind = 'pair')`;

/**
 * $1 to $5 side by side: kind, offer, other offer with a higher id, percent, reasons. Without pairs about which
 * a person decided.
 */
export const ADD_SUGGESTIONS = command(`
  insert into matching_suggestions (kind, offer_id, other_id, score, reasons)
  select * from unnest($1::text[], $2::integer[], $3::integer[], $4::smallint[], $5::jsonb[])
    as given(kind, offer_id, other_id, score, reasons)
  where not exists (
    select from matching_decided_offers one
    join matching_decisions d on d.id = one.decision_id and d.undone_at is null
    join matching_decided_offers other on other.decision_id = d.id and other.side <> one.side
    where one.offer_id = any(${sideOfGiven('offer_id')}) and other.offer_id = any(${sideOfGiven('other_id')})
  )
  on conflict (offer_id, other_id, kind) do update set score = excluded.score, reasons = excluded.reasons`);

const CONTRADICTIONS = ['brand', 'model', 'name', 'price'] as const satisfies ApartReason[];
export type Contradiction = (typeof CONTRADICTIONS)[number] | 'category';

/** The departments of an offer: the roots of its categories. */
const departments = (offer: string) => `array(
    select c.path[1] from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id = ${offer} and c.system is null)`;

/** Contradictions between the offers $1 and others of their GTIN. */
export const CONTRADICTING = statement({
  offerId: int,
  otherId: present(int),
  reason: oneOf<Contradiction>(),
})`
  select o.offer_id as "offerId", coalesce((o.apart ->> 'otherId')::integer, other.offer_id) as "otherId",
    o.apart ->> 'reason' as reason
  from catalogue_offers o
  left join lateral (
    select offer_id from catalogue_offers m
    where m.group_id = o.group_id and m.offer_id <> o.offer_id order by offer_id limit 1
  ) other on true
  where o.offer_id = any($1::integer[])
    and o.apart ->> 'reason' in (${CONTRADICTIONS.map((reason) => `'${reason}'`).join(', ')})
    and coalesce((o.apart ->> 'otherId')::integer, other.offer_id) is not null
  union all
  select o.offer_id, o.group_id, 'category' from catalogue_offers o
  where o.offer_id = any($1::integer[]) and o.group_id <> o.offer_id
    and cardinality(${departments('o.offer_id')}) > 0 and cardinality(${departments('o.group_id')}) > 0
    and not ${departments('o.offer_id')} && ${departments('o.group_id')}`;
