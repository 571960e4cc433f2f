import type { ImportDetail } from '../../../src/import/import.pages.js';
import { wasRead } from './was-read.js';

export type ImportAction =
  | 'confirm'
  | 'mapping'
  | 'cancel'
  | 'changes'
  | 'repeat'
  | 'upload'
  | 'rollback'
  | 'report'
  | 'json_report';

/** The possible actions on an import, in the order of a menu; `upload`: the person may send another file. */
export function possibleActions(current: ImportDetail, mayUpload: boolean): ImportAction[] {
  const { confirmUrl, mappingUrl, cancelUrl, changeCount, repeatUrl, rollbackUrl, kept, active } = current;
  const hasReport = kept && !active && wasRead(current);
  const possible: Record<ImportAction, boolean> = {
    confirm: confirmUrl !== null,
    mapping: mappingUrl !== null,
    changes: changeCount > 0,
    repeat: repeatUrl !== null,
    upload: mayUpload && !active,
    report: hasReport,
    json_report: hasReport,
    cancel: cancelUrl !== null,
    rollback: rollbackUrl !== null,
  };
  return (Object.keys(possible) as ImportAction[]).filter((action) => possible[action]);
}

/** The most useful action: the one that it waits for, else the next step. */
export function mainAction(current: ImportDetail, possible: ImportAction[]): ImportAction | undefined {
  return wishes(current).find((action) => possible.includes(action));
}

function wishes({ status, mode, active, counters }: ImportDetail): ImportAction[] {
  if (active) return ['cancel'];
  if (status === 'held') return ['confirm', 'changes'];
  if (status === 'needs-mapping') return ['mapping'];
  // a file that could not be read is of no use a second time
  if (status === 'failed') return counters.read > 0 ? ['repeat', 'upload'] : ['upload', 'repeat'];
  if (status === 'cancelled' || status === 'rolled-back' || mode === 'dry-run') return ['repeat', 'changes'];
  return ['changes', 'upload', 'report'];
}
