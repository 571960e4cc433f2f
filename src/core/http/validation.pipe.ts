import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { InertiaValidationPipe } from '../inertia/http/validation.pipe.js';
import { Invalid, Malformed, type MessageValues, NotFound } from '../errors/domain-errors.js';

const UNKNOWN_FIELD = 'validation.whitelistValidation';

type Fields = Record<string, { key: string; values?: MessageValues }>;

/**
 * Checks input by its class. A path parameter that does not parse is a 404; a query, or a field that nobody knows, a
 * 400; the rest is a 422. All name their fields.
 */
@Injectable()
export class InputPipe extends InertiaValidationPipe {
  constructor() {
    super(
      { transform: true, whitelist: true, forbidNonWhitelisted: true },
      () => new Invalid('fault.invalid'),
    );
    // keys instead of class-validator's English sentences
    this.exceptionFactory = (errors) => {
      const fields = toFields(errors as ValidationError[]);
      const unknown = Object.values(fields).some(({ key }) => key === UNKNOWN_FIELD);
      return unknown
        ? new Malformed('fault.bad_request', {}, fields)
        : new Invalid('fault.invalid', {}, fields);
    };
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return await super.transform(metadata.type === 'param' ? withoutTail(value) : value, metadata);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      if (metadata.type === 'param') throw new NotFound();
      throw metadata.type === 'query' ? new Malformed('fault.bad_request', {}, error.fields) : error;
    }
  }
}

/** The open tail of an address is named by no class, and each page makes sure of its own. */
function withoutTail(parameters: unknown): unknown {
  if (!parameters || typeof parameters !== 'object') return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== '*'));
}

/** The first broken rule of each field, by its dotted path. */
export function toFields(errors: ValidationError[], parent = ''): Fields {
  return Object.assign(
    {},
    ...errors.map((error): Fields => {
      const path = parent + error.property;
      const [rule] = Object.keys(error.constraints ?? {});
      const own: Fields = rule ? { [path]: { key: `validation.${rule}`, values: limitOf(error, rule) } } : {};
      return { ...own, ...toFields(error.children ?? [], `${path}.`) };
    }),
  ) as Fields;
}

/** The number in a rule like MaxLength(100), for its message. */
function limitOf(error: ValidationError, rule: string): MessageValues {
  if (!error.target) return {};
  const rules = getMetadataStorage().getTargetValidationMetadatas(error.target.constructor, '', false, false);
  const [limit] =
    rules.find(({ propertyName, name }) => propertyName === error.property && name === rule)?.constraints ??
    [];
  return typeof limit === 'number' ? { limit } : {};
}
