import type { Import } from '../import.entity.js';
import { type ImportStore, RunCancelled, RunSuperseded } from './import.store.js';

const HEARTBEAT_MS = 1_000;

/** Updates the heartbeat of a run each second, and aborts it when it is cancelled or taken over. */
export class Heartbeat {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  /** A long transaction of the run locks its row; no second heartbeat queues up behind it. */
  private waiting = false;

  constructor(
    private readonly store: ImportStore,
    private readonly run: Pick<Import, 'id' | 'run'>,
  ) {
    this.timer = setInterval(() => {
      if (this.waiting) return;
      this.waiting = true;
      void this.heartbeat()
        .catch(() => undefined)
        .finally(() => (this.waiting = false));
    }, HEARTBEAT_MS);
  }

  /** Aborts with RunCancelled or RunSuperseded. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async heartbeat(): Promise<void> {
    const state = await this.store.heartbeat(this.run.id, this.run.run);
    if (!state) this.controller.abort(new RunSuperseded());
    else if (state.cancelRequested) this.controller.abort(new RunCancelled());
  }
}
