import {
  bool,
  command,
  float,
  int,
  listOf,
  nullable,
  type RowOf,
  statement,
  statements,
  text,
} from '../../core/database/statement.js';
import type { KeepableField } from '../product-fields.js';
import {
  columnOf,
  COLUMNS,
  type Field,
  FIELDS,
  keptColumns,
  offerRow,
  offerRowColumn,
  setColumns,
} from '../product-columns.js';
import { hasNewPrice } from './offer-comparison.js';
import type { OfferPart } from './offer-state.js';
import { chosenStatus, fedStatus, MISSING, setStatus, statusWhere } from '../product-status.statements.js';

/**
 * Locks the offers in $1 that belong to the store $2, or to any. Every writer of stored offers takes this
 * lock first: offers by their ids, then the referenced rows (brands, categories, definitions, images, each by
 * id), then the read model. So writers cannot deadlock. New offers are added in the order of their codes.
 */
export const LOCK_STORED_OFFERS = statement({
  id: int,
  price: float,
  currency: text,
  contract: nullable(text),
})`
  select id, price::float8 as price, currency, contract from products
  where id = any($1::integer[]) and ($2::integer is null or company_id = $2) order by id for no key update`;
export type LockedOffer = RowOf<typeof LOCK_STORED_OFFERS>;

const KNOWN = {
  id: int,
  productCode: text,
  /** In hex. */
  contentHash: nullable(text),
  leftFeed: bool,
  isDeleted: bool,
  keptFields: listOf<KeepableField>(),
};
const SELECTED = `id, product_code as "productCode", encode(content_hash, 'hex') as "contentHash",
    left_feed as "leftFeed", deleted_at is not null as "isDeleted", kept_fields as "keptFields"`;

/** Offers of the store $1 with the codes $2. */
export const FIND_KNOWN = statement(KNOWN)`
  select ${SELECTED} from products
  where company_id = $1 and product_code = any($2::text[]) and deleted_at is null`;

/** For each code of the feed ($2): the last deleted offer, if no other offer has this code. */
export const FIND_DELETED = statement(KNOWN)`
  select distinct on (product_code) ${SELECTED} from products d
  where d.company_id = $1 and d.product_code = any($2::text[]) and d.deleted_at is not null
    and not exists (select 1 from products other
      where other.company_id = d.company_id and other.product_code = d.product_code and other.deleted_at is null)
  order by product_code, id desc`;

/** A stored offer before a batch is written; a deleted one is restored. */
export type KnownOffer = RowOf<typeof FIND_KNOWN>;

/** The status has rules of its own; the other two never change. */
const REMEMBERED = FIELDS.filter(({ name }) => !['status', 'kind', 'productCode'].includes(name));

const NOTHING = `'{}'::jsonb`;

function toJson({ type }: Field, value: string): string {
  const stored = type === 'brand' ? `(select name from brands where id = ${value})` : value;
  return `coalesce(to_jsonb(${stored}), 'null'::jsonb)`;
}

/** SQL: `{ name: value }` of the feed if the new value is another one, else nothing. */
const differing = ({ name }: Field, ofFeed: string, now: string) =>
  `case when ${ofFeed} <> ${now} then jsonb_build_object('${name}', ${ofFeed}) else ${NOTHING} end`;

/** SQL: the feed's values of the fields that differ after people changed `fields` of an offer, `p`. */
function fedValuesAfter(fields: readonly Field[], valueOf: (field: Field) => string): string {
  const changed = REMEMBERED.filter(({ name }) => fields.some((field) => field.name === name));
  if (!changed.length) return 'p.fed_values';
  const names = changed.map(({ name }) => `'${name}'`).join(', ');
  const ofFeed = (field: Field) =>
    `coalesce(p.fed_values -> '${field.name}', ${toJson(field, `p.${columnOf(field)}`)})`;
  const found = changed.map((field) => differing(field, ofFeed(field), toJson(field, valueOf(field))));
  return `case when p.content_hash is null then ${NOTHING}
    else (p.fed_values - array[${names}]) || ${found.join(' || ')} end`;
}

/** SQL: for rows `x` of changed fields. */
const fedValuesAfterChange = (fields: readonly Field[]): string =>
  fedValuesAfter(fields, (field) => offerRowColumn('x', field));

/** SQL: for the rows `excluded` of an edited export. */
const fedValuesAfterEdit = fedValuesAfter(FIELDS, (field) => `excluded.${columnOf(field)}`);

