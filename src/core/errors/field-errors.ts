import { Invalid } from './domain-errors.js';

/** Collects the errors of several fields, so that one answer names all of them. */
export class FieldErrors {
  private readonly found: Invalid[] = [];

  /** The value that `read` returns; undefined when it is invalid, which `assertNone` reports. */
  read<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      this.recordError(error);
    }
  }

  /** Like the method above, for a promise. */
  async wait<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await read();
    } catch (error) {
      this.recordError(error);
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

  private recordError(error: unknown): void {
    if (!(error instanceof Invalid)) throw error;
    this.found.push(error);
  }
}
