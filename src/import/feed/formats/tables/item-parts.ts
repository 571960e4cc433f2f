import { foldName } from '../../fold-name.js';
import { DEFAULT_LIMITS } from '../../limits.js';
import { FeedNode } from '../../feed-node.js';
import type { Excess } from '../../item-source.js';
import { FeedPath } from './feed-path.js';

/** Each part repeats the texts of its item, so an unlimited number would multiply a small file. */
const MAX_PARTS = 500;
const { itemNodes, itemLength } = DEFAULT_LIMITS;

/** Child elements of an item that are offers of their own: sizes of a shoe, colours of a phone. */
export interface PartsRule {
  /** Path of the parts. */
  each: string;
  /** Name of the item's code, which groups its parts; in a part it becomes an element `variantOf`. */
  code: string;
  /**
   * Groups of related elements: a part with one element of a group takes none of that group from the item.
   */
  together: readonly (readonly string[])[];
}

/** Set in place of parts when there would be too many. */
export type SplitItem = (item: FeedNode) => readonly FeedNode[] | Excess;

/** Elements that a part lacks are taken from its item. */
export function toParts(rule: PartsRule): SplitItem {
  const each = new FeedPath(rule.each);
  const code = rule.code.split('|').map((path) => new FeedPath(path));
  const groups = rule.together.map((names) => names.map(foldName));
  const holder = foldName(rule.each.split('/', 1)[0]!);
  return (item) => {
    const parts = each.nodes(item);
    if (parts.length === 0) return [item];
    if (parts.length > MAX_PARTS) return { of: 'variants', max: MAX_PARTS };
    const group = new FeedNode('variantOf', '');
    group.text = code.flatMap((path) => path.texts(item))[0] ?? '';
    const common = item.children.filter((child) => foldName(child.name) !== holder);
    if (parts.length * common.length > itemNodes) return { of: 'elements', max: itemNodes };
    if (parts.length * lengthOf(common) > itemLength) return { of: 'text', max: itemLength };
    return parts.map((part) => {
      const present = new Set(part.children.filter(saysAnything).map(({ name }) => foldName(name)));
      for (const names of groups)
        if (names.some((name) => present.has(name))) for (const name of names) present.add(name);
      return merged(item, part, [...common.filter(({ name }) => !present.has(foldName(name))), group]);
    });
  };
}

function merged(item: FeedNode, part: FeedNode, common: FeedNode[]): FeedNode {
  const node = new FeedNode(item.name, item.uri, { ...item.attributes, ...part.attributes });
  node.children = [...part.children.filter(saysAnything), ...common];
  return node;
}

const lengthOf = (nodes: FeedNode[]): number =>
  nodes.reduce((sum, { text, children }) => sum + text.length + lengthOf(children), 0);

const saysAnything = ({ text, children }: FeedNode) => text.trim() !== '' || children.length > 0;
