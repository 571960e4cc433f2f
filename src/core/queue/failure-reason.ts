const MAX_LENGTH = 300;
/** E-mail addresses, and the credentials of a URL. */
const PERSONAL_DATA = /(?<![^\s<>"'/])(:*)[^\s<>"'/:][^\s<>"'/@]*@[^\s<>"']+/g;

/** The first line of an error, without e-mail addresses and passwords. */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.trim().split('\n')[0]!.replace(PERSONAL_DATA, '$1…').slice(0, MAX_LENGTH);
}
