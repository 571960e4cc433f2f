import { ValidationPipe, type ValidationPipeOptions } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { precognition } from './precognition.js';

/** Every message by dotted field path: `address.city`, `items.0.qty`. */
function fieldErrors(errors: ValidationError[], parent = ''): Record<string, string[]> {
  return Object.assign({}, ...errors.map((error) => errorsOf(error, parent))) as Record<string, string[]>;
}

function errorsOf(error: ValidationError, parent: string): Record<string, string[]> {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const messages = Object.values(error.constraints ?? {});
  return {
    ...(messages.length ? { [field]: messages } : {}),
    ...fieldErrors(error.children ?? [], field),
  };
}

/** Nest's validation, which under Precognition reports only the requested fields. */
export class InertiaValidationPipe extends ValidationPipe {
  /** @param invalid makes the application's own error of all messages by dotted field path */
  constructor(options: ValidationPipeOptions, invalid: (errors: Record<string, string[]>) => Error) {
    super({ ...options, exceptionFactory: (errors) => invalid(fieldErrors(errors)) });
  }

  protected override async validate(
    ...args: Parameters<ValidationPipe['validate']>
  ): Promise<ValidationError[]> {
    const errors = await super.validate(...args);
    const asked = precognition.getStore()?.only;
    return asked ? errors.flatMap((error) => askedErrors(error, '', asked)) : errors;
  }
}

function askedErrors(error: ValidationError, parent: string, asked: string[]): ValidationError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const children = (error.children ?? []).flatMap((child) => askedErrors(child, field, asked));
  const constraints = asked.includes(field) ? error.constraints : undefined;
  if (!constraints && !children.length) return [];
  return [
    Object.assign(Object.create(Object.getPrototypeOf(error) as object), error, { constraints, children }),
  ];
}
