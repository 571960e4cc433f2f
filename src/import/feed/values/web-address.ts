import { withoutControls } from '../../../core/text/text.js';
import { OFFER_LIMITS } from '../limits.js';

const ALREADY_NORMAL = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w\-.~!$&()*+,;=:@/?]*$/;

/** Begins with a scheme or with `//`. */
export const HAS_SCHEME = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const LOST_COLON = /^(https?)\/\//i;
/** A typical host of this market, for URLs without a scheme. */
const HOST_FIRST =
  /^(?:www\.|(?:[\p{L}\d-]+\.)+(?:si|com|net|org|eu|shop|store|hr|rs|ba|me|mk|at|it|hu|de|cz|sk|pl|ro|bg|gr)(?:\/|$))/iu;

/**
 * An absolute http(s) URL, percent-encoded; idempotent. Null for anything else (other schemes, credentials,
 * too long). A relative one is resolved against `base`.
 */
export function readWebAddress(text: string, base: string | null = null): string | null {
  if (isNormal(text)) return text;
  const address = completed(onOneLine(withoutControls(text).trim()).replaceAll('&amp;', '&'));
  // fragments and unfilled templates lead nowhere; a URL with a scheme needs no base
  if (!address || /^[#{[<$]/.test(address)) return null;
  const url = parse(address, HAS_SCHEME.test(address) ? null : base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length <= OFFER_LIMITS.link ? url.href : null;
}

/** Fast path for most URLs: plain characters, no dot segments, no doubly escaped &. */
function isNormal(text: string): boolean {
  return (
    text.length <= OFFER_LIMITS.link &&
    ALREADY_NORMAL.test(text) &&
    !text.includes('/.') &&
    !text.includes('&amp;')
  );
}

/** Whether it needs a base: it has neither scheme nor host. */
export function isRelative(text: string): boolean {
  return !HAS_SCHEME.test(text) && !HOST_FIRST.test(text.trim()) && !LOST_COLON.test(text.trim());
}

/** Line breaks and indentation are not part of a URL. */
const onOneLine = (text: string) =>
  /[\r\n]/.test(text)
    ? text
        .split(/[\r\n]/)
        .map((line) => line.trim())
        .join('')
    : text;

const completed = (address: string) =>
  HOST_FIRST.test(address) ? `https://${address}` : address.replace(LOST_COLON, '$1://');

function parse(address: string, base: string | null): URL | null {
  try {
    return new URL(address.startsWith('//') ? `https:${address}` : address, base ?? undefined);
  } catch {
    return null;
  }
}
