import { type TypedArray, withRoom } from './growable-lists.js';

type ArrayType<T extends TypedArray> = { new (length: number): T; readonly name: string };

/**
 * Arrays that one answer after the other uses: fresh memory costs more than the work in it, and must be
 * collected later. An answer is computed without waiting, so they are never shared.
 */
class Scratch {
  private readonly kept = new Map<string, { taken: number; arrays: TypedArray[] }>();

  /** Begins an answer: all that was taken before is free. */
  reset(): void {
    for (const kept of this.kept.values()) kept.taken = 0;
  }

  /** An array with anything in it. */
  takeArray<T extends TypedArray>(type: ArrayType<T>, length: number): T {
    const kept = this.kept.get(type.name) ?? { taken: 0, arrays: [] };
    this.kept.set(type.name, kept);
    const place = kept.taken++;
    const array = (kept.arrays[place] = withRoom((kept.arrays[place] ?? new type(0)) as T, length)) as T;
    return array.subarray(0, length) as T;
  }

  zeros<T extends TypedArray>(type: ArrayType<T>, length: number): T {
    return this.takeArray(type, length).fill(0) as T;
  }
}

export const scratch = new Scratch();
