import type { ProviderProps } from '../../../src/auth/auth.pages.js';

const OLDEST_MS = 5 * 60_000;

/**
 * Sends the token after a sign-in or renewal to the configured URL, or null after a sign-out. Tokens older
 * than five minutes are skipped. Never throws, because signing in and out does not depend on it.
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
      // the page may be left before the answer
      keepalive: true,
    });
  } catch {
    // a failure of the other service must not prevent signing in
  }
}

/** Milliseconds since a token was issued; infinite if it has no time. */
function ageOf(idToken: string): number {
  const [, payload = ''] = idToken.split('.');
  try {
    const { iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: number };
    return iat === undefined ? Infinity : Date.now() - iat * 1000;
  } catch {
    return Infinity;
  }
}
