import type { ApiHandler } from './api-handlers.js';
import type { Schema } from './schema.js';
import type { Schemas } from './schemas.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  style?: 'deepObject';
  schema: Schema;
}

const KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same request with the same key is carried out once and gets the same response for 24 hours.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

const VERSION: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the version that this write is based on; refused with 412 if the resource has changed since.',
  schema: { type: 'string' },
};

/** All parameters of an operation. */
export function parametersOf({ path, params, query, ...handler }: ApiHandler, schemas: Schemas): Parameter[] {
  return [
    ...pathParameters(path, params ? schemas.describe(params) : {}),
    ...(query ? queryParameters(schemas.describe(query)) : []),
    ...(handler.takesVersion ? [VERSION] : []),
    ...(handler.takesKey ? [KEY] : []),
  ];
}

function pathParameters(path: string, { properties = {} }: Schema): Parameter[] {
  return [...path.matchAll(/\{([a-z]+)\}/gi)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: properties[name!] ?? { type: 'string' },
  }));
}

function queryParameters({ properties = {}, required = [] }: Schema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(schema.type === 'object' && { style: 'deepObject' as const }),
    schema: withoutNull(schema),
  }));
}

/** A query parameter cannot be null. */
function withoutNull(schema: Schema): Schema {
  const type = [schema.type ?? []].flat().filter((name) => name !== 'null');
  return {
    ...schema,
    ...(schema.type && { type: type.length === 1 ? type[0] : type }),
    ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }),
  };
}
