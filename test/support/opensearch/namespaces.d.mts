/** Network namespaces of Linux, one for each node, on a bridge of this machine. They need the rights of its administrator. */
export class Namespaces {
  /** Why there can be none; null: there can. */
  static whyNot(): string | null;
  /** Only one set at a time: it has addresses of its own. */
  static create(count: number): Namespaces;

  /** The address in each. */
  readonly hosts: string[];

  /** The beginning of a command that runs in one. */
  enter(index: number): string[];
  /** From now on nothing goes from one to the other, nor back; both reach all others. */
  cut(one: number, other: number): void;
  heal(one: number, other: number): void;
  close(): void;
}
