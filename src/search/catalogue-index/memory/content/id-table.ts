const PAGE_BITS = 12;
const PAGE = 1 << PAGE_BITS;

/**
 * A whole number for each id, 0 for those without one. Ids rise, and writes burn many: a page of the table is made when
 * one of its ids gets a number.
 */
export class IdTable {
  private readonly pages: (Int32Array | undefined)[] = [];

  get(id: number): number {
    return this.pages[id >> PAGE_BITS]?.[id & (PAGE - 1)] ?? 0;
  }

  set(id: number, number: number): void {
    const page = (this.pages[id >> PAGE_BITS] ??= new Int32Array(PAGE));
    page[id & (PAGE - 1)] = number;
  }
}
