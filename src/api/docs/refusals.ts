import type { ApiHandler } from './api-handlers.js';
import { Problem, StaleProblem } from './problem.json.js';
import type { Schemas } from './schemas.js';

const MEANINGS = {
  BadRequest: [400, 'The request contains an unknown field or query parameter, or an invalid query.'],
  Unauthenticated: [401, 'The request carries no valid credentials.'],
  Forbidden: [403, 'The user lacks the permission.'],
  NotFound: [404, 'The resource does not exist, or the user may not see it.'],
  Conflict: [
    409,
    'The request conflicts with the current state, or the first request with this key is still running.',
  ],
  Stale: [412, 'The resource has changed since it was read; `ETag` is that of `current`.'],
  Invalid: [422, 'The data is invalid; `errors` lists the fields.'],
} as const;

const OTHERS =
  'Too large (413), unsupported media type (415), too many requests (429), server error (500), or not available ' +
  'right now (503).';

type Refusal = keyof typeof MEANINGS;

/** Components of errors that operations refer to. */
export function refusalComponents(schemas: Schemas) {
  const problem = schemas.refer(Problem);
  const stale = schemas.refer(StaleProblem);
  const response = (description: string, schema = problem) => ({
    description,
    content: { 'application/problem+json': { schema } },
  });
  return {
    ...Object.fromEntries(
      Object.entries(MEANINGS).map(([name, [status, text]]) => [
        name,
        {
          ...response(text, status === 412 ? stale : problem),
          ...(status === 401 && { headers: CHALLENGE }),
        },
      ]),
    ),
    Other: response(OTHERS),
  };
}

/** Errors of an operation, by status. */
export function refusalsOf(
  { method, rule, ...takes }: ApiHandler,
  schemas: Schemas,
): Record<string, { $ref: string }> {
  const isWrite = method !== 'get';
  // non-public statuses are filtered by `status`
  const isNarrowed = takes.query && 'status' in (schemas.describe(takes.query).properties ?? {});
  const possible: Record<Refusal, unknown> = {
    BadRequest: takes.query || takes.body || takes.takesKey,
    // also of a public read, with an invalid token
    Unauthenticated: true,
    Forbidden: rule !== 'public' || isWrite || isNarrowed,
    NotFound: takes.params || takes.body || takes.upload || isNarrowed,
    Conflict: isWrite,
    Stale: takes.takesVersion,
    Invalid: isWrite && (takes.body || takes.query || takes.upload || takes.takesKey),
  };
  const names = (Object.keys(MEANINGS) as Refusal[]).filter((name) => possible[name]);
  return {
    ...Object.fromEntries(names.map((name) => [MEANINGS[name][0], refer(name)])),
    default: refer('Other'),
  };
}

const CHALLENGE = {
  'WWW-Authenticate': { description: 'How to sign in.', required: true, schema: { const: 'Bearer' } },
};

const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });
