import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/**
 * The query of a page that anybody may link to: what does not hold falls back to its default instead of failing,
 * and unknown keys (campaign marks, say) are left out.
 */
export function lenientQuery<Input extends object>(type: new () => Input, query: unknown): Input {
  const input = plainToInstance(type, query ?? {}, { exposeDefaultValues: true });
  const defaults = new type();
  const errors = validateSync(input, { whitelist: true, forbidUnknownValues: false });
  for (const { property } of errors) Object.assign(input, { [property]: defaults[property as keyof Input] });
  return input;
}
