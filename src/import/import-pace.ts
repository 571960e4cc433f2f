import type { Import } from './import.entity.js';
import type { ImportPace, ImportStep } from './import.pages.js';

/** What a running import is at. */
interface Stretch {
  step: ImportStep;
  items: number;
  /** Null while unknown. */
  total: number | null;
  /** 0–1. */
  share: number;
  since: Date;
  /** When so many items were reached, where they rise a batch at a time; null: now. */
  at: Date | null;
}

/** How far the present step is, how quick, and how long it will take. */
export function paceOf(run: Import): ImportPace {
  const stretch = stretchOf(run);
  if (!stretch)
    return { step: null, items: null, total: null, progress: null, itemsPerSecond: null, secondsLeft: null };
  const { step, items, total, since } = stretch;
  const share = Math.min(1, stretch.share);
  const now = Date.now();
  const seconds = secondsBetween(since, stretch.at?.getTime() ?? now);
  return {
    step,
    items,
    total,
    progress: share,
    itemsPerSecond: items ? Math.round(items / seconds) : null,
    secondsLeft: share > 0.02 ? secondsLeft(stretch, now) : null,
  };
}

/** What has passed since the last batch is gone; where that is more than all was to take, the pace is no longer that. */
function secondsLeft({ share, since, at }: Stretch, now: number): number {
  const left = (until: number) => secondsBetween(since, until) * Math.max(0, 1 / share - 1);
  const byBatches = at && left(at.getTime()) - (now - at.getTime()) / 1000;
  return Math.round(byBatches !== null && byBatches > 0 ? byBatches : left(now));
}

const secondsBetween = (since: Date, until: number) => Math.max(0.5, (until - since.getTime()) / 1000);

function stretchOf(run: Import): Stretch | null {
  const { status, cursor, itemCount, writingSince, writtenAt, restored, kept, rollingBackSince } = run;
  if (status === 'validating') return lookOf(run);
  if (status === 'writing' && writingSince && itemCount)
    // the cursor jumps over what is stored just so, which takes no time
    return run.itemsMet
      ? counted('writing', run.created + run.updated, run.itemsMet, writingSince, writtenAt)
      : counted('writing', cursor, itemCount, writingSince, writtenAt);
  if (status === 'rolling-back' && rollingBackSince)
    return counted(
      'rolling-back',
      restored + kept,
      run.created + run.updated + run.deactivated,
      rollingBackSince,
    );
  return null;
}

/** While a file is read, also what is not yet kept of it; the last word of it may be older than what is. */
export const readSoFar = ({ status, step, stepItems, itemsRead }: Import) =>
  status === 'validating' && step === 'reading' ? Math.max(stepItems, itemsRead) : itemsRead;

/** How many items are in a file is known once it is read to its end: a short one when it is judged. */
function lookOf(run: Import): Stretch | null {
  const { step, stepSince, itemsMet, bytesRead, bytes } = run;
  if (!step || !stepSince) return null;
  const items = step === 'reading' ? readSoFar(run) : run.stepItems;
  if (step === 'judging' || !itemsMet)
    return { step, items, total: null, share: bytesRead / bytes, since: stepSince, at: null };
  return counted(step, items, itemsMet, stepSince);
}

function counted(
  step: ImportStep,
  items: number,
  expected: number,
  since: Date,
  at: Date | null = null,
): Stretch {
  // some formats tell of several offers in one element
  const total = Math.max(expected, items);
  return { step, items, total, share: total ? items / total : 0, since, at };
}
