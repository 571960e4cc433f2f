import type { Import } from '../import.entity.js';
import { type ImportStore, RunCancelled, RunSuperseded } from './import.store.js';

const HEARTBEAT_MS = 1_000;

/** Shows that a run is alive, and hears within a second that nobody wants it any more, however long a step takes. */
export class Heartbeat {
  private readonly over = new AbortController();
  private readonly timer: NodeJS.Timeout;
  /** A long transaction of the run holds up the beat, too; there is one waiting at most. */
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
    return this.over.signal;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async heartbeat(): Promise<void> {
    const state = await this.store.heartbeat(this.run.id, this.run.run);
    if (!state) this.over.abort(new RunSuperseded());
    else if (state.cancelRequested) this.over.abort(new RunCancelled());
  }
}
