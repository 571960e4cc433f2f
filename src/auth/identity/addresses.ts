/** The e-mail address of an account. */
interface Addressed {
  email: string | null;
  emailVerified: boolean;
}

/** Compares e-mail addresses without case. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

/** Whether the account has this address, and its owner confirmed it. */
export function isConfirmed(account: Addressed | null, email: string): boolean {
  return account !== null && account.emailVerified && isSameAddress(account.email, email);
}
