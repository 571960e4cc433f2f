import { router } from '@inertiajs/react';
import { ProviderFailure } from './firebase-errors.js';
import { forgetAccount } from './forget-account.js';
import { onVersionChange } from '../visits/version-change.js';

const LOGIN_PAGE = 'auth/login';

/** The server did not open a session; messages by field. A toast already shows the error. */
export class SessionRefused extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('The server opened no session');
  }
}

/**
 * Exchanges the provider's token for a session and follows the redirect. On failure the page stays, and the
 * account is deleted from the browser.
 * @throws SessionRefused
 * @throws ProviderFailure when the server could not be reached
 */
export async function openSession(
  method: 'post' | 'put',
  url: string,
  data: Record<string, string>,
): Promise<void> {
  try {
    await send(method, url, data);
  } catch (error) {
    await forgetAccount();
    throw error;
  }
}

function send(method: 'post' | 'put', url: string, data: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onVersionChange((isRefused) => (isRefused ? reject(new SessionRefused({})) : resolve()));
    router[method](url, data, {
      preserveState: ({ component }) => component === LOGIN_PAGE,
      preserveScroll: 'errors',
      onSuccess: ({ component }) => (component === LOGIN_PAGE ? reject(new SessionRefused({})) : resolve()),
      onError: (errors) => reject(new SessionRefused(errors)),
      // none of the other callbacks: there was no answer
      onFinish: () => {
        stop();
        reject(new ProviderFailure('auth/network-request-failed'));
      },
    });
  });
}
