/**
 * Runs of which only the row is to stay: not among the last $1 of their store, ended more than $2 days ago, and not the
 * last one that was written, which its store may still want to take back.
 */
export const FIND_OLD = `
  select i.id, i.storage_key as "storageKey" from imports i
  where i.cleaned_at is null and i.finished_at < now() - make_interval(days => $2)
    and (select count(*) from imports n where n.company_id = i.company_id and n.id > i.id) >= $1
    and i.id <> (select coalesce(max(a.id), 0) from imports a
      where a.company_id = i.company_id and a.status = 'done' and a.mode <> 'dry-run')
  order by i.id limit 20`;

const BATCH = 10_000;

/** Tables whose rows belong to a run; the large ones go bit by bit. */
export const PARTS = [
  'import_changes',
  'import_differences',
  'import_issues',
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

export const NOTE = 'update imports set cleaned_at = now() where id = $1';
