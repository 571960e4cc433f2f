import { isGtin } from '../core/text/gtin.js';

/** Seven or more digits, also in groups: telephone, card, account and tax numbers. */
const LONG_NUMBER = /\d(?:[\s./()-]{0,2}\d){6,}/g;
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

/**
 * Whether a text looks personal: an e-mail address, or a long number that is no EAN.
 * @param found whether the search had results: one in ten personal numbers (EMŠO) has the check digit of an EAN
 */
export function isPersonal(text: string, found: boolean): boolean {
  if (text.includes('@')) return true;
  const numbers = (text.match(LONG_NUMBER) ?? []).map((number) => number.replace(/\D/g, ''));
  return numbers.some((digits) => !found || !isBarcode(digits));
}

const isBarcode = (digits: string) => BARCODE.test(digits) && isGtin(digits);
