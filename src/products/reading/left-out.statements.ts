import {
  float,
  int,
  json,
  nullable,
  present,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { isUpToDate } from '../clock/row-at-now.js';
import { type Apart, type ApartReason, OUTLIER } from '../comparison/compared-offer.js';

/** On the pages of others these are worth a word: packs of the product, and the same one with a contract. */
const PACK = 'pack' satisfies ApartReason;
const CONTRACT = 'contract' satisfies ApartReason;
const MAX_LEFT_OUT = 20;

/** The offers on the page of the group $1 that are not compared with it: its own, and others of its GTIN. */
export const LEFT_OUT = statement({
  id: int,
  groupId: int,
  apart: present(json<Apart>()),
  name: json<Translations>(),
  link: text,
  price: float,
  currency: text,
  contract: nullable(text),
  companyId: int,
  companyName: text,
})`
  select w.id, o.group_id as "groupId", o.apart, w.name, w.link, w.price::float8 as price, w.currency, w.contract,
    c.id as "companyId", c.company_name as "companyName"
  from (
    select offer_id from catalogue_offers
    where group_id = $1 and apart ->> 'reason' = '${OUTLIER}'
    union
    select q.id from products q join catalogue_offers other on other.offer_id = q.id
    where q.group_key = any(array(
        select p.group_key from catalogue_offers own join products p on p.id = own.offer_id where own.group_id = $1))
      and other.group_id <> $1 and (other.apart ->> 'reason' = '${PACK}'
        or (other.apart ->> 'reason' = '${CONTRACT}'
          and (select group_id from catalogue_offers where offer_id = (other.apart ->> 'otherId')::integer) = $1))
  ) found
  join catalogue_offers o on o.offer_id = found.offer_id and o.apart is not null
  join products w on w.id = o.offer_id
  join companies c on c.id = w.company_id
  where ${isUpToDate('w')}
  order by w.id limit ${MAX_LEFT_OUT}`;
export type LeftOutRow = RowOf<typeof LEFT_OUT>;
