const MAX_LENGTH = 200;

/** An address as people recognise it: what may be a key in its query is left out. */
export function toAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, MAX_LENGTH);
}
