import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { unstorable } from './storable-text.js';

/**
 * The query of a page that anybody may link to: invalid values get their defaults instead of failing, and
 * unknown keys (such as campaign parameters) are left out.
 */
export function lenientQuery<Input extends object>(type: new () => Input, query: unknown): Input {
  // most visits have no query, and validating takes half a millisecond
  if (!query || Object.keys(query).length === 0) return new type();
  const input = plainToInstance(type, query ?? {}, { exposeDefaultValues: true });
  const defaults = new type();
  const broken = validateSync(input, { whitelist: true, forbidUnknownValues: false }).map(
    ({ property }) => property,
  );
  const unknown = unstorable(input).map((path) => path.split('.', 1)[0]!);
  for (const property of [...broken, ...unknown])
    Object.assign(input, { [property]: defaults[property as keyof Input] });
  return input;
}
