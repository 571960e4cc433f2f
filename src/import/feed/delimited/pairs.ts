/** Attribute codes of Magento, which name its values. */
const NAMED = /^([a-z]\w*)=(.*)$/is;
const BETWEEN_PAIRS = /,(?=[a-z]\w*=)/i;
const QUOTED = /^"(.*)"$/s;
/** A cell with more pairs is a text. */
const MAX_PAIRS = 500;

/** The pairs of `color=Red,size="M, slim"`; none: the text is no list of pairs. */
export function pairsIn(text: string): [name: string, value: string][] {
  const parts = text.trim().split(BETWEEN_PAIRS, MAX_PAIRS + 1);
  if (parts.length > MAX_PAIRS) return [];
  const pairs = parts.map((part) => NAMED.exec(part));
  return pairs.every((pair) => pair !== null)
    ? pairs.map(([, name, value]) => [name!, value!.trim().replace(QUOTED, '$1').replaceAll('""', '"')])
    : [];
}
