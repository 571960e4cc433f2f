const OURS = 'http://ours.invalid';
const MAX_LENGTH = 2000;

/** A local path to go on to, normalised; null for everything that could lead to another site. */
export function nextPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null;
  // browsers read a backslash as a slash and drop tabs and newlines
  if (!wanted.startsWith('/') || /[\\\x00-\x20\x7f]/.test(wanted) || !URL.canParse(wanted, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, OURS);
  // dots may have resolved to a second slash: /.//elsewhere
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
}
