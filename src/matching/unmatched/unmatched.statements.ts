import { int, json, nullable, oneOf, present, statement, text } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { CODE_ISSUES, type UnmatchedKind } from './unmatched.js';

/** Suggestions of a kind, in both directions. */
const directed = (kind: 'pair' | 'suspicious') => `(
    select id, offer_id as own_id, other_id, score, reasons from matching_suggestions where kind = '${kind}'
    union all
    select id, other_id, offer_id, score, reasons from matching_suggestions where kind = '${kind}'
  )`;

/**
 * The lines of the store $1: `lines`, one for each offer and kind. `other_id` is the offer that a suggestion comes from,
 * `group_id` the group that it leads to.
 * @param isWanted SQL condition of an offer's id
 */
const linesOf = (isWanted: (id: string) => string) => `
  suggested as materialized (
    select distinct on (own.offer_id) own.offer_id, other.offer_id as other_id, other.group_id,
      case when p.ean is null and q.gtin is not null then q.ean end as ean
    from ${directed('pair')} s
    join catalogue_offers own on own.offer_id = s.own_id and own.company_id = $1 and ${isWanted('own.offer_id')}
    join catalogue_offers other on other.offer_id = s.other_id
    join products p on p.id = own.offer_id join products q on q.id = other.offer_id
    where not exists (
      select from catalogue_offers mate where mate.group_id = own.group_id and mate.company_id <> own.company_id)
    order by own.offer_id, q.gtin is null, s.score desc, s.id
  ), missing as (
    select p.id as offer_id, own.group_id, s.group_id as suggested_id, s.other_id
    from products p join catalogue_offers own on own.offer_id = p.id left join suggested s on s.offer_id = p.id
    where p.company_id = $1 and p.deleted_at is null and p.kind = 'product' and ${isWanted('p.id')}
      and not exists (select from product_categories pc where pc.product_id = p.id)
  ), categorised as (
    select offer_id, category_id, coalesce(other_id, of_other) as other_id from missing cross join lateral (
      select pc.category_id, min(mate.offer_id) as of_other
      from catalogue_offers mate join product_categories pc on pc.product_id = mate.offer_id
      join categories c on c.id = pc.category_id and c.system is null
      where mate.group_id in (missing.group_id, suggested_id) and mate.offer_id <> missing.offer_id
      group by 1 order by count(*) desc, 1 limit 1
    ) best
  ), last_file as (
    select id from imports where company_id = $1 and mode = 'full' and status = 'done' order by id desc limit 1
  ), refused as (
    select distinct on (p.id) p.id as offer_id, i.code, i.text from last_file
    join import_issues i on i.import_id = last_file.id and i.code in (${CODE_ISSUES.map((code) => `'${code}'`).join(', ')})
    join products p on p.company_id = $1 and p.product_code = i.product_code and p.deleted_at is null and p.ean is null
      and ${isWanted('p.id')}
    order by p.id, i.id
  ), contradicting as (
    select distinct on (own.offer_id) own.offer_id, s.other_id, s.reasons -> 0 ->> 'code' as code
    from ${directed('suspicious')} s
    join catalogue_offers own on own.offer_id = s.own_id and own.company_id = $1 and ${isWanted('own.offer_id')}
    order by own.offer_id, s.score desc, s.id
  ), lines as materialized (
    select case when ean is null then 'lone' else 'gtin' end as kind, offer_id, other_id, group_id, ean as value,
      null as reason from suggested
    union all
    select 'code', offer_id, null, null, text, code from refused
    union all
    select 'code', offer_id, other_id, null, null, code from contradicting
    union all
    select 'category', offer_id, other_id, null, category_id::text, null from categorised
  )`;

export const COUNT_UNMATCHED = statement({ kind: oneOf<UnmatchedKind>(), count: int })`
  with ${linesOf(() => 'true')} select kind, count(*)::integer as count from lines group by 1`;

/**
 * Lines of the kind $2 (null: all), or of the offer $3: the most valuable first, $4 after $5. Competitors are
 * stores in the group, `views` of its page in 28 days.
 */
export const UNMATCHED = statement({
  kind: present(oneOf<UnmatchedKind>()),
  offerId: present(int),
  companyId: int,
  name: json<Translations>(),
  productCode: text,
  value: nullable(text),
  reason: nullable(text),
  otherId: nullable(int),
  otherName: nullable(json<Translations>()),
  competitors: nullable(int),
  views: nullable(int),
})`
  with ${linesOf((id) => `($3::integer is null or ${id} = $3)`)}, valued as (
    select lines.*, case when group_id is not null then (
      select count(distinct mate.company_id)::integer from catalogue_offers mate
      where mate.group_id = lines.group_id and mate.company_id <> $1
        and mate.company_id <> all(array(select id from companies where not active))
    ) end as competitors, case when group_id is not null then coalesce((
      select v.views from catalogue_offers first
      join product_visits v on v.days = 28 and v.company_id = first.company_id and v.product_id = first.offer_id
      where first.offer_id = lines.group_id
    ), 0) end as views
    from lines where $2::text is null or kind = $2
  )
  select v.kind, v.offer_id as "offerId", p.company_id as "companyId", p.name, p.product_code as "productCode",
    v.value, v.reason, v.other_id as "otherId", q.name as "otherName",
    v.competitors, v.views
  from (
    select * from valued order by views desc nulls last, competitors desc nulls last, kind, offer_id, reason
    limit $4 offset $5
  ) v
  join products p on p.id = v.offer_id left join products q on q.id = v.other_id
  order by v.views desc nulls last, v.competitors desc nulls last, v.kind, v.offer_id, v.reason`;
