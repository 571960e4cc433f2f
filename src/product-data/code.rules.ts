import { ValidateBy, type ValidationArguments } from 'class-validator';
import { ownKey } from '../core/http/input/input-rules.js';
import { type GtinReading, readGtin } from '../core/text/gtin.js';

const reads = (name: string, problemOf: (reading: GtinReading) => string | null) => {
  const problem = (value: unknown) => (typeof value === 'string' ? problemOf(readGtin(value)) : null);
  return ValidateBy({
    name,
    validator: {
      validate: (value) => problem(value) === null,
      defaultMessage: ({ value }: ValidationArguments) => ownKey(problem(value)!),
    },
  });
};

/** A code with a valid check digit, or a text that means no code. */
export const IsCode = () =>
  reads('isCode', ({ ean, problem }) => (ean || !problem ? null : `feed.issues.${problem}.message`));

/** A joinable code. */
export const IsSharedCode = () =>
  reads('isSharedCode', ({ ean, gtin, problem }) => {
    if (ean && gtin) return null;
    if (problem === 'ean_in_store') return 'product-data.errors.ean_in_store';
    return problem ? `feed.issues.${problem}.message` : 'validation.isNotEmpty';
  });
