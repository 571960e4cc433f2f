import { truncateText } from '../../../core/text/truncate-text.js';
import { OFFER_LIMITS } from '../limits.js';
import { decodeText, plainText } from '../../../core/text/text.js';

const SEPARATORS = [/-?>/, /»/, /\|/, /\\/, / \/ /, /;/];
/** These also occur inside names ("TV/Audio"), so they are separators only when repeated. */
const WEAK_SEPARATORS = [/\//, / [-–] /];
const ROOTS = /^(?:home|homepage|products?|all products|shop|domov|izdelki|trgovina|heureka\.\w{2,3})$/i;
/** Separators only for the search in the tree, as are the roots below. */
const FURTHER_SEPARATORS = /(?:[-=]\s*)?>|[›→]|::/;
const FURTHER_ROOTS = /^(?:root|root catalog|default category)$/i;

/**
 * The names of a category path from the root down, in the shop's own notation. Stores' mappings and the
 * hashes of offers depend on the result, so a changed reading would lose both.
 */
export function readCategoryPath(text: string): string[] {
  if (!text) return [];
  const path = plainText(decodeText(text));
  const separator =
    SEPARATORS.find((candidate) => candidate.test(path)) ??
    WEAK_SEPARATORS.find((candidate) => path.split(candidate).length > 2);
  const names = (separator ? path.split(separator) : [path])
    .map((name) => truncateText(name.trim(), OFFER_LIMITS.short))
    .filter(Boolean)
    .filter((name, index, all) => name !== all[index - 1]);
  if (names.length > 1 && ROOTS.test(names[0]!)) names.shift();
  return names;
}

/**
 * The names of a path to look for in the tree: without a generator's root names, and only the first of
 * several paths.
 */
export function namesToFind(path: string[]): string[] {
  const names = firstOf(path.join(' > '))
    .split(FURTHER_SEPARATORS)
    .map((name) => name.trim())
    .filter(Boolean);
  while (names.length > 1 && (ROOTS.test(names[0]!) || FURTHER_ROOTS.test(names[0]!))) names.shift();
  // a name may consist of separators only
  return names.length ? names : path;
}

/**
 * Several paths have the same root or more than two names each; otherwise the separator belongs to a name.
 */
function firstOf(text: string): string {
  const [root, ...others] = text.split(' > ', 2);
  if (!others.length) return text;
  const paths = text.split(/[;|]/).map((path) => path.trim());
  const sameRoot = paths.every((path) => path.startsWith(`${root} > `));
  if (paths.length > 1 && (sameRoot || paths.every((path) => path.split(' > ').length > 2))) return paths[0]!;
  const again = [`,${root} > `, `, ${root} > `].map((start) => text.indexOf(start)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...again));
}
