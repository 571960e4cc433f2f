import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { CONVERTERS } from './converters.js';
import { orNull, type Schema } from './schema.js';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const PREFIX = '#/components/schemas/';

/** Schemas of the classes that validate input; referenced ones become components. */
export class Schemas {
  readonly components: Record<string, Schema> = {};
  private readonly classes = new Map<string, Type>();

  /** @throws Error when two classes have the same name */
  refer(type: Type): Schema {
    const known = this.classes.get(type.name);
    if (known && known !== type) throw new Error(`Two classes of the API are called ${type.name}`);
    if (!known) {
      // before its fields, which may refer to it
      this.classes.set(type.name, type);
      this.components[type.name] = this.describe(type);
    }
    return { $ref: PREFIX + type.name };
  }

  /** The schema of a class: whether fields are nullable or optional, and their defaults, are read from it. */
  describe(type: Type): Schema {
    const schema = targetConstructorToSchema(type, {
      additionalConverters: { ...CONVERTERS, nestedValidation: (rule) => this.refer(nestedType(rule)) },
    }) as Schema;
    const rules = rulesOf(type);
    const defaults = new type() as Record<string, unknown>;
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => {
      if (isLeftAlone(rules.get(name))) return [name, LEFT_ALONE];
      const nullable = skips(rules.get(name), name, null) ? orNull(field) : field;
      const value = defaults[name];
      return [name, value === undefined ? nullable : { ...nullable, default: value }];
    });
    const required = fields.filter(
      ([name]) => defaults[name] === undefined && !skips(rules.get(name), name, undefined),
    );
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(fields),
      ...(required.length && { required: required.map(([name]) => name) }),
    };
  }
}

/** Fields that only the server writes: `@Allow()` accepts them in a write. */
const LEFT_ALONE: Schema = {
  readOnly: true,
  description: 'Set by the server; a write may send it as it was read.',
};

const isLeftAlone = (rules: Rule[] = []) => rules.every(({ type }) => type === 'whitelistValidation');

function rulesOf(type: Type): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false))
    rules.set(rule.propertyName, [...(rules.get(rule.propertyName) ?? []), rule]);
  return rules;
}

/**
 * Whether the rules of a field skip this value, on its own or with other fields; a field with no rule but `@Allow()`
 * accepts any value.
 */
function skips(rules: Rule[] = [], name: string, value: unknown): boolean {
  if (isLeftAlone(rules)) return true;
  const alone = { [name]: value };
  const amongOthers = new Proxy(alone, { get: (_, field) => (field === name ? value : 1) });
  const conditions = rules.filter(({ type }) => type === 'conditionalValidation');
  return conditions.some(({ constraints: [condition] }) =>
    [alone, amongOthers].some((object) => !condition(object, value)),
  );
}

/** The class that class-transformer creates for the field. */
function nestedType({ target, propertyName, each }: Rule): Type {
  const made = plainToInstance(target as Type<Record<string, unknown>>, { [propertyName]: each ? [{}] : {} });
  const [content] = [made[propertyName]].flat();
  return (content as object).constructor as Type;
}
