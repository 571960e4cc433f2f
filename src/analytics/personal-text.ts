import { isGtin } from '../product-data/gtin.js';

/** Seven digits and more, also in groups: telephone, card, account and tax numbers. */
const LONG_NUMBER = /\d(?:[\s./()-]{0,2}\d){6,}/g;
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

/** Whether a text looks like what tells who somebody is: an address of mail, or a long number that is no bar code. */
export function isPersonal(text: string): boolean {
  if (text.includes('@')) return true;
  return (text.match(LONG_NUMBER) ?? []).some((number) => !isBarcode(number.replace(/\D/g, '')));
}

const isBarcode = (digits: string) => BARCODE.test(digits) && isGtin(digits);
