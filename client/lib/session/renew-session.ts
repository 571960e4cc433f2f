import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import type { SharedProps } from '../../../src/core/inertia/pages.js';
import { syncToken } from './token-sync.js';

export type Session = NonNullable<SharedProps['session']>;

/**
 * Sends a token to the server without a visit.
 * @returns whether a session was opened
 */
async function postToken(url: string, idToken: string): Promise<boolean> {
  const { ok } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': xsrfToken() },
    body: JSON.stringify({ idToken }),
  });
  return ok;
}

/**
 * Renews the session when this browser has the user's account. Never throws.
 * @returns whether it was renewed
 */
export async function renewSession({ uid, url, provider }: Session): Promise<boolean> {
  try {
    const { freshToken } = await import('./firebase.js');
    const idToken = await freshToken(provider, uid);
    if (idToken === null || !(await postToken(url, idToken))) return false;
    void syncToken(provider, idToken);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a session in place of one that ended with its sign-in.
 * @returns false: there is none, and the server leads to the login page
 */
export async function replaceSession(
  provider: ProviderProps,
  url: string,
  idToken: string,
): Promise<boolean> {
  const isOpen = await postToken(url, idToken).catch(() => false);
  if (isOpen) void syncToken(provider, idToken);
  return isOpen;
}

function xsrfToken(): string {
  const prefix = location.protocol === 'https:' ? '__Host-' : '';
  const [, token = ''] = new RegExp(`(?:^|; )${prefix}XSRF-TOKEN=([^;]*)`).exec(document.cookie) ?? [];
  return decodeURIComponent(token);
}
