/** Signs around the whole. */
const QUOTED = /^(["'<])(?<inside>[^"'<>]+)["'>]$/;
/** A link of HTML with nothing around it. */
const ANCHOR = /^<a\s[^<>]*?href\s*=\s*["']?(?<inside>[^"'<>\s]+)["']?[^<>]*>[^<>]*<\/a>$/i;
const ANOTHER = /[\s,;|]+https?:\/\//i;
const LONGEST = 5000;

/** The address of a field that holds it with signs or HTML around it, or as the first of several. */
export function onlyAddress(text: string): { address: string; others: boolean } {
  if (text.length > LONGEST) return { address: text, others: false };
  const inside = (QUOTED.exec(text) ?? ANCHOR.exec(text))?.groups?.inside?.trim() ?? text;
  const next = inside.search(ANOTHER);
  return next > 0 ? { address: inside.slice(0, next), others: true } : { address: inside, others: false };
}
