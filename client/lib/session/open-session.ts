import { router } from '@inertiajs/react';
import { ProviderFailure } from './firebase-errors.js';
import { forgetAccount } from './forget-account.js';
import { onVersionChange } from '../visits/version-change.js';

const LOGIN_PAGE = 'auth/login';

/** The server opened no session; texts by field. A toast has said so already. */
export class SessionRefused extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('The server opened no session');
  }
}

/**
 * Sends the provider's token to the server and goes on to where it leads. Otherwise the page stays as it is, and the
 * account does not stay in the browser.
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
      // none of them: no answer has come
      onFinish: () => {
        stop();
        reject(new ProviderFailure('auth/network-request-failed'));
      },
    });
  });
}
