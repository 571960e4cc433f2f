import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Pages } from '../../src/core/inertia/pages.js';

type Provider = Pages['auth/login']['provider'];

/** Why the provider gave no token; a key of the toasts. It never tells which addresses exist. */
export class SignInFailure extends Error {
  constructor(
    readonly key: 'toast.auth.login_error' | 'toast.auth.firebase_error',
    cause: unknown,
  ) {
    super(key, { cause });
  }
}

/** What is wrong with the person's words, as against the provider or the way to it. */
const REFUSALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/invalid-email',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/missing-password',
]);

/**
 * Signs in with the identity provider and returns an ID token. Nothing stays in the browser: the session is the
 * server's cookie alone.
 * @throws SignInFailure
 */
export async function signIn(provider: Provider, email: string, password: string): Promise<string> {
  const { emulatorUrl, ...options } = provider;
  const app = initializeApp(options, 'sign-in');
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return await user.getIdToken();
  } catch (error) {
    const refused = error instanceof FirebaseError && REFUSALS.has(error.code);
    throw new SignInFailure(refused ? 'toast.auth.login_error' : 'toast.auth.firebase_error', error);
  } finally {
    await deleteApp(app);
  }
}
