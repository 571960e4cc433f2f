/** Milliseconds between two events. */
export const EVENT_INTERVAL = 100;

/**
 * Sends the events of user actions at an interval. While events wait, a newer action of the same kind
 * replaces a waiting one; an action of another kind does not: following a link also shows a page.
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

  /** Sends all waiting events immediately, because the page is being left. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.takeNext()) this.queue.splice(0).forEach(this.send);
  }

  /** Discards waiting events. */
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

  /** Whether events wait; the rest of a started action precedes the oldest waiting one. */
  private takeNext(): boolean {
    const [kind] = this.next.keys();
    if (this.queue.length === 0 && kind !== undefined) {
      this.queue = [...this.next.get(kind)!];
      this.next.delete(kind);
    }
    return this.queue.length > 0;
  }
}
