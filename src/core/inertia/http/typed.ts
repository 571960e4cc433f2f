import type { FastifyRequest } from 'fastify';
import { isPlainForm } from './body-parsers.js';
import { CSRF_FIELD } from './csrf.js';
import { visitOf } from './visit.js';

/** Characters of names and values; more would not fit into the one-shot cookie anyway. */
const TYPED_LENGTH = 6000;
const SECRET = /passw|secret|token/i;

/**
 * What stood in a form that the browser itself has sent, by dotted field: the next page can draw it again. Empty for
 * the client's own forms, which keep what they hold. Files and passwords are never among it.
 */
export function typedIn(request: FastifyRequest): Record<string, string> {
  const { body } = request;
  if (visitOf(request).request.isInertia || !isPlainForm(request) || !body) return {};
  const fields = textsIn(body);
  return fields.flat().join('').length > TYPED_LENGTH ? {} : Object.fromEntries(fields);
}

function textsIn(fields: object, path = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (name === CSRF_FIELD || SECRET.test(name)) return [];
    if (value && typeof value === 'object') return textsIn(value, `${path}${name}.`);
    return typeof value === 'string' && value !== '' ? [[path + name, value]] : [];
  });
}
