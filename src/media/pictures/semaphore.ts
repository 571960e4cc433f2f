/** Runs at most `slots` tasks at the same time; the others wait in their order. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private slots: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.slots > 0) this.slots--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.slots++;
    }
  }
}
