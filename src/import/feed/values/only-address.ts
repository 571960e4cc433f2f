/** Quotes or brackets around the whole text. */
const QUOTED = /^(["'<])(?<inside>[^"'<>]+)["'>]$/;
/** A link of HTML with nothing around it. */
const ANCHOR = /^<a\s(?<attributes>[^<>]*)>[^<>]*<\/a>$/i;
const HREF = /(?<![\w-])href\s*=\s*["']?(?<inside>[^"'\s]+)/i;
/** Anchored at the first separator: matching at each of them would take quadratic time. */
const ANOTHER = /(?<![\s,;|])[\s,;|]+https?:\/\//i;
const MAX_LENGTH = 5000;

/** The URL of a field that has quotes or HTML around it, or several URLs of which the first counts. */
export function onlyAddress(text: string): { address: string; others: boolean } {
  if (text.length > MAX_LENGTH) return { address: text, others: false };
  const attributes = ANCHOR.exec(text)?.groups?.attributes;
  const inside =
    (attributes === undefined ? QUOTED : HREF).exec(attributes ?? text)?.groups?.inside?.trim() ?? text;
  const next = inside.search(ANOTHER);
  return next > 0 ? { address: inside.slice(0, next), others: true } : { address: inside, others: false };
}
