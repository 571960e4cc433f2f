import { Invalid } from './domain-errors.js';

/** Gathers what does not hold of several fields, so that one answer names them all. */
export class FieldErrors {
  private readonly found: Invalid[] = [];

  /** What is read; undefined when it does not hold, which is told later. */
  read<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      this.keep(error);
    }
  }

  /** The same of what is waited for. */
  async wait<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await read();
    } catch (error) {
      this.keep(error);
    }
  }

  /** @throws Invalid with all fields */
  assertNone(): void {
    const [first, ...others] = this.found;
    if (!first) return;
    if (!others.length) throw first;
    const fields = this.found.map((error) => error.fields);
    throw new Invalid('fault.invalid', {}, Object.assign({}, ...fields) as Invalid['fields']);
  }

  private keep(error: unknown): void {
    if (!(error instanceof Invalid)) throw error;
    this.found.push(error);
  }
}
