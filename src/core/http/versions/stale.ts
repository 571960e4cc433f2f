import type { FastifyReply, FastifyRequest } from 'fastify';
import { VERSION_FIELD } from './if-match.decorator.js';
import { Versioned } from './versioned.js';

type FieldValue = string | number | boolean | null | FieldValue[];

/**
 * The submitted values of a stale form next to the current ones; long texts are truncated, because the page
 * contains both.
 */
export interface FormConflict {
  /** Only values that differ, by dotted field path. */
  fields: Record<string, { yours: FieldValue; theirs: FieldValue }>;
}

declare module '../../inertia/pages.js' {
  interface FlashData {
    /**
     * The conflict of a stale write. Submitted again with the page's new version, the form's values are
     * written.
     */
    conflict?: FormConflict;
  }
}

/** Flash data are stored in a cookie. */
const MAX_TEXT_LENGTH = 120;
const MAX_CONFLICT_LENGTH = 1200;
/** Fields that are never compared. */
const SECRET = /password/i;

/** For the problem document: both versions, and the entity tag to continue with. */
export async function bothVersions(current: () => unknown, request: FastifyRequest, reply: FastifyReply) {
  const now = await current();
  if (now instanceof Versioned) reply.header('etag', now.tag);
  return { current: now instanceof Versioned ? (now.body as unknown) : now, sent: request.body };
}

/** For the form: as many differences as fit into a cookie. */
export async function formConflict(current: () => unknown, request: FastifyRequest): Promise<FormConflict> {
  const now = await current();
  const theirs = flat(now instanceof Versioned ? now.body : now);
  const fields: FormConflict['fields'] = {};
  for (const [name, value] of Object.entries(flat(request.body))) {
    if (name === VERSION_FIELD || SECRET.test(name) || asText(value) === asText(theirs[name])) continue;
    fields[name] = { yours: cut(value), theirs: cut(theirs[name] ?? null) };
    if (JSON.stringify(fields).length > MAX_CONFLICT_LENGTH) {
      delete fields[name];
      break;
    }
  }
  return { fields };
}

/** Objects by dotted path, like names of form fields; lists stay whole. */
function flat(value: unknown, path = ''): Record<string, FieldValue> {
  if (!value || typeof value !== 'object' || Array.isArray(value))
    return path ? { [path]: (value ?? null) as FieldValue } : {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, part]) => flat(part, path ? `${path}.${name}` : name)),
  ) as Record<string, FieldValue>;
}

/** A form sends numbers as texts, and an empty text for null. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(asText));
  if (value && typeof value === 'object') return JSON.stringify(filled(value));
  return String(value ?? '').replaceAll('\r\n', '\n');
}

/** The non-empty entries of an object, sorted by name. */
function filled(value: object): [string, string][] {
  const entries = Object.entries(value).map(([name, part]): [string, string] => [name, asText(part)]);
  return entries.filter(([, text]) => text && text !== '[]').sort(([a], [b]) => (a < b ? -1 : 1));
}

function cut(value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(cut);
  return typeof value === 'string' && value.length > MAX_TEXT_LENGTH
    ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
    : value;
}
