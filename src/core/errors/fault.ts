import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { CsrfMismatch, ForeignOrigin } from '../inertia/http/csrf.js';
import {
  Conflict,
  DomainError,
  FieldError,
  Forbidden,
  Invalid,
  Malformed,
  type MessageValues,
  NotFound,
  Stale,
  TooManyRequests,
  Unauthenticated,
  Unavailable,
} from './domain-errors.js';

/** An error as clients see it. */
export interface Fault {
  status: number;
  /** Message key; `codeOf` gives the stable code of the API. */
  key: string;
  values: MessageValues;
  /** Messages by dotted field path. */
  fields: Record<string, { key: string; values?: MessageValues }>;
  /** The current state, instead of the one that the caller read; computed on demand. */
  current?: () => unknown;
  /** An unforeseen error: it is logged with its stack. */
  unexpected: boolean;
  /** A timeout: a retry by the server would wait again. */
  isTimeout: boolean;
}

const STATUS_OF = new Map<unknown, number>([
  [NotFound, 404],
  [Forbidden, 403],
  [Conflict, 409],
  [Stale, 412],
  [Invalid, 422],
  [Malformed, 400],
  [Unauthenticated, 401],
  [TooManyRequests, 429],
  [Unavailable, 503],
]);

/** Messages of errors that the HTTP layer raises itself. */
const KEY_OF_STATUS: Record<number, string> = {
  400: 'fault.bad_request',
  401: 'fault.unauthenticated',
  403: 'fault.forbidden',
  404: 'fault.not_found',
  405: 'fault.not_found',
  413: 'fault.too_large',
  415: 'fault.unsupported_media_type',
  419: 'fault.page_expired',
  503: 'fault.unavailable',
};

/**
 * Classes of PostgreSQL's errors that mean "not now": connection, resources, operator intervention, timeout,
 * read-only database.
 */
const UNAVAILABLE_SQL_STATE = /^(08|53|57|55P03|25006)/;
/** System errors of a network or disk that is unavailable now. */
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
]);

/**
 * Messages without a code: no connection became free in time, or it broke; TypeORM releases the connection of a
 * transaction when it breaks between two queries.
 */
const UNAVAILABLE_DATABASE =
  /timeout exceeded when trying to connect|^Connection terminated|connection error and is not queryable|runner (?:was )?already released/;

const TIMEOUT_MESSAGES = /timeout exceeded when trying to connect|due to connection timeout/;

/** Text that PostgreSQL cannot store, mainly U+0000: no form sends it, so it is the sender's error. */
const UNTRANSLATABLE_SQL_STATE = new Set(['22021', '22P05']);

/** Errors of the multipart parser for malformed and truncated forms. */
const BROKEN_FORM =
  /^Multipart: Boundary not found|unexpected end of multipart data$|^The needle cannot (?:be|have)/i;

/** The stable code for programs: the last part of the key, without the variants of its text. */
export function codeOf(key: string): string {
  return key
    .replace(/\.message$/, '')
    .split('.')
    .at(-1)!;
}

/** The one place that assigns statuses to errors. */
export function toFault(error: unknown): Fault {
  if (error instanceof DomainError) {
    const fields = error instanceof FieldError ? error.fields : {};
    const current = error instanceof Stale ? error.current : undefined;
    return fault(STATUS_OF.get(error.constructor) ?? 500, error.key, {
      values: error.values,
      fields,
      current,
      unexpected: error.cause !== undefined,
    });
  }
  if (error instanceof CsrfMismatch) return fault(403, 'fault.csrf_mismatch');
  if (error instanceof ForeignOrigin) return fault(403, 'fault.foreign_origin');
  if (isUnavailable(error))
    return fault(503, 'fault.unavailable', { unexpected: true, isTimeout: isTimeout(error) });
  const status = isClientError(error) ? 400 : statusOf(error);
  if (status >= 400 && status < 500) return fault(status, KEY_OF_STATUS[status] ?? 'fault.bad_request');
  return fault(status >= 500 ? status : 500, KEY_OF_STATUS[status] ?? 'fault.internal', {
    unexpected: true,
  });
}

function fault(status: number, key: string, rest: Partial<Fault> = {}): Fault {
  return { status, key, values: {}, fields: {}, unexpected: false, isTimeout: false, ...rest };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
}

/** The code of PostgreSQL or of the system. */
function causeOf(error: unknown): unknown {
  return ((error instanceof QueryFailedError ? error.driverError : (error ?? {})) as { code?: unknown }).code;
}

function isClientError(error: unknown): boolean {
  return (
    UNTRANSLATABLE_SQL_STATE.has(String(causeOf(error))) ||
    (error instanceof Error && BROKEN_FORM.test(error.message))
  );
}

function isUnavailable(error: unknown): boolean {
  const code = causeOf(error);
  if (typeof code === 'string')
    return (code.length === 5 && UNAVAILABLE_SQL_STATE.test(code)) || UNAVAILABLE_SYSTEM.has(code);
  return error instanceof Error && (UNAVAILABLE_DATABASE.test(error.message) || isFaultOfServer(error));
}

/** S3 sends this when it is overloaded, for example. */
const isFaultOfServer = (error: Error) => '$fault' in error && error.$fault === 'server';

function isTimeout(error: unknown): boolean {
  return causeOf(error) === 'ETIMEDOUT' || (error instanceof Error && TIMEOUT_MESSAGES.test(error.message));
}
