import { initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  updatePassword,
  type User,
  validatePassword,
} from '@firebase/auth';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { withoutAccountState, ProviderFailure, reasonOf } from './firebase-errors.js';
import { DEFAULT_POLICY, type PasswordPolicy } from './password-rules.js';

/* The identity provider's SDK: load it on demand with `await import('./firebase.js')`. Functions throw the
   SDK's errors; `reasonOf` interprets them. Tokens are for the server, which exchanges them for a session. */

let opened: Auth | undefined;

/** Stores the account in IndexedDB, to renew sessions with it. */
function open({ emulatorUrl, tokenSyncUrl: _, ...options }: ProviderProps): Auth {
  if (!opened) {
    const persistence = [indexedDBLocalPersistence, inMemoryPersistence];
    opened = initializeAuth(initializeApp(options), { persistence });
    if (emulatorUrl) connectAuthEmulator(opened, emulatorUrl, { disableWarnings: true });
  }
  return opened;
}

/** The signed-in account of this browser, if it belongs to the page's user. */
async function accountOf(provider: ProviderProps, uid: string): Promise<User | null> {
  const auth = open(provider);
  await auth.authStateReady();
  return auth.currentUser?.uid === uid ? auth.currentUser : null;
}

/** The account has a second factor, and the credentials have no code. */
export class CodeNeeded extends Error {}

export interface Credentials {
  email: string;
  password: string;
  /** Code of the authenticator app. */
  code?: string;
}

/**
 * Signs in, and returns the account with a new token.
 * @throws CodeNeeded
 */
export async function openAccount(provider: ProviderProps, credentials: Credentials): Promise<User> {
  const auth = open(provider);
  const { email, password, code } = credentials;
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/multi-factor-auth-required') throw error;
    if (!code) throw new CodeNeeded();
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!factor) throw error;
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code.replace(/\s/g, ''));
    return (await resolver.resolveSignIn(assertion)).user;
  }
}

export async function signIn(provider: ProviderProps, credentials: Credentials): Promise<string> {
  return (await openAccount(provider, credentials)).getIdToken();
}

/** Creates an account; reuses an account of an interrupted sign-up if the password matches. */
export async function signUp(provider: ProviderProps, email: string, password: string): Promise<string> {
  try {
    const { user } = await createUserWithEmailAndPassword(open(provider), email, password);
    return await user.getIdToken();
  } catch (error) {
    if (reasonOf(error) !== 'email_taken') throw error;
    return await signIn(provider, { email, password }).catch((refusal: unknown) => {
      const isOther = withoutAccountState(reasonOf(refusal)) === 'credentials';
      throw isOther || refusal instanceof CodeNeeded ? error : refusal;
    });
  }
}

/** Mails a link for a new password; a missing account is no error. */
export async function sendReset(provider: ProviderProps, locale: Locale, email: string): Promise<void> {
  const auth = open(provider);
  auth.languageCode = locale;
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (withoutAccountState(reasonOf(error)) !== 'credentials') throw error;
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

/** A new token of the account, without the password; null when this browser does not have the account. */
export async function freshToken(provider: ProviderProps, uid: string): Promise<string | null> {
  const user = await accountOf(provider, uid);
  return user && user.getIdToken(true);
}

/**
 * Changes the password, which ends other sessions; the returned token is for a new session. Signs in with the
 * new password for it: tokens of the change itself may state a sign-in a second before the change, and would
 * be revoked with the others.
 */
export async function changePassword(
  provider: ProviderProps,
  credentials: Credentials,
  next: string,
): Promise<string> {
  const user = await openAccount(provider, credentials);
  await updatePassword(user, next);
  // a code is valid once
  return signIn(provider, { ...credentials, password: next, code: undefined }).catch(() => user.getIdToken());
}

/** The password policy; the SDK supports policies of schema version 1 only, others use the default. */
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
