const MAX_LENGTH = 200;

/** Host and path of a URL, for people; without the query, which may contain a key. */
export function toAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, MAX_LENGTH);
}
