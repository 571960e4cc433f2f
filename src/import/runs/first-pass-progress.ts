import type { Import, FirstPassStep } from '../import.entity.js';
import type { ImportStore } from './import.store.js';

const REPORT_INTERVAL_MS = 500;

/** Reports the progress of a first pass. At most one report is in flight; a report may be lost. */
export class FirstPassProgress {
  private items = 0;
  private reportedAt = -Infinity;
  private reporting: Promise<void> | null = null;

  constructor(
    private readonly store: ImportStore,
    private readonly run: Pick<Import, 'id' | 'run'>,
  ) {}

  /** @param total items of the file; null while unknown */
  async begin(step: FirstPassStep, total: number | null = null): Promise<void> {
    // a late report of the previous step would overwrite this step
    await this.reporting;
    this.items = 0;
    await this.store.beginStep(this.run, step, total);
  }

  /** @param items done by this step @param bytesRead of the file */
  advanceTo(items: number, bytesRead = 0): void {
    this.items = items;
    if (this.reporting || performance.now() - this.reportedAt < REPORT_INTERVAL_MS) return;
    this.reportedAt = performance.now();
    this.reporting = this.store
      .showProgress(this.run, this.items, bytesRead)
      .catch(() => undefined)
      .finally(() => (this.reporting = null));
  }
}
