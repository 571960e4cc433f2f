import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { toRefusal } from './validation.pipe.js';

/**
 * Validates a part of a larger input by its class.
 * @throws Invalid with the invalid fields
 */
export async function checkInput<Input extends object>(type: new () => Input, value: object): Promise<Input> {
  const input = plainToInstance(type, value, { exposeDefaultValues: true });
  const errors = await validate(input);
  if (errors.length) throw toRefusal(errors);
  return input;
}
