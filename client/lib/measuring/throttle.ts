/** Between two events, in milliseconds. */
export const EVENT_INTERVAL = 100;

/**
 * Sends what belongs to one act, an event in each interval; of acts that come meanwhile the last one follows, the others
 * are left out.
 */
export class Throttle<Event> {
  private queue: Event[] = [];
  private next: Event[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (event: Event) => void) {}

  add(act: Event[]): void {
    if (act.length === 0) return;
    this.next = act;
    if (this.timer === undefined) this.step();
  }

  /** Sends all that waits at once: the page is being left. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = [...this.queue, ...this.next];
    this.queue = this.next = [];
    waiting.forEach(this.send);
  }

  private step(): void {
    this.timer = undefined;
    if (this.queue.length === 0) [this.queue, this.next] = [this.next, []];
    const event = this.queue.shift();
    if (event === undefined) return;
    this.timer = setTimeout(() => this.step(), EVENT_INTERVAL);
    this.send(event);
  }
}
