import type { EntityManager } from 'typeorm';
import type { ImportStatus } from './import.entity.js';

/** Another run of the same store. */
export interface OtherRun {
  id: number;
  fileName: string;
}

/** What decides on whether a run can be taken back. */
interface RollbackState {
  status: ImportStatus;
  changed: boolean;
  newerAtWork: OtherRun | null;
  newerWritten: OtherRun | null;
}

/** Why a run cannot be taken back, as a message key, and the run that stands in the way. */
export interface RollbackObstacle {
  key: string;
  run: OtherRun | null;
}

/** Whether something is kept by which the run `i` could be taken back. */
const CHANGED = 'i.cleaned_at is null and exists (select from import_changes where import_id = i.id)';

/** Whether a younger run of the store stands on what the run `i` has changed; one that changed nothing does not. */
const NEWER_WRITTEN = `from imports n where n.company_id = i.company_id and n.id > i.id and n.status <> 'rolled-back'
    -- of an old one only the counters are left
    and (n.created + n.updated + n.deactivated > 0 or exists (select from import_changes where import_id = n.id))`;

const NEWER_AT_WORK = `from imports n where n.company_id = i.company_id and n.id > i.id
    and n.status in ('queued', 'validating', 'writing', 'rolling-back')`;

/** SQL that is true for the run `i` of its store that is the next to be taken back. */
export const IS_NEXT_TO_ROLL_BACK = `(i.status <> 'rolled-back' and ${CHANGED} and not exists (select ${NEWER_WRITTEN}))`;

const newest = (runs: string) =>
  `(select jsonb_build_object('id', n.id, 'fileName', n.file_name) ${runs} order by n.id desc limit 1)`;

const STATE = `
  select i.status, ${CHANGED} as changed, ${newest(NEWER_WRITTEN)} as "newerWritten",
    ${newest(NEWER_AT_WORK)} as "newerAtWork"
  from imports i where i.id = $1`;

const ENDED: ImportStatus[] = ['done', 'failed', 'cancelled'];

/** Why a run cannot be taken back; null when it can: it is the store's newest that has changed something. */
export async function rollbackObstacle(
  manager: EntityManager,
  importId: number,
): Promise<RollbackObstacle | null> {
  const [state] = await manager.query<RollbackState[]>(STATE, [importId]);
  const { status, changed, newerAtWork, newerWritten } = state!;
  if (!ENDED.includes(status)) return { key: 'imports.errors.not_ended', run: null };
  if (!changed) return { key: 'imports.errors.nothing_to_roll_back', run: null };
  if (newerAtWork) return { key: 'imports.errors.newer_at_work', run: newerAtWork };
  return newerWritten && { key: 'imports.errors.newer_written', run: newerWritten };
}
