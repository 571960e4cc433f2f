import { truncateText } from '../../../core/text/truncate-text.js';
import { OFFER_LIMITS } from '../limits.js';
import { decodeText, plainText } from '../../../core/text/text.js';

const SEPARATORS = [/-?>/, /»/, /\|/, /\\/, / \/ /, /;/];
/** These stand inside names too ("TV/Audio"), so they part names only where they come again. */
const WEAK_SEPARATORS = [/\//, / [-–] /];
const ROOTS = /^(?:home|homepage|products?|all products|shop|domov|izdelki|trgovina|heureka\.\w{2,3})$/i;
/** Parts names only to find them in the tree, as does what follows. */
const FURTHER_SEPARATORS = /(?:[-=]\s*)?>|[›→]|::/;
const FURTHER_ROOTS = /^(?:root|root catalog|default category)$/i;

/**
 * The names of a category path from the root down, in the shop's own writing. What stores chose and left out is kept by
 * them, and the hashes of offers are made of them: whatever is read in another way loses both.
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

/** Of a path as it was read the names to look for in the tree: without a program's roots, and of several paths the first. */
export function namesToFind(path: string[]): string[] {
  const names = firstOf(path.join(' > '))
    .split(FURTHER_SEPARATORS)
    .map((name) => name.trim())
    .filter(Boolean);
  while (names.length > 1 && (ROOTS.test(names[0]!) || FURTHER_ROOTS.test(names[0]!))) names.shift();
  // a name may be made of nothing but such signs
  return names.length ? names : path;
}

/** Several paths have the same root or more than two names each; else the sign between is one of a name. */
function firstOf(text: string): string {
  const [root, ...others] = text.split(' > ', 2);
  if (!others.length) return text;
  const paths = text.split(/[;|]/).map((path) => path.trim());
  const sameRoot = paths.every((path) => path.startsWith(`${root} > `));
  if (paths.length > 1 && (sameRoot || paths.every((path) => path.split(' > ').length > 2))) return paths[0]!;
  const again = [`,${root} > `, `, ${root} > `].map((start) => text.indexOf(start)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...again));
}
