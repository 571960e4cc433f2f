/** More dead pictures than that are not counted. */
const MAX_PICTURES = 10_000;

const PRODUCT = `p.id as "productId", p.kind as "productKind", p.name as "productName"`;
/** The store $2's living product of a code. */
const productOf = (code: string) =>
  `left join products p on p.company_id = $2 and p.product_code = ${code} and p.deleted_at is null`;

const CHOSEN_ISSUES = (codes: string, errorsOnly: string) =>
  `i.import_id = $1 and i.code = any(${codes}::text[]) and (not ${errorsOnly}::boolean or i.severity = 'error')`;

const ISSUE = `jsonb_build_object('id', i.id, 'itemNumber', i.item_number, 'line', i.line,
  'productCode', i.product_code, 'severity', i.severity, 'code', i.code, 'values', i."values", 'text', i.text)`;

export const ISSUES = `
  select i.id, i.line, i.product_code as "productCode", ${PRODUCT}, null as gap, null as picture,
    ${ISSUE} as issue
  from (
    select * from import_issues i where ${CHOSEN_ISSUES('$3', '$4')} order by i.item_number, i.id limit $5 offset $6
  ) i ${productOf('i.product_code')}
  order by i.item_number, i.id`;

export const COUNT_KEPT_ISSUES = `
  select count(*)::integer as count from import_issues i where ${CHOSEN_ISSUES('$2', '$3')}`;

export const COUNT_ISSUES = `
  select coalesce(sum(i.count), 0)::integer as count from import_issue_counts i where ${CHOSEN_ISSUES('$2', '$3')}`;

/** What says nothing that can be used may still say something: then the issue with it says more. */
export const GAPS = `
  select g.id, g.line, g.product_code as "productCode", p.id as "productId", p.kind as "productKind",
    coalesce(p.name, g.name) as "productName", unreadable.issue, $3::text as gap, null as picture
  from (
    select * from import_gaps where import_id = $1 and fields @> array[$3::text]
    order by item_number limit $5 offset $6
  ) g ${productOf('g.product_code')}
  left join lateral (
    select ${ISSUE} as issue from import_issues i
    where i.import_id = $1 and i.code = any($4::text[]) and i.item_number = g.item_number
    order by i.id limit 1
  ) unreadable on true
  order by g.item_number`;

export const COUNT_KEPT_GAPS = `
  select count(*)::integer as count from import_gaps where import_id = $1 and fields @> array[$2::text]`;

export const COUNT_GAPS = `
  select total - filled as count from import_coverage where import_id = $1 and field = $2`;

/** Pictures of the store's products that are on sale; a picture of several is one of the first. */
const deadPictures = (company: string) => `
  select m.id, m.source_url, m.failure, user_of.product_id from media m
  cross join lateral (
    select pm.product_id from product_media pm join products u on u.id = pm.product_id
    where pm.media_id = m.id and u.status = 'active' and u.deleted_at is null
    order by pm.product_id limit 1
  ) user_of
  where m.company_id = ${company} and m.status = 'failed' and m.source_url is not null`;

/** The line is that of the run $1, if it has met the picture as a dead one. */
export const PICTURES = `
  select d.id::text as id, p.product_code as "productCode", ${PRODUCT}, null as issue, null as gap,
    jsonb_build_object('url', d.source_url, 'failure', d.failure) as picture,
    (select i.line from import_issues i where i.import_id = $1 and i.code = 'picture_dead'
      and i.product_code = p.product_code limit 1) as line
  from (${deadPictures('$2')} order by m.id desc limit $3 offset $4) d
  join products p on p.id = d.product_id
  order by d.id desc`;

export const COUNT_PICTURES = `
  select count(*)::integer as count from (${deadPictures('$1')} limit ${MAX_PICTURES}) d`;
