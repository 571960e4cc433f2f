import type { ApiHandler } from './api-handlers.js';
import type { ResponseShape, DocumentedUpload } from '../../core/http/api/response.decorator.js';
import { type Parameter, parametersOf } from './parameters.js';
import { refusalsOf } from './refusals.js';
import type { Schema } from './schema.js';
import type { Schemas } from './schemas.js';
import { tagOf } from './tags.js';

/** An operation of OpenAPI 3.1, with the fields that we use. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}

type Response = { $ref: string } | { description: string; headers?: object; content?: object };

export function toOperation(handler: ApiHandler, schemas: Schemas): Operation {
  const { name, path, rule, answer, body, takesList, upload } = handler;
  const refer = takesList ? oneOrMany : (schema: Schema) => schema;
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: answer.summary,
    description: audienceOf(rule),
    security: securityOf(handler),
    parameters: parametersOf(handler, schemas),
    ...(body && {
      requestBody: { required: true, ...content('application/json', refer(schemas.refer(body))) },
    }),
    ...(upload && {
      requestBody: { required: true, ...content('multipart/form-data', uploadSchema(upload, schemas)) },
    }),
    responses: {
      [answer.status]: {
        description: answer.shape || answer.file ? 'Done' : 'Done; the response has no body',
        ...(answer.isList && { headers: LIST_HEADERS }),
        ...(answer.shape && content('application/json', answerSchema(answer.shape, schemas))),
        ...(answer.file && content(answer.file, { type: 'string' })),
      },
      ...refusalsOf(handler, schemas),
    },
  };
}

const content = (type: string, schema: Schema) => ({ content: { [type]: { schema } } });

/** Sentence on who may call it. */
function audienceOf(rule: ApiHandler['rule']): string {
  if (rule === 'public') return 'Public.';
  if (rule === 'identified') return 'Open to anyone with an account.';
  return `Requires the permission \`${rule?.ability}\`.`;
}

/** If a request has a session cookie, its writes need the CSRF token of our pages. */
function securityOf({ rule, method }: ApiHandler): Operation['security'] {
  const session: Record<string, never[]> = method === 'get' ? { session: [] } : { session: [], xsrf: [] };
  return [...(rule === 'public' ? [{}] : []), { bearer: [] }, session];
}

function answerSchema(shape: ResponseShape, schemas: Schemas): Schema {
  if (typeof shape === 'function') return schemas.refer(shape);
  if (Array.isArray(shape)) return { type: 'array', items: schemas.refer(shape[0] as never) };
  const fields = Object.entries(shape as Record<string, ResponseShape>);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, answerSchema(field, schemas)])),
    required: fields.map(([name]) => name),
  };
}

const oneOrMany = (one: Schema): Schema => ({ anyOf: [one, { type: 'array', items: one }] });

function uploadSchema({ file, several, fields }: DocumentedUpload, schemas: Schemas): Schema {
  const one: Schema = { type: 'string', format: 'binary' };
  const others = fields ? schemas.describe(fields) : { properties: {} };
  return {
    type: 'object',
    additionalProperties: false,
    properties: { [file]: several ? { type: 'array', items: one } : one, ...others.properties },
    required: [file, ...(others.required ?? [])],
  };
}

const LIST_HEADERS = {
  'X-Total-Count': {
    description: 'The number of items on all pages.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  Link: {
    description: 'Links to the `first`, `prev`, `next` and `last` pages that exist (RFC 8288).',
    required: true,
    schema: { type: 'string' },
  },
};
