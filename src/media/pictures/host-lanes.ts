/** Something that waits for a place at one host. */
export interface HostTask {
  host: string;
}

/** Tasks in their order, handed out so that each host has at most `perHost` at work. */
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

  /** The first task whose host has a place; null when there is none now. */
  take(): Task | null {
    const index = this.waiting.findIndex(({ host }) => this.busyAt(host) < this.perHost);
    if (index < 0) return null;
    const task = this.waiting.splice(index, 1)[0]!;
    this.busy.set(task.host, this.busyAt(task.host) + 1);
    return task;
  }

  /** Frees the place of a task that was taken. */
  done({ host }: Task): void {
    const left = this.busyAt(host) - 1;
    if (left > 0) this.busy.set(host, left);
    else this.busy.delete(host);
  }

  /** Takes away what still waits, for one host or for all. */
  remove(host?: string): Task[] {
    const removed = this.waiting.filter((task) => host === undefined || task.host === host);
    this.waiting = this.waiting.filter((task) => !removed.includes(task));
    return removed;
  }

  private busyAt(host: string): number {
    return this.busy.get(host) ?? 0;
  }
}
