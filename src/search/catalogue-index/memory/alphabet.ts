import { DEFAULT_LOCALE } from '../../../core/i18n/locales.js';

const COLLATOR = new Intl.Collator(DEFAULT_LOCALE);

/**
 * The order of names that are sorted again and again: to compare two by the alphabet takes as long as hundreds of
 * comparisons of numbers, so each name is placed among the others once.
 */
export class Alphabet {
  private readonly places = new Map<string, number>();

  /** Names that have not been placed move the others. */
  place(names: string[]): void {
    if (names.every((name) => this.places.has(name))) return;
    const known = [...new Set([...this.places.keys(), ...names])].sort(COLLATOR.compare);
    known.forEach((name, place) => this.places.set(name, place));
  }

  /** @returns less than 0 when `a` comes first; both have been placed */
  compare(a: string, b: string): number {
    return this.places.get(a)! - this.places.get(b)!;
  }
}
