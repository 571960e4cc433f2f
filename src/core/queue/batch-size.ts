/** Adapts the size of batches so that each takes about the same time on any machine. */
export class BatchSize {
  private current: number;

  constructor(private readonly of: { first: number; max: number; aimMs: number }) {
    this.current = of.first;
  }

  get value(): number {
    return this.current;
  }

  /** @param tookMs duration of a batch that was full */
  adaptTo(tookMs: number): void {
    const factor = Math.min(2, Math.max(0.5, this.of.aimMs / tookMs));
    this.current = Math.min(this.of.max, Math.max(1, Math.round(this.current * factor)));
  }
}
