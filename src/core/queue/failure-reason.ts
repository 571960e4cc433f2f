const MAX_LENGTH = 300;
/** E-mail addresses, and the credentials of a URL. */
const OF_SOMEBODY = /(?<![^\s<>"'/])(:*)[^\s<>"'/:][^\s<>"'/@]*@[^\s<>"']+/g;

/** The first line of an error, without e-mail addresses and passwords. */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.trim().split('\n')[0]!.replace(OF_SOMEBODY, '$1…').slice(0, MAX_LENGTH);
}
