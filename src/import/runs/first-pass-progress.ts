import type { Import, FirstPassStep } from '../import.entity.js';
import type { ImportStore } from './import.store.js';

const REPORT_INTERVAL_MS = 500;

/** Tells people who watch how far a look at a file is; one word is under way at most, and any may be missed. */
export class FirstPassProgress {
  private items = 0;
  private reportedAt = 0;
  private reporting: Promise<void> | null = null;

  constructor(
    private readonly store: ImportStore,
    private readonly run: Pick<Import, 'id' | 'run'>,
  ) {}

  /** @param total items of the file, as soon as they are known */
  async begin(step: FirstPassStep, total: number | null = null): Promise<void> {
    // a late word of the step before would be taken for one of this
    await this.reporting;
    this.items = 0;
    await this.store.beginStep(this.run, step, total);
  }

  /** Items that this step has come to, of how many bytes of the file. */
  reach(items: number, bytesRead = 0): void {
    this.items = items;
    if (this.reporting || Date.now() - this.reportedAt < REPORT_INTERVAL_MS) return;
    this.reportedAt = Date.now();
    this.reporting = this.store
      .showProgress(this.run, this.items, bytesRead)
      .catch(() => undefined)
      .finally(() => (this.reporting = null));
  }
}
