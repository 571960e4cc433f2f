import { type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { Malformed } from '../errors/domain-errors.js';
import { toRefusal } from './validation.pipe.js';

/** A body that is one thing or a list of them, as a list; each is checked by the class. */
export class OneOrMany<Input extends object> implements PipeTransform<unknown, Promise<Input[]>> {
  constructor(
    /** Of one of them; the API's description shows it. */
    readonly type: new () => Input,
    private readonly most: number,
    private readonly least = 1,
  ) {}

  /** @throws Invalid, Malformed with the fields that do not hold, `1.name` in a list of several */
  async transform(body: unknown): Promise<Input[]> {
    const given = Array.isArray(body) ? (body as unknown[]) : [body];
    if (given.length < this.least || given.length > this.most || !given.every(isObject))
      throw new Malformed('fault.bad_request');
    const inputs = given.map((one) => plainToInstance(this.type, one, { exposeDefaultValues: true }));
    const errors = await Promise.all(inputs.map((input) => validate(input, RULES)));
    const wrong = Array.isArray(body)
      ? errors.flatMap((children, index) => (children.length ? [within(index, children)] : []))
      : errors.flat();
    if (wrong.length) throw toRefusal(wrong);
    return inputs;
  }
}

const RULES = { whitelist: true, forbidNonWhitelisted: true };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (index: number, children: ValidationError[]): ValidationError => ({
  property: String(index),
  children,
});
