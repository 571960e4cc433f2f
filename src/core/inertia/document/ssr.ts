import { createContext, Script } from 'node:vm';
import type { PageObject } from '../protocol/page-metadata.js';
import type { Bounded, SsrRender, SsrResult } from './client-build.js';

/** Rendering exceeded its time limit. */
class SsrTimeout extends Error {
  constructor(component: string, timeoutMs: number) {
    super(`Rendering ${component} took longer than ${timeoutMs} ms`);
  }
}

/** Milliseconds for which a component that did not end is not rendered on the server. */
const PAUSE_MS = 60_000;

export interface SsrCounters {
  rendered: number;
  failed: number;
  timedOut: number;
}

const runner = new Script('work()');
// shared, because creating a context takes milliseconds; work in it runs to its end
const sandbox = createContext({ work: (): unknown => undefined });

/** Runs synchronous work with a time limit, which interrupts endless loops, too. */
function bounded<T>(work: () => T, timeoutMs: number): T {
  sandbox.work = work;
  return runner.runInContext(sandbox, { timeout: timeoutMs }) as T;
}

/** Renders pages in this process, with a time limit. */
export class SsrRenderer {
  readonly counters: SsrCounters = { rendered: 0, failed: 0, timedOut: 0 };
  private readonly pausedUntil = new Map<string, number>();

  constructor(
    private readonly render: SsrRender,
    private readonly timeoutMs: number,
  ) {}

  isPaused(component: string): boolean {
    return (this.pausedUntil.get(component) ?? 0) > performance.now();
  }

  /** @throws SsrTimeout, or any error of the page */
  async draw(page: PageObject): Promise<SsrResult> {
    try {
      const result = await this.withinTime(page);
      if (!Array.isArray(result?.head) || typeof result.body !== 'string')
        throw new TypeError(`The SSR entry did not answer { head, body } for ${page.component}`);
      this.counters.rendered += 1;
      return result;
    } catch (error) {
      throw this.counted(error, page.component);
    }
  }

  private async withinTime(page: PageObject): Promise<SsrResult> {
    const { promise, cancel } = timeLimit(page.component, this.timeoutMs);
    const limit: Bounded = (work) => bounded(work, this.timeoutMs);
    try {
      return await Promise.race([this.render(page, limit), promise]);
    } finally {
      cancel();
    }
  }

  private counted(error: unknown, component: string): unknown {
    const isInterrupted = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    const failure = isInterrupted ? new SsrTimeout(component, this.timeoutMs) : error;
    if (failure instanceof SsrTimeout) {
      this.counters.timedOut += 1;
      // an endless loop delays every other visitor: do not retry immediately
      this.pausedUntil.set(component, performance.now() + PAUSE_MS);
    } else this.counters.failed += 1;
    return failure;
  }
}

function timeLimit(component: string, timeoutMs: number): { promise: Promise<never>; cancel: () => void } {
  let cancel = () => {};
  const promise = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new SsrTimeout(component, timeoutMs)), timeoutMs);
    cancel = () => clearTimeout(timer);
  });
  return { promise, cancel };
}
