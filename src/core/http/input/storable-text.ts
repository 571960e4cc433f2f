import { Invalid } from '../../errors/domain-errors.js';

/**
 * Checks that the database can store every text of an input, without lone surrogates and U+0000.
 * @throws Invalid with the fields that have such a text, or such a name
 */
export function assertStorable(input: unknown): void {
  const wrong = unstorable(input);
  if (!wrong.length) return;
  const key = 'validation.isStorable';
  throw new Invalid(
    'fault.invalid',
    {},
    Object.fromEntries(wrong.map((field) => [field || 'body', { key }])),
  );
}

/**
 * The texts that the database cannot store, as dotted paths; a field with an invalid name is reported by its
 * parent. Without recursion, as JSON may be very deep.
 */
export function unstorable(input: unknown): string[] {
  const wrong: string[] = [];
  const pending: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (const { value, path } of pending) {
    if (typeof value === 'string' && !isStorable(value)) wrong.push(path);
    if (!value || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      if (isStorable(name)) pending.push({ value: part, path: path ? `${path}.${name}` : name });
      else wrong.push(path);
    }
  }
  return wrong;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
