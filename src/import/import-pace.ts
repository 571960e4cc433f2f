import type { Import } from './import.entity.js';
import type { ImportDetailJson, ImportStep } from './import.json.js';

type ImportPace = Pick<
  ImportDetailJson,
  'step' | 'items' | 'total' | 'progress' | 'itemsPerSecond' | 'secondsLeft'
>;

/** The current step of an active import. */
interface StepProgress {
  step: ImportStep;
  items: number;
  /** Null while unknown. */
  total: number | null;
  /** 0–1. */
  share: number;
  since: Date;
  /** When this number of items was reached, for steps that count by batches; null: now. */
  at: Date | null;
}

/** Progress, speed and remaining time of the current step. */
export function paceOf(run: Import): ImportPace {
  const current = currentStep(run);
  if (!current)
    return { step: null, items: null, total: null, progress: null, itemsPerSecond: null, secondsLeft: null };
  const { step, items, total, since } = current;
  const share = Math.min(1, current.share);
  const now = Date.now();
  const seconds = secondsBetween(since, current.at?.getTime() ?? now);
  return {
    step,
    items,
    total,
    progress: share,
    itemsPerSecond: items ? Math.round(items / seconds) : null,
    secondsLeft: share > 0.02 ? secondsLeft(current, now) : null,
  };
}

/** Estimated from the last batch; once that estimate is used up, from the current moment. */
function secondsLeft({ share, since, at }: StepProgress, now: number): number {
  const left = (until: number) => secondsBetween(since, until) * Math.max(0, 1 / share - 1);
  const byBatches = at && left(at.getTime()) - (now - at.getTime()) / 1000;
  return Math.round(byBatches !== null && byBatches > 0 ? byBatches : left(now));
}

const secondsBetween = (since: Date, until: number) => Math.max(0.5, (until - since.getTime()) / 1000);

function currentStep(run: Import): StepProgress | null {
  const { status, counters, writing, rollback, feed, progress } = run;
  if (status === 'validating') return firstPassStep(run);
  if (status === 'writing' && writing.since && feed.itemCount)
    // the cursor skips unchanged offers, which take no time
    return progress.total
      ? counted(
          'writing',
          counters.created + counters.updated,
          progress.total,
          writing.since,
          writing.batchAt,
        )
      : counted('writing', writing.cursor, feed.itemCount, writing.since, writing.batchAt);
  if (status === 'rolling-back' && rollback.since)
    return counted(
      'rolling-back',
      rollback.restored + rollback.kept,
      counters.created + counters.updated + counters.deactivated,
      rollback.since,
    );
  return null;
}

/**
 * Items read, including items of batches that are not stored yet. The reported progress may lag behind the
 * stored batches.
 */
export const readSoFar = ({ status, progress, counters }: Import) =>
  status === 'validating' && progress.step === 'reading'
    ? Math.max(progress.items, counters.read)
    : counters.read;

/** The total is known once the file is read to its end, which for short files is during probing. */
function firstPassStep(run: Import): StepProgress | null {
  const { step, since, total, bytesRead } = run.progress;
  if (!step || !since) return null;
  const items = step === 'reading' ? readSoFar(run) : run.progress.items;
  if (step === 'judging' || !total)
    return {
      step,
      items,
      total: null,
      share: bytesRead / run.upload.bytes,
      since,
      at: null,
    };
  return counted(step, items, total, since);
}

function counted(
  step: ImportStep,
  items: number,
  expected: number,
  since: Date,
  at: Date | null = null,
): StepProgress {
  // some formats have several offers in one element
  const total = Math.max(expected, items);
  return { step, items, total, share: total ? items / total : 0, since, at };
}
