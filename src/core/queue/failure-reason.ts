const MAX_LENGTH = 300;
/** Mail addresses, and what stands before the host of an address with a password. */
const OF_SOMEBODY = /(?<![^\s<>"'/])(:*)[^\s<>"'/:][^\s<>"'/@]*@[^\s<>"']+/g;

/** What people who look after the queues may know of an error: its first line, and nobody's address or password. */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.trim().split('\n')[0]!.replace(OF_SOMEBODY, '$1…').slice(0, MAX_LENGTH);
}
