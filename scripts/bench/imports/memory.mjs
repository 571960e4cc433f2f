import { resetPeak, peakMegabytes } from './processes.mjs';

/** Shares of the items at which is told how much memory it took until then. */
const PARTS = [0.1, 0.5, 1];

/** The most memory that any of some processes has had in each part of each step of imports: flat, or growing with them. */
export class MemoryOfSteps {
  constructor(pids) {
    this.pids = pids;
    this.peaks = new Map();
    for (const pid of pids) resetPeak(pid);
  }

  /** To be called often: what was the most since the last call counts for where the imports are now. */
  note({ judged, read, written, isWriting, items }) {
    const [step, done] = isWriting ? ['writing', written] : read ? ['reading', read] : ['judging', judged];
    const part = PARTS.find((share) => done <= share * items) ?? 1;
    const name = `${step}, to ${part * 100} %`;
    for (const pid of this.pids) {
      this.peaks.set(name, Math.max(this.peaks.get(name) ?? 0, peakMegabytes(pid)));
      resetPeak(pid);
    }
  }

  /** Megabytes of each part that was met. */
  table() {
    return Object.fromEntries(this.peaks);
  }
}
