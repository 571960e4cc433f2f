import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Malformed, Stale } from '../../errors/domain-errors.js';
import { type Changing, versionInTag, versionOf } from './versioned.js';

/** The form field with the version that the form was filled with. */
export const VERSION_FIELD = '_version';

/** The versions that a write accepts; null: any. */
type ExpectedVersions = readonly string[] | null;

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

/**
 * Guards a write against a lost update. Returns a function that the write calls with the locked row, inside
 * its transaction.
 * @param present returns the current state in the form that the caller reads; called after the transaction
 * @throws Stale if the row has none of the versions that the write accepts
 */
export type IfFresh = <Thing, Result = void>(
  present: (thing: Thing) => unknown,
  change?: (thing: Thing) => Result,
) => (locked: Thing & Changing) => Result;

/** The value of `@IfMatch()`; the API's description recognises handlers by it. */
export const readIfMatch = (_: unknown, context: ExecutionContext): IfFresh => {
  const expected = expectedVersions(context.switchToHttp().getRequest<FastifyRequest>());
  return (present, change) => (locked) => {
    if (expected && !expected.includes(versionOf(locked))) throw new Stale(() => present(locked));
    return change?.(locked) as never;
  };
};

/**
 * For a write that may name the version that the client read.
 * @throws Malformed if the header is not a list of entity tags
 */
export const IfMatch = createParamDecorator(readIfMatch);
