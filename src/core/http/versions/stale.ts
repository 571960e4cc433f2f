import type { FastifyReply, FastifyRequest } from 'fastify';
import { VERSION_FIELD } from './if-match.decorator.js';
import { Versioned } from './versioned.js';

type FieldValue = string | number | boolean | null | FieldValue[];

/** What a form holds that came too late, beside what there is now; long texts are cut, for the page has both in full. */
export interface FormConflict {
  /** By dotted field path, only those that differ. */
  fields: Record<string, { yours: FieldValue; theirs: FieldValue }>;
}

declare module '../../inertia/pages.js' {
  interface FlashData {
    /** Somebody else was quicker. Sent again with the page's new version, the form's values count. */
    conflict?: FormConflict;
  }
}

/** Flash data travel in a cookie. */
const MAX_TEXT_LENGTH = 120;
const MAX_CONFLICT_LENGTH = 1200;
/** Nobody needs to see it beside another one. */
const SECRET = /password/i;

/** For the problem document: both versions, and the entity tag to go on with. */
export async function bothVersions(current: () => unknown, request: FastifyRequest, reply: FastifyReply) {
  const now = await current();
  if (now instanceof Versioned) reply.header('etag', now.tag);
  return { current: now instanceof Versioned ? (now.body as unknown) : now, sent: request.body };
}

/** For the form: what differs, as far as a cookie holds it. */
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

/** Objects by dotted path, as fields of forms are named; lists stay whole. */
function flat(value: unknown, path = ''): Record<string, FieldValue> {
  if (!value || typeof value !== 'object' || Array.isArray(value))
    return path ? { [path]: (value ?? null) as FieldValue } : {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, part]) => flat(part, path ? `${path}.${name}` : name)),
  ) as Record<string, FieldValue>;
}

/** A form sends texts where the server has numbers, and an empty one where there is nothing. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(asText));
  if (value && typeof value === 'object') return JSON.stringify(filled(value));
  return String(value ?? '').replaceAll('\r\n', '\n');
}

/** What an object says, in the order of its names; the ones that it leaves empty are as good as left out. */
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
