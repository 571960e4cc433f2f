/**
 * A long number in a spreadsheet: 1,23457E+12. The hidden digits are lost, so different codes become equal.
 */
const CERTAIN = /^[1-9][.,]\d{2,15}E\+(?:0?9|[1-9]\d)$/i;
/** A shorter number such as 1E+12 may be a manufacturer's code. 12E4 is always one: no spreadsheet writes it. */
const POSSIBLE = /^[1-9](?:[.,]\d{1,15})?E\+\d{1,3}$/i;

/** Whether a spreadsheet replaced a code by a rounded number. */
export const isScientific = (text: string): boolean => text.includes('+') && CERTAIN.test(text);

/** Whether the code may be rounded. Use this only if other codes of the file certainly are. */
export const mayBeScientific = (text: string): boolean => text.includes('+') && POSSIBLE.test(text);

/** The number of products whose code was lost. */
export interface LostCodes {
  count: number;
  example: string;
}

/** Judges the product codes of a file as a whole. */
export class ScientificCodes {
  private certain = 0;
  private possible = 0;
  private codes = 0;

  add(code: string): void {
    if (!code) return;
    this.codes++;
    if (mayBeScientific(code)) this.possible++;
    if (isScientific(code)) this.certain++;
  }

  /** Whether each code in this notation is a lost one. */
  get areLost(): boolean {
    return this.certain > 0 || (this.possible > 1 && this.possible * 2 >= this.codes);
  }
}
