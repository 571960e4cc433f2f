import { cutText } from '../../../core/i18n/cut-text.js';
import { OFFER_LIMITS } from '../limits.js';
import { decodeText, plainText } from '../../../core/text/text.js';

const SEPARATORS = [
  /\s*[-=]?>\s*/,
  /\s*[›→]\s*/,
  /\s*::\s*/,
  /\s*»\s*/,
  /\s*\|\s*/,
  /\s*\\\s*/,
  / \/ /,
  /\s*;\s*/,
];
/** These stand inside names too ("TV/Audio"), so they part names only where they come again. */
const WEAK_SEPARATORS = [/\//, / [-–] /];
const ROOTS =
  /^(?:root|root catalog|default category|home|homepage|products?|all products|shop|domov|izdelki|trgovina|heureka\.\w{2,3})$/i;

/** The names of a category path from the root down, in the shop's own writing. */
export function readCategoryPath(text: string): string[] {
  if (!text) return [];
  const path = firstOf(plainText(decodeText(text)));
  const separator =
    SEPARATORS.find((candidate) => candidate.test(path)) ??
    WEAK_SEPARATORS.find((candidate) => path.split(candidate).length > 2);
  const names = (separator ? path.split(separator) : [path])
    .map((name) => cutText(name.trim(), OFFER_LIMITS.short))
    .filter(Boolean)
    .filter((name, index, all) => name !== all[index - 1]);
  while (names.length > 1 && ROOTS.test(names[0]!)) names.shift();
  return names.slice(0, OFFER_LIMITS.categoryDepth);
}

/** Of several paths in one field the first: with signs between that can be no part of them, or with the same root. */
function firstOf(text: string): string {
  if (!text.includes('>')) return text;
  const paths = text.split(/[;|]/);
  if (paths.length > 1 && paths.every((path) => path.includes('>'))) return paths[0]!;
  const root = text.slice(0, text.indexOf('>') + 1);
  const again = root.length > 2 ? [`,${root}`, `, ${root}`].map((start) => text.indexOf(start)) : [];
  const end = Math.min(...again.filter((at) => at > 0));
  return end === Infinity ? text : text.slice(0, end);
}
