const FIRST_SIZE = 1_024;
const FULLEST = 0.6;
const NONE = 0;

/** Keys, numbered from 1 in the order in which they came (open addressing). */
export abstract class HashTable<Key> {
  size = 0;
  private slots = new Int32Array(FIRST_SIZE);

  protected abstract hash(key: Key): number;
  protected abstract set(number: number, key: Key): void;
  protected abstract keyOf(number: number): Key;
  protected abstract isAt(number: number, key: Key): boolean;

  /** 0: it is not among them. */
  numberOf(key: Key): number {
    return this.slots[this.slotOf(key)]!;
  }

  /** @param key one that is not among them; @returns its number */
  add(key: Key): number {
    if (this.size >= this.slots.length * FULLEST) this.grow();
    const number = ++this.size;
    this.set(number, key);
    this.slots[this.slotOf(key)] = number;
    return number;
  }

  /** The slot of the key, or the free one for it. */
  private slotOf(key: Key): number {
    const { slots } = this;
    let slot = this.hash(key) % slots.length;
    while (slots[slot] !== NONE && !this.isAt(slots[slot]!, key)) slot = (slot + 1) % slots.length;
    return slot;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let number = 1; number <= this.size; number++) this.slots[this.slotOf(this.keyOf(number))] = number;
  }
}
