type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** JSON Schema 2020-12, with the fields that we use. */
export interface Schema {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
  [keyword: string]: unknown;
}

/** The schema that also allows null. */
export function orNull(schema: Schema): Schema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    ...(schema.type && { type: [schema.type, 'null' as const].flat() }),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
