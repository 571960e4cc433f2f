import type { FastifyRequest } from 'fastify';
import { isPlainForm } from './body-parsers.js';
import { CSRF_FIELD } from './csrf.js';
import { visitOf } from './visit.js';

/** Characters of names and values; more would not fit into the one-shot cookie. */
const TYPED_LENGTH = 6000;
const SECRET = /passw|secret|token/i;

/**
 * The input of a native form by dotted field, so that the next page can show it again. Empty for forms of the
 * client, which keep their values. Without files and passwords.
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
    return typeof value === 'string' ? [[path + name, value]] : [];
  });
}
