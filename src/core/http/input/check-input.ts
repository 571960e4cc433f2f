import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { toRefusal } from './validation.pipe.js';

/**
 * Checks by its class what came in as part of something wider.
 * @throws Invalid with the fields that do not hold
 */
export async function checkInput<Input extends object>(type: new () => Input, value: object): Promise<Input> {
  const input = plainToInstance(type, value, { exposeDefaultValues: true });
  const errors = await validate(input);
  if (errors.length) throw toRefusal(errors);
  return input;
}
