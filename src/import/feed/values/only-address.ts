/** Signs around the whole. */
const QUOTED = /^(["'<])(?<inside>[^"'<>]+)["'>]$/;
/** A link of HTML with nothing around it. */
const ANCHOR = /^<a\s(?<attributes>[^<>]*)>[^<>]*<\/a>$/i;
const HREF = /(?<![\w-])href\s*=\s*["']?(?<inside>[^"'\s]+)/i;
/** From the first of the signs only: each as a start of its own would go over all the others again. */
const ANOTHER = /(?<![\s,;|])[\s,;|]+https?:\/\//i;
const MAX_LENGTH = 5000;

/** The address of a field that holds it with signs or HTML around it, or as the first of several. */
export function onlyAddress(text: string): { address: string; others: boolean } {
  if (text.length > MAX_LENGTH) return { address: text, others: false };
  const attributes = ANCHOR.exec(text)?.groups?.attributes;
  const inside =
    (attributes === undefined ? QUOTED : HREF).exec(attributes ?? text)?.groups?.inside?.trim() ?? text;
  const next = inside.search(ANOTHER);
  return next > 0 ? { address: inside.slice(0, next), others: true } : { address: inside, others: false };
}
