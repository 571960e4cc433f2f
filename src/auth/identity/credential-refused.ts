import { Unavailable } from '../../core/errors/domain-errors.js';

/** The token, cookie or account is invalid: forged, expired, revoked, disabled or deleted. */
export class CredentialRefused extends Error {}

const REFUSALS = new Set([
  'auth/argument-error',
  'auth/email-already-exists',
  'auth/email-not-found',
  'auth/invalid-argument',
  'auth/invalid-email',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

export const PROVIDER_AWAY = 'toast.auth.firebase_error';

/** The provider's library itself tries for minutes. */
export interface TimeLimit {
  limitMs: number;
  onLate: () => void;
}

/**
 * Distinguishes a refusal from an outage.
 * @throws CredentialRefused
 * @throws Unavailable
 */
export async function orRefused<T>(answer: Promise<T>, limit: TimeLimit): Promise<T> {
  try {
    return await inTime(answer, limit);
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    // firebase-admin reports an outage of Google's keys as an invalid token
    const keysMissing = /fetching public keys|fetching json web keys/i.test(message ?? '');
    if (code && REFUSALS.has(code) && !keysMissing) throw new CredentialRefused(code, { cause: error });
    throw Object.assign(new Unavailable(PROVIDER_AWAY), { cause: error });
  }
}

async function inTime<T>(answer: Promise<T>, { limitMs, onLate }: TimeLimit): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error('The identity provider did not answer in time'));
    }, limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For changes that have no effect if the provider does not have the account. */
export function ignoreRefusal(error: unknown): null {
  if (error instanceof CredentialRefused) return null;
  throw error;
}
