import { type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { Invalid } from '../../errors/domain-errors.js';
import { assertStorable } from './storable-text.js';
import { toRefusal } from './validation.pipe.js';

/** Reads a body that is an object or a list as a list, and validates each with the class. */
export class OneOrMany<Input extends object> implements PipeTransform<unknown, Promise<Input[]>> {
  constructor(
    /** The class of one; the API's description shows it. */
    readonly type: new () => Input,
    /** The name of the list within a larger input. */
    private readonly field: string,
    private readonly most: number,
    private readonly least = 1,
  ) {}

  /**
   * @throws Invalid, Malformed with the invalid fields: `attributes.1.name`; a single object has the index 0
   */
  async transform(body: unknown): Promise<Input[]> {
    const given = Array.isArray(body) ? (body as unknown[]) : body === undefined ? [] : [body];
    if (given.length < this.least || body === undefined)
      throw Invalid.at(this.field, 'validation.isNotEmpty');
    if (given.length > this.most)
      throw Invalid.at(this.field, 'validation.arrayMaxSize', { count: this.most });
    const malformed = given.findIndex((one) => !isObject(one));
    if (malformed >= 0) throw Invalid.at(`${this.field}.${malformed}`, 'validation.nestedValidation');
    assertStorable({ [this.field]: given });
    const inputs = given.map((one) => plainToInstance(this.type, one, { exposeDefaultValues: true }));
    const errors = await Promise.all(inputs.map((input) => validate(input, RULES)));
    const wrong = errors.flatMap((children, index) =>
      children.length ? [{ property: `${this.field}.${index}`, children }] : [],
    );
    if (wrong.length) throw toRefusal(wrong as ValidationError[]);
    return inputs;
  }
}

const RULES = { whitelist: true, forbidNonWhitelisted: true };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
