import { Unavailable } from '../core/errors/domain-errors.js';

/** The provider knows this token, cookie or account, and it does not count: forged, expired, revoked, disabled, gone. */
export class CredentialRefused extends Error {}

const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Tells a refusal from an outage.
 * @throws CredentialRefused
 * @throws Unavailable
 */
export async function orRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    // firebase-admin reports that Google's keys could not be fetched as if the token were wrong
    const keysMissing = /fetching public keys|fetching json web keys/i.test(message ?? '');
    if (code && REFUSALS.has(code) && !keysMissing) throw new CredentialRefused(code, { cause: error });
    throw Object.assign(new Unavailable('toast.auth.firebase_error'), { cause: error });
  }
}

/** For what is done already when the provider knows nothing of it. */
export function ignoreRefusal(error: unknown): null {
  if (error instanceof CredentialRefused) return null;
  throw error;
}
