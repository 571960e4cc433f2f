import type { OfferAttribute } from '../../offer.js';
import { foldName } from '../../fold-name.js';
import type { FeedNode } from '../../feed-node.js';

/** Names of the elements that hold the name and the value. */
export type PairNames = readonly [name: string, value: string];

/** Alternating elements, `<n/><v/><n/><v/>`: a name applies to all values up to the next name. */
export function attributePairs({ children }: FeedNode, [ofName, ofValue]: PairNames): OfferAttribute[] {
  const [nameElement, valueElement] = [foldName(ofName), foldName(ofValue)];
  const pairs: { name: string; values: string[] }[] = [];
  for (const child of children) {
    const element = foldName(child.name);
    const text = child.text.trim();
    if (element === nameElement) pairs.push({ name: text, values: [] });
    else if (element === valueElement && text) pairs.at(-1)?.values.push(text);
  }
  return pairs.flatMap(({ name, values }) =>
    name && values.length > 0 ? [{ name, value: values.join(', '), unit: null }] : [],
  );
}
