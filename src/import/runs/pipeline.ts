/** What a piece of work knows of its neighbours. */
export interface PipelineStage {
  /** Comes to its end, or fails, with the work before it. */
  before: Promise<unknown>;
  /** Lets the next one begin, though this one is not at its end. */
  startNext: () => void;
}

/**
 * Does one piece of work after the other, in order; each begins as soon as the one before lets it. Two are under way at
 * most, and none any more at the end, whichever of them failed.
 */
export async function* pipelined<Value, Result>(
  values: AsyncIterable<Value>,
  work: (value: Value, stage: PipelineStage) => Promise<Result>,
): AsyncGenerator<Result> {
  let last: Promise<Result> | undefined;
  try {
    for await (const value of values) {
      const before = last;
      const begun = new Promise<void>((startNext) => {
        last = work(value, { before: Promise.resolve(before), startNext });
        // whoever stops earlier does not hear of it
        last.catch(() => undefined);
      });
      if (before) yield await before;
      await Promise.race([begun, last]);
    }
    if (last) yield await last;
  } finally {
    await last?.catch(() => undefined);
  }
}
