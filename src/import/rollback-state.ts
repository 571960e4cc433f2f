import type { EntityManager } from 'typeorm';
import { bool, json, nullable, oneOf, statement } from '../core/database/statement.js';
import {
  canApply,
  type ImportStatus,
  sqlAfter,
  sqlList,
  statusesAfter,
  statusesThatNeed,
} from './import-states.js';

/** Another run of the same store. */
export interface OtherRun {
  id: number;
  fileName: string;
}

/** The message key of the reason against a rollback, and the newer run that prevents it. */
export interface RollbackObstacle {
  key: string;
  run: OtherRun | null;
}

/** Why a run cannot be rolled back; null if it can: it is the store's newest run with changes. */
export async function rollbackObstacle(
  manager: EntityManager,
  importId: number,
): Promise<RollbackObstacle | null> {
  const { status, changed, newerAtWork, newerWritten } = await STATE.one(manager, [importId]);
  if (isRolledBack(status)) return { key: 'imports.errors.rolled_back', run: null };
  if (!canApply('roll-back', { status })) return { key: 'imports.errors.not_ended', run: null };
  if (!changed) return { key: 'imports.errors.nothing_to_roll_back', run: null };
  if (newerAtWork) return { key: 'imports.errors.newer_at_work', run: newerAtWork };
  return newerWritten && { key: 'imports.errors.newer_written', run: newerWritten };
}

/** Also a run whose rollback is requested or running. */
export const isRolledBack = (status: ImportStatus): boolean =>
  [...statusesAfter('roll-back'), ...statusesAfter('finish-rollback')].includes(status);

const ROLLED_BACK = sqlAfter('finish-rollback');

/** Whether the previous state of the run's changes is still stored. */
const hasChanges = (run: string) =>
  `${run}.cleaned_at is null and exists (select from import_changes where import_id = ${run}.id)`;

/** Newer runs of the store with changes, as `n`. */
const newerWithChanges = (run: string) => `
  from imports n where n.company_id = ${run}.company_id and n.id > ${run}.id and n.status <> ${ROLLED_BACK}
    -- old runs keep only their counters
    and (n.created + n.updated + n.deactivated > 0 or exists (select from import_changes where import_id = n.id))`;

const newerActive = (run: string) => `
  from imports n where n.company_id = ${run}.company_id and n.id > ${run}.id
    and n.status in (${sqlList(statusesThatNeed('queue', 'worker'))})`;

/** SQL: the run is the one of its store that can be rolled back next. @param run alias of `imports` */
export const isNextToRollBack = (run: string) =>
  `(${run}.status <> ${ROLLED_BACK} and ${hasChanges(run)} and not exists (select ${newerWithChanges(run)}))`;

const newest = (runs: string) =>
  `(select jsonb_build_object('id', n.id, 'fileName', n.file_name) ${runs} order by n.id desc limit 1)`;

const STATE = statement({
  status: oneOf<ImportStatus>(),
  changed: bool,
  newerWritten: nullable(json<OtherRun>()),
  newerAtWork: nullable(json<OtherRun>()),
})`
  select i.status, ${hasChanges('i')} as changed, ${newest(newerWithChanges('i'))} as "newerWritten",
    ${newest(newerActive('i'))} as "newerAtWork"
  from imports i where i.id = $1`;
