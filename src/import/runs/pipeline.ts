/** The link between the work on a value and its neighbours. */
export interface PipelineStage {
  /** Settles with the work on the previous value. */
  before: Promise<unknown>;
  /** Starts the work on the next value before this one ends. */
  startNext: () => void;
}

/**
 * Works on values in order; each starts when the previous one calls `startNext`. At most two run in parallel,
 * and none is left running when the generator ends or fails.
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
        // a consumer that stops earlier never awaits it
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
