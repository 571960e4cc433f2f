const isBelow = (path: string, ancestor: string) => path.startsWith(`${ancestor}.`);
const isAtOrBelow = (path: string, name: string) => path === name || isBelow(path, name);

/** The props of a partial reload. Names and paths are dotted. */
export class Selection {
  constructor(
    private readonly only: readonly string[] | null,
    private readonly except: readonly string[] | null,
  ) {}

  /** Whether the prop at a path is part of the response; so are the ancestors of a selected prop. */
  includes(path: string): boolean {
    if (this.removes(path)) return false;
    return !this.only || this.only.some((name) => isAtOrBelow(path, name) || isBelow(name, path));
  }

  /** Whether merge and once metadata of a path are part of the response. */
  names(path: string): boolean {
    return !this.removes(path) && (!this.only || this.only.some((name) => isAtOrBelow(path, name)));
  }

  /** Whether some children of an included path are excluded. */
  cuts(path: string): boolean {
    return !this.names(path) || (this.except ?? []).some((name) => isBelow(name, path));
  }

  private removes(path: string): boolean {
    return (this.except ?? []).some((name) => isAtOrBelow(path, name));
  }
}
