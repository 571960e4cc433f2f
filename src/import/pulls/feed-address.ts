const MAX_LENGTH = 200;

/** Host and path of a URL, for people; the query is left out, as it may hold a key. */
export function toAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, MAX_LENGTH);
}
