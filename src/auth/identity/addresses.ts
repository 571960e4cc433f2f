/** An account as far as its address goes. */
interface Addressed {
  email: string | null;
  emailVerified: boolean;
}

/** Whether two addresses are the same to us: case says nothing. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

/** Whether the account's owner has proved to read this address; another one that was confirmed says nothing of it. */
export function isConfirmed(account: Addressed | null, email: string): boolean {
  return account !== null && account.emailVerified && isSameAddress(account.email, email);
}
