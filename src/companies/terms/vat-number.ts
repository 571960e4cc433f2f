import { ValidateBy } from 'class-validator';
import { combineDecorators, ConvertedText, EmptyAsNull } from '../../core/http/input/input-rules.js';

const SLOVENIAN = /^(?:SI)?([1-9]\d{7})$/;
/** With the country's letters, or a longer tax number without them. */
const FOREIGN = /^(?!SI)(?:[A-Z]{2}[0-9A-Z+*]{5,15}|\d{9,15})$/;

/** People separate digits by spaces, dots or hyphens. */
const plain = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();

/** A VAT number, or the tax number of a company that charges no VAT; Slovenian ones have a check digit. */
export function isVatNumber(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const digits = SLOVENIAN.exec(value)?.[1];
  return digits ? hasCheckDigit(digits) : FOREIGN.test(value);
}

/** An optional VAT number; stored without separators. */
export const IsVatNumber = () =>
  combineDecorators(
    EmptyAsNull(),
    ConvertedText(plain),
    ValidateBy({
      name: 'isVatNumber',
      validator: { validate: (value) => value == null || isVatNumber(value) },
    }),
  );

/** Weights from 8 to 2, modulo 11; a remainder of 0 is never assigned. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const check = 11 - (sum % 11);
  return check !== 11 && check % 10 === Number(digits[7]);
}
