import { resetPeak, peakMegabytes } from '../processes.mjs';

/** Shares of the items at which the peak memory is reported. */
const PARTS = [0.1, 0.5, 1];

/** The peak memory of several processes in each part of each step of imports. */
export class MemoryOfSteps {
  constructor(pids) {
    this.pids = pids;
    this.peaks = new Map();
    for (const pid of pids) resetPeak(pid);
  }

  /** Call it often: the peak since the last call is attributed to the current position. */
  note({ judged, read, written, isWriting, items }) {
    const [step, done] = isWriting ? ['writing', written] : read ? ['reading', read] : ['judging', judged];
    const part = PARTS.find((share) => done <= share * items) ?? 1;
    const name = `${step}, to ${part * 100} %`;
    for (const pid of this.pids) {
      this.peaks.set(name, Math.max(this.peaks.get(name) ?? 0, peakMegabytes(pid)));
      resetPeak(pid);
    }
  }

  /** Megabytes of each part. */
  table() {
    return Object.fromEntries(this.peaks);
  }
}
