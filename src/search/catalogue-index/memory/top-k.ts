/** Whether a comes before b. */
type Compare = (a: number, b: number) => number;

/** Keeps the first of many numbers: a heap with the last of those kept on top, so that most cost one comparison. */
export class TopK {
  private readonly heap: number[] = [];

  constructor(
    private readonly size: number,
    private readonly compare: Compare,
  ) {}

  offer(one: number): void {
    const { heap } = this;
    if (heap.length < this.size) this.siftUp(heap.push(one) - 1);
    else if (this.compare(one, heap[0]!) < 0) {
      heap[0] = one;
      this.siftDown(0);
    }
  }

  sorted(): number[] {
    return [...this.heap].sort(this.compare);
  }

  private siftUp(at: number): void {
    for (let above = (at - 1) >> 1; at > 0 && this.isLater(at, above); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  private siftDown(at: number): void {
    for (let below = this.laterBelow(at); below > 0 && this.isLater(below, at); below = this.laterBelow(at)) {
      this.swap(at, below);
      at = below;
    }
  }

  /** The later one of the two below; 0: there is none. */
  private laterBelow(at: number): number {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    if (left >= this.heap.length) return 0;
    return right < this.heap.length && this.isLater(right, left) ? right : left;
  }

  private isLater(a: number, b: number): boolean {
    return this.compare(this.heap[a]!, this.heap[b]!) > 0;
  }

  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b]!, this.heap[a]!];
  }
}
