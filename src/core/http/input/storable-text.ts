import { Invalid } from '../../errors/domain-errors.js';

/**
 * Makes sure that the database can hold every text of an input: half a pair of surrogates is no text, and U+0000 stands
 * in none.
 * @throws Invalid with the fields that hold such a text, or a name like that
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

/** The texts that the database cannot hold, as dotted paths; what has a broken name is named by what holds it. Without recursion: JSON may be very deep. */
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
