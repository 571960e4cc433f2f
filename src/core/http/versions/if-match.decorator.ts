import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Malformed, Stale } from '../../errors/domain-errors.js';
import { type Changing, versionInTag, versionOf } from './versioned.js';

/** The form field with the version that the form was filled with. */
export const VERSION_FIELD = '_version';

/** The versions that a write accepts; null: any. */
export type ExpectedVersions = readonly string[] | null;

/** Reads the `If-Match` header of a request, or the `_version` field of a form. */
function expectedVersions(request: FastifyRequest): ExpectedVersions {
  const header = request.headers['if-match'];
  if (header?.trim() === '*') return null;
  if (header !== undefined) return header.split(',').map(versionInHeader);
  const field = (request.body as Record<string, unknown> | null | undefined)?.[VERSION_FIELD];
  return typeof field === 'string' && field ? [field] : null;
}

function versionInHeader(tag: string): string {
  const version = versionInTag(tag.trim());
  if (version === null)
    throw new Malformed('fault.bad_request', {}, { 'If-Match': { key: 'validation.matches' } });
  return version;
}

/** The value of `@IfMatch()`; the API's description recognises handlers by it. */
export const readIfMatch = (_: unknown, context: ExecutionContext): ExpectedVersions =>
  expectedVersions(context.switchToHttp().getRequest<FastifyRequest>());

/**
 * The versions that the write accepts, for `assertFresh`.
 * @throws Malformed for a header that is no list of entity tags
 */
export const IfMatch = createParamDecorator(readIfMatch);

/**
 * Call it with the locked row, inside the transaction that writes it.
 * @param present gives the present state in the form that the caller reads; called after the transaction has
 * ended
 * @throws Stale when the row has none of the versions that the write accepts
 */
export function assertFresh<Thing extends Changing>(
  expected: ExpectedVersions,
  locked: Thing,
  present: (thing: Thing) => unknown,
): void {
  if (expected && !expected.includes(versionOf(locked))) throw new Stale(() => present(locked));
}
