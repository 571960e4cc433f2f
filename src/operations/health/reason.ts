import { Unavailable } from '../../core/errors/domain-errors.js';

const FULL = 'no room is left';
const READ_ONLY = 'may only be read';
const AWAY = 'cannot be reached';
export const SILENT = 'no answer in time';

/** Error codes of the system and of PostgreSQL, in words that reveal no paths or hosts. */
const WORDS: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EFBIG: FULL,
  '53100': FULL,
  EROFS: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  '25006': READ_ONLY,
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  ETIMEDOUT: SILENT,
};

/** The part answers, but is not ready. */
export class NotReady extends Error {}

/** Pages can be served all the same. */
export class Degraded extends NotReady {}

/** Why a part cannot be used, for operators. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotReady) return error.message;
  if (error instanceof Unavailable) return AWAY;
  const { code } = (error ?? {}) as { code?: unknown };
  return WORDS[String(code)] ?? 'cannot be used';
}
