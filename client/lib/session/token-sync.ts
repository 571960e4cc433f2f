import type { ProviderProps } from '../../../src/auth/auth.pages.js';

const OLDEST_MS = 5 * 60_000;

/**
 * Hands the token of somebody who has signed in, or renewed the session, on to the address that is set up for it, or says
 * there (null) that the person has left. Tokens issued more than five minutes ago are skipped. Never fails: signing in
 * and out does not depend on it.
 */
export async function syncToken(
  { tokenSyncUrl }: Pick<ProviderProps, 'tokenSyncUrl'>,
  idToken: string | null,
): Promise<void> {
  if (!tokenSyncUrl || (idToken !== null && ageOf(idToken) > OLDEST_MS)) return;
  try {
    await fetch(tokenSyncUrl, {
      method: idToken === null ? 'DELETE' : 'POST',
      headers: idToken === null ? {} : { authorization: `Bearer ${idToken}` },
      credentials: 'include',
      // the page may be left meanwhile
      keepalive: true,
    });
  } catch {
    // another service that is away is no reason to stay outside
  }
}

/** Milliseconds since a token was issued; without end when it does not say. */
function ageOf(idToken: string): number {
  const [, payload = ''] = idToken.split('.');
  try {
    const { iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: number };
    return iat === undefined ? Infinity : Date.now() - iat * 1000;
  } catch {
    return Infinity;
  }
}
