import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Schema } from './schema.js';

type Converter = Schema | ((rule: ValidationMetadata) => Schema);

/**
 * Schemas of validation rules for which the library's conversion is too loose, or less exact than another
 * rule's.
 */
export const CONVERTERS: Record<string, Converter> = {
  min: ({ constraints: [minimum] }) => ({ minimum: minimum as number }),
  max: ({ constraints: [maximum] }) => ({ maximum: maximum as number }),
  isPositive: { exclusiveMinimum: 0 },
  isNotEmpty: { minLength: 1 },
  isIn: ({ constraints: [values] }) => oneOf(values as unknown[]),
  isUrl: { type: 'string', format: 'uri' },
  isIso8601: { type: 'string', format: 'date-time' },
  isDateString: { type: 'string', format: 'date-time' },
  isDate: { type: 'string', format: 'date-time' },
  // custom rules have no schema
  customValidation: {},
};

function oneOf(values: unknown[]): Schema {
  return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] };
}
