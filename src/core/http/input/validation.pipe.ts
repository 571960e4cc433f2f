import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { VERSION_FIELD } from '../versions/if-match.decorator.js';
import { keyOfRule } from './input-rules.js';
import { InertiaValidationPipe } from '../../inertia/http/validation.pipe.js';
import { Invalid, Malformed, type MessageValues, NotFound } from '../../errors/domain-errors.js';
import { assertStorable } from './storable-text.js';

/** Maximum of reported fields per answer; the next answer reports others. */
const MAX_FIELDS = 50;
const UNKNOWN_FIELD = 'validation.whitelistValidation';

type Fields = Record<string, { key: string; values?: MessageValues }>;

/**
 * Validates input by its class. An invalid path parameter is a 404; a query or an unknown field a 400; the
 * rest a 422. All answers name their fields.
 */
@Injectable()
export class InputPipe extends InertiaValidationPipe {
  constructor() {
    super(
      // the target may contain the limits of its rules; toFields exposes nothing else of it
      { transform: true, whitelist: true, forbidNonWhitelisted: true, validationError: { target: true } },
      () => new Invalid('fault.invalid'),
    );
    // keys in place of class-validator's English sentences
    this.exceptionFactory = (errors) => toRefusal(errors as ValidationError[]);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      // values of our own decorators are not input; OneOrMany checks lists itself and lists the names of
      // their fields
      if (metadata.type === 'custom' || metadata.metatype === Array)
        return await super.transform(value, metadata);
      assertStorable(value);
      // Nest checks no null, and handlers would read fields of it
      if (metadata.type === 'body' && value === null) throw new Invalid('fault.invalid');
      // a list is no object; otherwise each of its items would be transformed before it is rejected
      const given = Array.isArray(value) ? [] : withoutExtras(value, metadata.type);
      return await super.transform(given, metadata);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      if (metadata.type === 'param') throw new NotFound();
      throw metadata.type === 'query' ? new Malformed('fault.bad_request', {}, error.fields) : error;
    }
  }
}

/**
 * Parameters without a class: the open end of a path, which each page checks itself, and the version of a
 * form, which `@IfMatch()` reads.
 */
const EXTRAS: Partial<Record<ArgumentMetadata['type'], string>> = { param: '*', body: VERSION_FIELD };

function withoutExtras(value: unknown, type: ArgumentMetadata['type']): unknown {
  const extra = EXTRAS[type];
  if (!extra || !value || typeof value !== 'object' || !(extra in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== extra));
}

/** The error of broken rules; a single one with a more specific error determines it. */
export function toRefusal(errors: ValidationError[]): Invalid {
  const fields = Object.fromEntries(Object.entries(toFields(errors)).slice(0, MAX_FIELDS));
  const unknown = Object.values(fields).some(({ key }) => key === UNKNOWN_FIELD);
  if (unknown) return new Malformed('fault.bad_request', {}, fields);
  const [only, ...others] = Object.values(fields);
  const isSpecific = only && !others.length && !only.key.startsWith('validation.');
  return new Invalid(isSpecific ? only.key : 'fault.invalid', {}, fields);
}

/** The first broken rule of each field in the order of its class, by the field's dotted path. */
export function toFields(errors: ValidationError[], parent = ''): Fields {
  return Object.assign(
    {},
    ...errors.map((error): Fields => {
      const path = parent + error.property;
      // decorators run, and report, from the last one up
      const rule = Object.keys(error.constraints ?? {}).at(-1);
      const own: Fields = rule
        ? { [path]: { key: keyOfRule(rule, error.constraints?.[rule]), values: limitOf(error, rule) } }
        : {};
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
  return typeof limit === 'number' ? { limit, count: limit } : {};
}
