import type { EntityManager } from 'typeorm';
import type { ImportStatus } from './import.pages.js';

/** What decides on whether a run can be taken back. */
interface RollbackState {
  status: ImportStatus;
  changed: boolean;
  newerAtWork: boolean;
  newerWritten: boolean;
}

const STATE = `
  select i.status, exists (select from import_changes where import_id = i.id) as changed,
    coalesce(newer.working, false) as "newerAtWork", coalesce(newer.written, false) as "newerWritten"
  from imports i
  left join lateral (
    select bool_or(n.status in ('queued', 'validating', 'writing', 'rolling-back')) as working,
      bool_or(n.status <> 'rolled-back' and (n.writing_since is not null
        or exists (select from import_changes where import_id = n.id))) as written
    from imports n where n.company_id = i.company_id and n.id > i.id
  ) newer on true
  where i.id = $1`;

const ENDED: ImportStatus[] = ['done', 'failed', 'cancelled'];

/** Why a run cannot be taken back, as a message key; null when it can: it is the store's newest that has written. */
export async function rollbackObstacle(manager: EntityManager, importId: number): Promise<string | null> {
  const [state] = await manager.query<RollbackState[]>(STATE, [importId]);
  const { status, changed, newerAtWork, newerWritten } = state!;
  if (!ENDED.includes(status)) return 'imports.errors.not_ended';
  if (!changed) return 'imports.errors.nothing_to_roll_back';
  if (newerAtWork) return 'imports.errors.newer_at_work';
  return newerWritten ? 'imports.errors.newer_written' : null;
}
