/** A task that sends requests to one host. */
export interface HostTask {
  host: string;
}

/** A queue of tasks of which at most `perHost` run for each host. */
export class HostLanes<Task extends HostTask> {
  private waiting: Task[] = [];
  private readonly busy = new Map<string, number>();

  constructor(private readonly perHost: number) {}

  get size(): number {
    return this.waiting.length;
  }

  add(tasks: Task[]): void {
    this.waiting.push(...tasks);
  }

  /** The first task whose host is below its limit; null when there is none now. */
  takeTask(): Task | null {
    const index = this.waiting.findIndex(({ host }) => this.busyAt(host) < this.perHost);
    if (index < 0) return null;
    const task = this.waiting.splice(index, 1)[0]!;
    this.busy.set(task.host, this.busyAt(task.host) + 1);
    return task;
  }

  /** Marks a taken task as finished. */
  finishTask({ host }: Task): void {
    const left = this.busyAt(host) - 1;
    if (left > 0) this.busy.set(host, left);
    else this.busy.delete(host);
  }

  /** Removes and returns the waiting tasks of one host, or all. */
  remove(host?: string): Task[] {
    const removed = this.waiting.filter((task) => host === undefined || task.host === host);
    this.waiting = this.waiting.filter((task) => !removed.includes(task));
    return removed;
  }

  private busyAt(host: string): number {
    return this.busy.get(host) ?? 0;
  }
}
