import type { Actor } from '../access/actor.js';
import { type Ability, can } from '../access/permission-table.js';

/** The next thing that a run with this status needs: a free worker, its worker, a person, or nothing. */
const NEEDS = {
  queued: 'queue',
  validating: 'worker',
  held: 'person',
  'needs-mapping': 'person',
  writing: 'worker',
  done: 'nothing',
  failed: 'nothing',
  cancelled: 'nothing',
  'rolling-back': 'worker',
  'rolled-back': 'nothing',
} as const;

export type ImportStatus = keyof typeof NEEDS;
type Need = (typeof NEEDS)[ImportStatus];

export const IMPORT_STATUSES = Object.keys(NEEDS) as ImportStatus[];

interface Transition {
  from: readonly ImportStatus[];
  event: string;
  /** Null: the status stays. */
  to: ImportStatus | null;
  /** Permission of the person who causes it; null: only workers do. */
  permission: Ability | null;
}

/** The life of a run. Statements and buttons derive from it; rows of one event differ in their statuses. */
// prettier-ignore
export const IMPORT_TRANSITIONS = [
  { from: [],                                           event: 'create',          to: 'queued',        permission: 'imports.run' },
  // also when its last worker was lost
  { from: ['queued', 'validating'],                     event: 'claim',           to: 'validating',    permission: null },
  { from: ['writing'],                                  event: 'claim',           to: 'writing',       permission: null },
  { from: ['validating'],                               event: 'ask-for-mapping', to: 'needs-mapping', permission: null },
  { from: ['needs-mapping'],                            event: 'map-fields',      to: 'queued',        permission: 'imports.run' },
  { from: ['validating'],                               event: 'hold',            to: 'held',          permission: null },
  { from: ['held'],                                     event: 'confirm',         to: 'queued',        permission: 'imports.run' },
  { from: ['validating'],                               event: 'end-dry-run',     to: 'done',          permission: null },
  { from: ['validating'],                               event: 'start-writing',   to: 'writing',       permission: null },
  { from: ['writing'],                                  event: 'validate-again',  to: 'validating',    permission: null },
  { from: ['writing'],                                  event: 'finish',          to: 'done',          permission: null },
  { from: ['queued', 'held', 'needs-mapping'],          event: 'cancel',          to: 'cancelled',     permission: 'imports.run' },
  { from: ['queued', 'held', 'needs-mapping'],          event: 'supersede',       to: 'cancelled',     permission: null },
  { from: ['validating', 'writing'],                    event: 'request-cancel',  to: null,            permission: 'imports.run' },
  { from: ['validating', 'writing'],                    event: 'stop',            to: 'cancelled',     permission: null },
  { from: ['validating', 'writing'],                    event: 'fail',            to: 'failed',        permission: null },
  { from: ['done', 'failed', 'cancelled'],              event: 'roll-back',       to: 'rolling-back',  permission: 'imports.run' },
  { from: ['rolling-back'],                             event: 'claim-rollback',  to: 'rolling-back',  permission: null },
  { from: ['rolling-back'],                             event: 'finish-rollback', to: 'rolled-back',   permission: null },
  { from: ['rolling-back'],                             event: 'fail-rollback',   to: 'failed',        permission: null },
  // adds another run of the same file
  { from: ['done', 'failed', 'cancelled', 'rolled-back'], event: 'repeat',        to: null,            permission: 'imports.run' },
] as const satisfies readonly Transition[];

export type ImportEvent = (typeof IMPORT_TRANSITIONS)[number]['event'];

const TRANSITIONS: readonly (Transition & { event: ImportEvent })[] = IMPORT_TRANSITIONS;

const rowsOf = (event: ImportEvent) => TRANSITIONS.filter((row) => row.event === event);

/** The statuses in which the event may happen. @param to only those that it leads there */
export const statusesBefore = (event: ImportEvent, to?: ImportStatus): ImportStatus[] =>
  rowsOf(event).flatMap((row) => (to === undefined || row.to === to ? row.from : []));

/** The status to which the event leads, for events with one. */
export function statusAfter(event: ImportEvent): ImportStatus {
  const [{ to }] = rowsOf(event) as [Transition];
  if (!to) throw new Error(`${event} leaves the status`);
  return to;
}

export const statusesAfter = (event: ImportEvent): ImportStatus[] =>
  rowsOf(event).flatMap(({ to }) => to ?? []);

/** The statuses of runs that need one of these. */
export const statusesThatNeed = (...needs: Need[]): ImportStatus[] =>
  IMPORT_STATUSES.filter((status) => needs.includes(NEEDS[status]));

/** The statuses in which a worker may end a run with this status. */
export const statusesEndedAs = (end: ImportStatus): ImportStatus[] =>
  statusesThatNeed('worker').filter((status) =>
    TRANSITIONS.some(({ from, to }) => to === end && from.includes(status)),
  );

/** A worker has it, or will. */
export const isActive = (status: ImportStatus): boolean =>
  NEEDS[status] === 'queue' || NEEDS[status] === 'worker';

export const canApply = (event: ImportEvent, { status }: { status: ImportStatus }): boolean =>
  statusesBefore(event).includes(status);

/** Whether the actor may cause the event at a run of the company, in any status. */
export const mayCause = (actor: Actor, event: ImportEvent, run: { companyId: number }): boolean =>
  rowsOf(event).some(({ permission }) => permission !== null && can(actor, permission, run));

/** The actions that the actor may take with the run now. */
export const eventsFor = (
  actor: Actor,
  run: { companyId: number; status: ImportStatus },
): ReadonlySet<ImportEvent> =>
  new Set(
    TRANSITIONS.map(({ event }) => event).filter(
      (event) => canApply(event, run) && mayCause(actor, event, run),
    ),
  );

/** SQL: a list of statuses. */
export const sqlList = (statuses: readonly ImportStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(', ');

/** SQL: the event may happen to the run. @param run alias of `imports` */
export const isBefore = (event: ImportEvent, run = 'imports'): string =>
  `${run}.status in (${sqlList(statusesBefore(event))})`;

/** SQL: the status to which the event leads. */
export const sqlAfter = (event: ImportEvent): string => {
  const [row, ...more] = rowsOf(event) as [Transition, ...Transition[]];
  if (!more.length) return `'${statusAfter(event)}'`;
  const cases = [row, ...more].map(({ from, to }) => `when status in (${sqlList(from)}) then '${to}'`);
  return `case ${cases.join(' ')} end`;
};

/**
 * SQL: the run is done and wrote to the catalogue, or found nothing to write.
 * @param run alias of `imports`
 */
export const isWritten = (run = 'imports'): string => `${run}.status = 'done' and ${run}.mode <> 'dry-run'`;
