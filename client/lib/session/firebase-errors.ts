/** Reasons of failures for people; `auth.errors.<reason>` is the text. */
export type Reason =
  | 'credentials'
  | 'wrong_password'
  | 'wrong_code'
  | 'invalid_email'
  | 'too_many'
  | 'weak_password'
  | 'email_taken'
  | 'disabled'
  | 'network'
  | 'sign_in_again'
  | 'unavailable';

/** The provider's error codes that a user can cause; all others are failures of the provider or of ours. */
const REASONS: Record<string, Reason> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/missing-password': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/email-not-found': 'credentials',
  'auth/invalid-email': 'invalid_email',
  'auth/missing-email': 'invalid_email',
  'auth/invalid-recipient-email': 'invalid_email',
  'auth/too-many-requests': 'too_many',
  'auth/quota-exceeded': 'too_many',
  'auth/weak-password': 'weak_password',
  'auth/password-does-not-meet-requirements': 'weak_password',
  'auth/email-already-in-use': 'email_taken',
  'auth/invalid-verification-code': 'wrong_code',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/requires-recent-login': 'sign_in_again',
  'auth/user-token-expired': 'sign_in_again',
  'auth/invalid-user-token': 'sign_in_again',
  'auth/null-user': 'sign_in_again',
};

/** An error in the form of the SDK's own, so that it is presented in the same way. */
export class ProviderFailure extends Error {
  constructor(
    readonly code: 'auth/network-request-failed' | 'auth/null-user',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** The reason of the provider's or the network's failure. */
export function reasonOf(error: unknown): Reason {
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' && REASONS[code]) || 'unavailable';
}

/**
 * The reason for a visitor who is not signed in: disabled and missing accounts and wrong passwords look the
 * same.
 */
export function withoutAccountState(reason: Reason): Reason {
  return reason === 'disabled' ? 'credentials' : reason;
}

/** The reason for the owner of the account. */
export function withAccountState(reason: Reason): Reason {
  return reason === 'credentials' ? 'wrong_password' : reason;
}
