import { isGtin } from '../product-data/gtin.js';

/** Seven digits and more, also in groups: telephone, card, account and tax numbers. */
const LONG_NUMBER = /\d(?:[\s./()-]{0,2}\d){6,}/g;
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

/**
 * Whether a text looks like what tells who somebody is: an address of mail, or a long number that is no bar code.
 * @param found whether the catalogue has it: every tenth personal number (EMŠO) passes for an EAN that nothing has
 */
export function isPersonal(text: string, found: boolean): boolean {
  if (text.includes('@')) return true;
  const numbers = (text.match(LONG_NUMBER) ?? []).map((number) => number.replace(/\D/g, ''));
  return numbers.some((digits) => !found || !isBarcode(digits));
}

const isBarcode = (digits: string) => BARCODE.test(digits) && isGtin(digits);
