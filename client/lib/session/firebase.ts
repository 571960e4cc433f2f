import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
  validatePassword,
} from 'firebase/auth';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { discreetly, ProviderFailure, reasonOf } from './firebase-errors.js';
import { DEFAULT_POLICY, type PasswordPolicy } from './password-rules.js';

/*
 * The identity provider's own SDK: import this file only when it is needed, `await import('./firebase.js')`. What fails
 * is the SDK's error; `reasonOf` tells what it means. Tokens are for the server, which makes a session of them.
 */

let opened: Auth | undefined;

/** Keeps the account in the browser's database: that is what sessions are renewed with. */
function open({ emulatorUrl, tokenSyncUrl: _, ...options }: ProviderProps): Auth {
  if (!opened) {
    const persistence = [indexedDBLocalPersistence, inMemoryPersistence];
    opened = initializeAuth(initializeApp(options), { persistence });
    if (emulatorUrl) connectAuthEmulator(opened, emulatorUrl, { disableWarnings: true });
  }
  return opened;
}

/** Who is signed in here at the provider, if it is the person that the page is for. */
async function accountOf(provider: ProviderProps, uid: string): Promise<User | null> {
  const auth = open(provider);
  await auth.authStateReady();
  return auth.currentUser?.uid === uid ? auth.currentUser : null;
}

export async function signIn(provider: ProviderProps, email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(open(provider), email, password);
  return user.getIdToken();
}

/** Makes an account; one that a sign-up has left behind half-way is taken up again when the password is its own. */
export async function signUp(provider: ProviderProps, email: string, password: string): Promise<string> {
  try {
    const { user } = await createUserWithEmailAndPassword(open(provider), email, password);
    return await user.getIdToken();
  } catch (error) {
    if (reasonOf(error) !== 'email_taken') throw error;
    return await signIn(provider, email, password).catch((refusal: unknown) => {
      throw discreetly(reasonOf(refusal)) === 'credentials' ? error : refusal;
    });
  }
}

/** Mails a link for a new password; that there is no such account is no error. */
export async function sendReset(provider: ProviderProps, locale: Locale, email: string): Promise<void> {
  const auth = open(provider);
  auth.languageCode = locale;
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (discreetly(reasonOf(error)) !== 'credentials') throw error;
  });
}

/** Mails a link that confirms the address. */
export async function sendVerification(provider: ProviderProps, locale: Locale, uid?: string): Promise<void> {
  const user = uid === undefined ? open(provider).currentUser : await accountOf(provider, uid);
  if (!user) throw new ProviderFailure('auth/null-user');
  if (user.emailVerified) return;
  open(provider).languageCode = locale;
  await sendEmailVerification(user);
}

/** A new token of the person's account, without asking for the password; null when this browser does not have it. */
export async function freshToken(provider: ProviderProps, uid: string): Promise<string | null> {
  const user = await accountOf(provider, uid);
  return user && user.getIdToken(true);
}

/**
 * Changes the password; other sessions end, so that the token that comes back is to open a new one. Signs in by the new
 * password for it: the tokens that the change itself gives may tell of a sign-in that is a second older than the
 * change, and would end with the others.
 */
export async function changePassword(
  provider: ProviderProps,
  email: string,
  passwords: { current: string; next: string },
): Promise<string> {
  const { user } = await signInWithEmailAndPassword(open(provider), email, passwords.current);
  await updatePassword(user, passwords.next);
  return signIn(provider, email, passwords.next).catch(() => user.getIdToken());
}

/** What a password must be; the SDK reads policies of schema version 1 only, for others the default holds. */
export async function passwordPolicy(provider: ProviderProps): Promise<PasswordPolicy> {
  try {
    const { passwordPolicy: policy } = await validatePassword(open(provider), '');
    const options = policy.customStrengthOptions;
    return {
      minLength: options.minPasswordLength ?? DEFAULT_POLICY.minLength,
      maxLength: options.maxPasswordLength,
      lowercase: options.containsLowercaseLetter,
      uppercase: options.containsUppercaseLetter,
      digit: options.containsNumericCharacter,
      special: options.containsNonAlphanumericCharacter,
      specialCharacters: policy.allowedNonAlphanumericCharacters,
    };
  } catch {
    return DEFAULT_POLICY;
  }
}