/** SQL: for the rows `excluded` of a feed: fields that the store keeps may differ. */
const fedValuesAfterImport =
  FIELDS.filter(({ keepable }) => keepable)
    .map((field) => {
      const [ours, theirs] = ['p', 'excluded'].map((row) => toJson(field, `${row}.${columnOf(field)}`));
      return `case when '${field.name}' = any(p.kept_fields) then ${differing(field, theirs!, ours!)} else ${NOTHING} end`;
    })
    .join(' || ') || NOTHING;

/** $1 store, $2 offers as JSON, $3 whether people edited them: then they keep their origin, and no field. */
export const UPSERT_OFFERS = statement({
  id: int,
  productCode: text,
  keptFields: listOf<KeepableField>(),
  existed: bool,
})`
  insert into products as p (company_id, content_hash, feed_category_id, ${COLUMNS.join(', ')})
  select $1, case when not $3 then decode(x."contentHash", 'hex') end, x."feedCategoryId", ${FIELDS.map((field) => offerRowColumn('x', field)).join(', ')}
  from json_to_recordset($2::json) as x("contentHash" text, "feedCategoryId" integer, ${offerRow()})
  on conflict (company_id, product_code) where deleted_at is null do update set
    ${setColumns('excluded', {
      product_code: 'p.product_code',
      // a product does not become a service, nor the other way round
      kind: 'p.kind',
      ...keptColumns('p', 'excluded', '$3'),
    })},
    ${setStatus(statusWhere('$3', chosenStatus('excluded.status', 'p.'), fedStatus('p.')))},
    content_hash = case when $3 then p.content_hash else excluded.content_hash end,
    fed_values = case when $3 then ${fedValuesAfterEdit} else ${fedValuesAfterImport} end,
    feed_category_id = case when $3 then p.feed_category_id else excluded.feed_category_id end,
    price_checked_at = case when $3 and p.price = excluded.price and p.currency = excluded.currency
      then p.price_checked_at else now() end,
    updated_at = now()
  returning id, product_code as "productCode", kept_fields as "keptFields", xmax <> 0 as existed`;
export type ReplacedRow = RowOf<typeof UPSERT_OFFERS>;

/**
 * Fields that are no longer kept follow the feed again: without the fingerprint, the next import writes the
 * offer.
 */
const SET_KEPT_FIELDS = `kept_fields = x."keptFields",
    content_hash = case when p.kept_fields <@ x."keptFields" or p.content_hash is null then p.content_hash else '' end`;

/**
 * Sets the parts `names` of locked offers, $1 rows as JSON with their ids.
 * updated_at is their version and not now(), the start of the transaction: writes that waited for each other's lock could
 * get the same one.
 */
export const updateOffers = statements(
  {},
  (names: readonly OfferPart[]) => {
    const fields = FIELDS.filter(({ name }) => names.includes(name));
    const rows = [
      'id integer',
      ...(fields.length ? [offerRow(fields)] : []),
      ...(names.includes('keptFields') ? ['"keptFields" text[]'] : []),
      ...(names.includes('isDeleted') ? ['"isDeleted" boolean'] : []),
    ];
    const assignments = [
      ...fields
        .filter(({ name }) => name !== 'status')
        .map((field) => `${columnOf(field)} = ${offerRowColumn('x', field)}`),
      ...(names.includes('status') ? [setStatus(chosenStatus('x.status', 'p.'))] : []),
      ...(names.includes('keptFields') ? [SET_KEPT_FIELDS] : []),
      ...(names.includes('isDeleted') ? ['deleted_at = case when x."isDeleted" then now() end'] : []),
      ...(fields.length ? [`fed_values = ${fedValuesAfterChange(fields)}`] : []),
      ...(hasNewPrice([...names]) ? ['price_checked_at = now()'] : []),
      'updated_at = clock_timestamp()',
    ];
    return `update products p set ${assignments.join(', ')}
      from json_to_recordset($1::json) as x(${rows.join(', ')}) where p.id = x.id`;
  },
  [[]],
  [[...FIELDS.map(({ name }) => name), 'keptFields', 'isDeleted']],
);

/** They keep their id and URL. */
export const RESTORE_DELETED = command(`
  update products set deleted_at = null, ${setStatus(MISSING)}, updated_at = now()
  where id = any($1::integer[])`);

/** The reasons $2 why the feed hides the offers $1; null: it no longer has them. No new version of the offer. */
export const NOTE_LEFT_OUT = command(`
  update products p set left_out = stated.reason
  from unnest($1::integer[], $2::text[]) stated(id, reason) where p.id = stated.id and p.left_feed`);

export const HIDE = command(`
  update products set ${setStatus(MISSING)}, updated_at = now()
  where id = any($1::integer[])`);
