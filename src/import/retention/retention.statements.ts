import { command, int, statement, text } from '../../core/database/statement.js';
import { isNextToRollBack } from '../rollback-state.js';

/** The run `i` ended more than $2 days ago, is not among the last $1 of its store, and cannot be rolled back next. */
const IS_OLD = `i.finished_at < now() - make_interval(days => $2)
    and (select count(*) from imports n where n.company_id = i.company_id and n.id > i.id) >= $1
    and not ${isNextToRollBack('i')}`;

/** The next runs after the id $3 that are old, or whose deletion was not finished. */
export const FIND_OLD = statement({ id: int, storageKey: text })`
  select i.id, i.storage_key as "storageKey" from imports i
  where i.emptied_at is null and i.id > $3 and (i.cleaned_at is not null or ${IS_OLD})
  order by i.id limit 20`;

/** The run $3 can no longer be rolled back or repeated; updates no row if a rollback just began. */
export const GIVE_UP = command(`
  update imports i set cleaned_at = coalesce(i.cleaned_at, now())
  where i.id = $3 and (i.cleaned_at is not null or ${IS_OLD})`);

const BATCH = 10_000;

const PARTS = [
  'import_changes',
  'import_change_media',
  'import_differences',
  'import_issues',
  'import_gaps',
  'import_difference_counts',
  'import_issue_counts',
];

const deleteSome = (table: string) =>
  command(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where import_id = $1 limit ${BATCH}))`,
  );

/** Each deletes some rows of the run $1; the tables can be large. */
export const DELETE_SOME = PARTS.map(deleteSome);

/** Another run than $1 that still needs the same file. */
export const FIND_USE_OF_FILE = statement(
  {},
)`select from imports where storage_key = $2 and id <> $1 and cleaned_at is null limit 1`;

export const MARK_EMPTIED = command('update imports set emptied_at = now() where id = $1');
