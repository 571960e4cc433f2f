import { Transform } from 'class-transformer';

/** A thousand and two hundred here, one and two tenths there: nobody guesses with prices. */
const AMBIGUOUS = /^[+-]?\d{1,3}(\.\d{3})+$/;

/**
 * A number as people type it, `1.299,90` or `1299.9`; nothing typed is null. What is no number stays what it is, and
 * fails its check.
 */
function readAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return null;
  if (AMBIGUOUS.test(text)) return value;
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text;
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : value;
}

/** An amount of a form; programs send numbers as numbers. */
export const ToAmount = () => Transform(({ value }: { value: unknown }) => readAmount(value));
