const STEP_MS = 50;

/**
 * The time that this process had, in milliseconds. While it is blocked, or waits for a processor, its timers are late,
 * and at most two steps pass.
 */
export class OwnTime {
  private elapsedMs = 0;
  private seenAt = performance.now();
  private readonly timer = setInterval(() => this.step(), STEP_MS);

  now(): number {
    return this.elapsedMs;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private step(): void {
    const now = performance.now();
    this.elapsedMs += Math.min(now - this.seenAt, 2 * STEP_MS);
    this.seenAt = now;
  }
}
