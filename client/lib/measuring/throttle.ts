/** Between two events, in milliseconds. */
export const EVENT_INTERVAL = 100;

/**
 * Sends what belongs to one act, an event in each interval. Of acts of one kind that come meanwhile the last one follows
 * and the others are left out; an act of another kind is never pushed out: following a link also shows a page.
 */
export class Throttle<Event> {
  private queue: Event[] = [];
  private readonly next = new Map<string, Event[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (event: Event) => void,
    private readonly kindOf: (event: Event) => string,
  ) {}

  add(act: Event[]): void {
    const [first] = act;
    if (first === undefined) return;
    this.next.set(this.kindOf(first), act);
    if (this.timer === undefined) this.step();
  }

  /** Sends all that waits at once: the page is being left. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.takeNext()) this.queue.splice(0).forEach(this.send);
  }

  /** Nothing of what waits goes out any more. */
  clear(): void {
    this.queue = [];
    this.next.clear();
  }

  private step(): void {
    this.timer = undefined;
    if (!this.takeNext()) return;
    const [event] = this.queue.splice(0, 1) as [Event];
    this.timer = setTimeout(() => this.step(), EVENT_INTERVAL);
    this.send(event);
  }

  /** Whether something waits; the rest of an act goes before the act that waits longest. */
  private takeNext(): boolean {
    const [kind] = this.next.keys();
    if (this.queue.length === 0 && kind !== undefined) {
      this.queue = [...this.next.get(kind)!];
      this.next.delete(kind);
    }
    return this.queue.length > 0;
  }
}
