import {
  bigint,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import { inPictureState } from '../../media/picture-state.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Apart } from '../../products/comparison/compared-offer.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { IssueRow } from '../import-reports.js';
import type { OptionalField } from '../intake/field-coverage.js';

const MAX_COUNTED_PICTURES = 10_000;

const FINDING = {
  id: bigint,
  /** null: the run has no issue about the picture. */
  line: nullable(int),
  productCode: nullable(text),
  /** The store's product that has the code now. */
  productId: nullable(int),
  productKind: nullable(oneOf<ProductKind>()),
  productName: nullable(json<Translations>()),
  issue: nullable(json<IssueRow>()),
  gap: nullable(oneOf<OptionalField>()),
  /** `failure` null: it waits. */
  picture: nullable(json<{ url: string; failure: string | null }>()),
  apart: nullable(json<Apart>()),
  /** The offer that it differs from. */
  otherName: nullable(json<Translations>()),
};

const COMPARED = 'null::jsonb as apart, null::jsonb as "otherName"';

const productColumns = (product: string) =>
  `${product}.id as "productId", ${product}.kind as "productKind", ${product}.name as "productName"`;

/** Joins the product `p` of the store $2 that has the code. */
const joinProduct = (code: string) =>
  `left join products p on p.company_id = $2 and p.product_code = ${code} and p.deleted_at is null`;

/** Issues `i` of the import $1. */
const isChosen = (codes: string, errorsOnly: string) =>
  `i.import_id = $1 and i.code = any(${codes}::text[]) and (not ${errorsOnly}::boolean or i.severity = 'error')`;

const toIssue = (issue: string) => `jsonb_build_object(
  'id', ${issue}.id, 'itemNumber', ${issue}.item_number, 'line', ${issue}.line, 'productCode', ${issue}.product_code,
  'severity', ${issue}.severity, 'code', ${issue}.code, 'values', ${issue}."values", 'text', ${issue}.text)`;

export const ISSUES = statement(FINDING)`
  select i.id, i.line, i.product_code as "productCode", ${productColumns('p')}, null as gap, null::jsonb as picture,
    ${COMPARED}, ${toIssue('i')} as issue
  from (
    select * from import_issues i where ${isChosen('$3', '$4')} order by i.item_number, i.id limit $5 offset $6
  ) i ${joinProduct('i.product_code')}
  order by i.item_number, i.id`;

export type FindingRow = RowOf<typeof ISSUES>;

export const COUNT_KEPT_ISSUES = statement({
  count: int,
})`select count(*)::integer as count from import_issues i where ${isChosen('$2', '$3')}`;

export const COUNT_ISSUES = statement({
  count: int,
})`select coalesce(sum(i.count), 0)::integer as count from import_issue_counts i where ${isChosen('$2', '$3')}`;

/** Offers without a usable value of the field $3, with the issue about an unreadable value (codes $4) if there is one. */
export const GAPS = statement(FINDING)`
  select g.id, g.line, g.product_code as "productCode", p.id as "productId", p.kind as "productKind",
    coalesce(p.name, g.name) as "productName", unreadable.issue, $3::text as gap, null::jsonb as picture, ${COMPARED}
  from (
    select * from import_gaps where import_id = $1 and fields @> array[$3::text]
    order by item_number limit $5 offset $6
  ) g ${joinProduct('g.product_code')}
  left join lateral (
    select ${toIssue('i')} as issue from import_issues i
    where i.import_id = $1 and i.code = any($4::text[]) and i.item_number = g.item_number
    order by i.id limit 1
  ) unreadable on true
  order by g.item_number`;

export const COUNT_KEPT_GAPS = statement({
  count: int,
})`select count(*)::integer as count from import_gaps where import_id = $1 and fields @> array[$2::text]`;

export const COUNT_GAPS = statement({
  count: int,
})`select total - filled as count from import_coverage where import_id = $1 and field = $2`;

/** Failing images of the store's active products, or those that wait ("pending"), each with the first product that has it. */
const picturesWithout = (company: string, state: string) => `
  select m.id, m.source_url, m.failure, user_of.product_id from media m
  cross join lateral (
    select pm.product_id from product_media pm join products u on u.id = pm.product_id
    where pm.media_id = m.id and u.status = 'active' and u.deleted_at is null
    order by pm.product_id limit 1
  ) user_of
  where m.company_id = ${company} and m.source_url is not null
    and case ${state} when 'failed' then ${inPictureState('m').failed} else ${inPictureState('m').pending} end`;

/** The line comes from the issue of the run ($1) about the picture, if there is one. */
export const PICTURES = statement(FINDING)`
  select d.id::bigint as id, p.product_code as "productCode", ${productColumns('p')}, null::jsonb as issue, null as gap, ${COMPARED},
    jsonb_build_object('url', d.source_url, 'failure', d.failure) as picture,
    (select i.line from import_issues i where i.import_id = $1 and i.code = 'picture_dead'
      and i.product_code = p.product_code limit 1) as line
  from (${picturesWithout('$2', '$3::text')} order by m.id desc limit $4 offset $5) d
  join products p on p.id = d.product_id
  order by d.id desc`;

export const COUNT_PICTURES = statement({
  count: int,
})`select count(*)::integer as count from (${picturesWithout('$1', '$2::text')} limit ${MAX_COUNTED_PICTURES}) d`;

/** Visible offers of the store $2 that are not compared. */
export const APART = statement(FINDING)`
  select o.offer_id::bigint as id, null::integer as line, p.product_code as "productCode", ${productColumns('p')},
    null::jsonb as issue, null as gap, null::jsonb as picture, o.apart,
    (select other.name from products other where other.id = (o.apart ->> 'otherId')::integer) as "otherName"
  from catalogue_offers o join products p on p.id = o.offer_id
  where o.company_id = $2 and o.apart is not null
    and exists (select from imports i where i.id = $1 and i.company_id = o.company_id)
  order by o.offer_id limit $3 offset $4`;

export const COUNT_APART = statement({
  count: int,
})`select count(*)::integer as count from catalogue_offers where company_id = $1 and apart is not null`;
