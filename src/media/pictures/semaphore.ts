/** Lets so many pieces of work run at the same time; the others wait in line. */
export class Semaphore {
  private readonly line: (() => void)[] = [];

  constructor(private places: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places--;
    else await new Promise<void>((resolve) => this.line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.places++;
    }
  }
}
