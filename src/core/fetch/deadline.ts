import { FetchRefused } from './fetch-refused.js';

/** One deadline for a whole fetch, redirects and body included; the caller may also abort it. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  readonly signal = this.controller.signal;

  constructor(
    timeoutMs: number,
    private readonly outer?: AbortSignal,
  ) {
    this.timer = setTimeout(() => this.expire(), timeoutMs);
    outer?.addEventListener('abort', this.giveUp, { once: true });
    if (outer?.aborted) this.giveUp();
  }

  /** The result of `work`, or the deadline's refusal when that comes first. */
  async race<T>(work: Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    const ended = new Promise<never>((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
    return Promise.race([work, ended]);
  }

  /** The error as FetchRefused; if the deadline caused it, the deadline's error. */
  explain(error: unknown): FetchRefused {
    if (this.signal.aborted) return this.signal.reason as FetchRefused;
    return error instanceof FetchRefused ? error : new FetchRefused('network', null, { cause: error });
  }

  /** Ends the deadline early, for example when bytes stop arriving. */
  expire(): void {
    this.controller.abort(new FetchRefused('timeout'));
  }

  /** Call it when the fetch is over, in any case. */
  release(): void {
    clearTimeout(this.timer);
    this.outer?.removeEventListener('abort', this.giveUp);
  }

  private readonly giveUp = () => this.controller.abort(new FetchRefused('aborted'));
}
