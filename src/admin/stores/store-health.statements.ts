import { USUAL_PERIOD } from '../../analytics/statistics/statistics.query.js';
import { bool, float, int, nullable, oneOf, statement, text, time } from '../../core/database/statement.js';
import { UNUSABLE_EAN } from '../../import/diagnosis/finding-kinds.js';
import { type ImportStatus, isWritten } from '../../import/import-states.js';
import { ALERT_AFTER } from '../../import/pulls/pull-schedule.js';
import { isLast } from '../../matching/coverage/coverage.statements.js';
import { inPictureState } from '../../media/picture-state.js';
import { isOfDeletedOffers } from '../../media/pictures/picture-uses.js';

/** More failing images of a store are not counted. */
export const MAX_FAILING = 1000;

/** Numbers about each store that are stored with its runs, feeds and days: no offer is read. */
export const STORES = statement({
  id: int,
  name: text,
  active: bool,
  isApproved: bool,
  offers: int,
  alone: nullable(int),
  importId: nullable(int),
  importStatus: nullable(oneOf<ImportStatus>()),
  importedAt: nullable(time),
  writtenId: nullable(int),
  read: nullable(int),
  rejected: nullable(int),
  withoutImage: nullable(int),
  wrongEans: nullable(int),
  feeds: int,
  shakyFeeds: int,
  failingFeeds: int,
  visits: float,
  visitsBefore: float,
})`
  with visited as (
    select company_id, sum(visits) filter (where day > until - ${USUAL_PERIOD}) as now,
      sum(visits) filter (where day <= until - ${USUAL_PERIOD}) as before
    from visit_periods join company_days on day > until - 2 * ${USUAL_PERIOD} and day <= until
    where days = ${USUAL_PERIOD} group by 1
  ), fetched as (
    select company_id, count(*) as feeds, count(*) filter (where failures between 1 and ${ALERT_AFTER - 1}) as shaky,
      count(*) filter (where failures >= ${ALERT_AFTER}) as failing
    from feeds where active group by 1
  )
  select c.id, c.company_name as name, c.active, c.approved_at is not null as "isApproved",
    coalesce(n.products + n.services, 0) as offers, case when n.company_id is null then 0 else m.products - m.compared end as alone,
    l.id as "importId", l.status as "importStatus", coalesce(l.finished_at, l.created_at) as "importedAt",
    w.id as "writtenId", w.items_read as read, w.rejected, p.total - p.filled as "withoutImage",
    case when w.id is not null then (select coalesce(sum(i.count), 0)::integer from import_issue_counts i
      where i.import_id = w.id and i.code in ('${UNUSABLE_EAN.join(`', '`)}')) end as "wrongEans",
    coalesce(f.feeds, 0)::integer as feeds, coalesce(f.shaky, 0)::integer as "shakyFeeds",
    coalesce(f.failing, 0)::integer as "failingFeeds",
    coalesce(v.now, 0)::float8 as visits, coalesce(v.before, 0)::float8 as "visitsBefore"
  from companies c
  left join lateral (
    select id, status, created_at, finished_at from imports where company_id = c.id and mode <> 'dry-run'
    order by id desc limit 1
  ) l on true
  left join lateral (
    select id, items_read, rejected from imports where company_id = c.id and ${isWritten()}
    order by id desc limit 1
  ) w on true
  left join import_coverage p on p.import_id = w.id and p.field = 'picture'
  left join catalogue_stores n on n.company_id = c.id
  left join matching_coverage m on m.subject = 'store' and m.subject_id = c.id and ${isLast('m')}
  left join fetched f on f.company_id = c.id
  left join visited v on v.company_id = c.id`;

/** The number of images that could not be fetched for each store in $1, up to one more than MAX_FAILING. */
export const FAILING_IMAGES = statement({ id: int, count: int })`
  select s.id, (select count(*)::integer from (
    select from media m where m.company_id = s.id and ${inPictureState('m').failed} and m.failure <> 'removed'
      and m.replaces_id is null and not ${isOfDeletedOffers('m')}
    limit ${MAX_FAILING + 1}) failing) as count
  from unnest($1::integer[]) s(id)`;
