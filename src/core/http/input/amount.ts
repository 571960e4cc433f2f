import { Converted } from './input-rules.js';

/** Means 1200 in Slovenian and 1.2 in English; prices are never guessed. */
const AMBIGUOUS = /^[+-]?\d{1,3}(\.\d{3})+$/;

/**
 * A number as people type it, `1.299,90` or `1299.9`; empty is null. Other text is unchanged, and fails
 * validation.
 */
function readAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return null;
  if (AMBIGUOUS.test(text)) return value;
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text;
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : value;
}

/** An amount of a form; programs send numbers. */
export const ToAmount = () => Converted(readAmount);
