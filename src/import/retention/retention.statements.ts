import { isNextToRollBack } from '../rollback-state.js';

/** The run `i` ended more than $2 days ago, is not among the last $1 of its store, and cannot be wanted back. */
const IS_OLD = `i.finished_at < now() - make_interval(days => $2)
    and (select count(*) from imports n where n.company_id = i.company_id and n.id > i.id) >= $1
    and not ${isNextToRollBack('i')}`;

/** The next runs after $3 of which more than the row is left, and is not to stay. */
export const FIND_OLD = `
  select i.id, i.storage_key as "storageKey" from imports i
  where i.emptied_at is null and i.id > $3 and (i.cleaned_at is not null or ${IS_OLD})
  order by i.id limit 20`;

/** From now on nobody may build on what the run $3 has left; no row when somebody has just begun to take it back. */
export const GIVE_UP = `
  with given as (
    update imports i set cleaned_at = coalesce(i.cleaned_at, now())
    where i.id = $3 and (i.cleaned_at is not null or ${IS_OLD}) returning 1
  )
  select from given`;

const BATCH = 10_000;

/** Tables whose rows belong to a run; the large ones go bit by bit. */
export const PARTS = [
  'import_changes',
  'import_change_media',
  'import_differences',
  'import_issues',
  'import_gaps',
  'import_difference_counts',
  'import_issue_counts',
];

/** Some rows of the run $1. */
export const deleteSome = (table: string) => `
  with gone as (
    delete from ${table} where ctid = any(array(select ctid from ${table} where import_id = $1 limit ${BATCH}))
    returning 1
  )
  select count(*)::integer as count from gone`;

/** Whether another run than $1, of which more than the row is kept, has the same file. */
export const FILE_IS_USED = `
  select from imports where storage_key = $2 and id <> $1 and cleaned_at is null limit 1`;

export const NOTE = 'update imports set emptied_at = now() where id = $1';
