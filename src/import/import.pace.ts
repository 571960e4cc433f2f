import type { Import } from './import.entity.js';
import type { ImportPace, ImportStep } from './import.pages.js';

/** How far the present step is, how quick, and how long its phase will take. */
export function paceOf(run: Import): ImportPace {
  const step = stepOf(run);
  if (step === 'writing')
    return { step, ...pace(run.cursor / run.itemCount!, run.cursor, run.writingSince!), items: run.cursor };
  if (step === 'rolling-back') {
    const done = run.restored + run.kept;
    const all = run.created + run.updated + run.deactivated;
    return { step, ...pace(done / all, done, run.rollingBackSince!), items: done };
  }
  if (!step) return { step, items: null, progress: null, itemsPerSecond: null, secondsLeft: null };
  return {
    step,
    ...pace(run.bytesRead / run.bytes, readItems(run), run.startedAt!),
    items: step === 'judging' ? run.itemsMet : run.itemsRead,
  };
}

/** A file is read to be judged, for its items, and at times to tell what these would change. */
function stepOf(run: Import): ImportStep | null {
  if (run.status === 'validating' && run.startedAt) {
    if (run.itemCount !== null) return 'foreseeing';
    return run.itemsRead > 0 ? 'reading' : 'judging';
  }
  if (run.status === 'writing' && run.writingSince && run.itemCount) return 'writing';
  return run.status === 'rolling-back' && run.rollingBackSince ? 'rolling-back' : null;
}

/** By all readings of the first pass together. */
const readItems = ({ itemCount, bytesRead, bytes, itemsMet, itemsRead }: Import) =>
  itemCount === null
    ? itemsMet + itemsRead
    : Math.max(itemsMet + itemsRead, (3 * itemCount * bytesRead) / bytes);

function pace(progress: number, items: number, since: Date) {
  const seconds = Math.max(0.5, (Date.now() - since.getTime()) / 1000);
  return {
    progress: Math.min(1, progress),
    itemsPerSecond: items ? Math.round(items / seconds) : null,
    secondsLeft: progress > 0.02 ? Math.round((seconds / progress) * (1 - Math.min(1, progress))) : null,
  };
}
