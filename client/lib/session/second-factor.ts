import { multiFactor, TotpMultiFactorGenerator } from '@firebase/auth';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import { reasonOf } from './firebase-errors.js';
import { type Credentials, openAccount, signIn } from './firebase.js';

/* Load it on demand, as `firebase.js`. */

/** A new second factor, which a code of the authenticator app confirms. */
export interface NewFactor {
  /** To type into the app. */
  key: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
  /** @returns a token for a new session: the change ends others */
  confirm(this: void, code: string): Promise<string>;
}

/** @param appName the name that the app shows */
export async function newFactor(
  provider: ProviderProps,
  credentials: Credentials,
  appName: string,
): Promise<NewFactor> {
  const user = await openAccount(provider, credentials);
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    uri: secret.generateQrCodeUrl(credentials.email, appName),
    async confirm(code) {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replace(/\s/g, ''));
      await factors.enroll(assertion, appName);
      return user.getIdToken();
    },
  };
}

/** Removes the second factor; returns a token for a new session. */
export async function removeFactor(provider: ProviderProps, credentials: Credentials): Promise<string> {
  const factors = multiFactor(await openAccount(provider, credentials));
  for (const factor of factors.enrolledFactors)
    await factors.unenroll(factor).catch((error: unknown) => {
      // the provider may end the sign-in with which the factor was removed
      if (reasonOf(error) !== 'sign_in_again') throw error;
    });
  return signIn(provider, { ...credentials, code: undefined });
}
