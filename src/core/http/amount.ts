import { Transform } from 'class-transformer';

/**
 * A number as people type it, `1.299,90` or `1299.9`; nothing typed is null. What is no number stays what it is, and
 * fails its check.
 */
export function readAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return null;
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text;
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : value;
}

/** An amount of a form or of a program. */
export const ToAmount = () => Transform(({ value }: { value: unknown }) => readAmount(value));
