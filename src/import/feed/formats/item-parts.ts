import { foldName } from '../xml/fold-name.js';
import { DEFAULT_LIMITS } from '../limits.js';
import { type Excess, FeedNode } from '../xml/node.js';
import { FeedPath } from './feed-path.js';

/** Each part holds all texts of its item again: many would make much of a small file. */
const MAX_PARTS = 500;
const { itemNodes, itemLength } = DEFAULT_LIMITS;

/** Elements inside an item that are offers of their own: sizes of a shoe, colours of a phone. */
export interface PartsRule {
  /** Where they stand. */
  each: string;
  /** The item's code, which joins its parts; they find it in an element `variantOf`. */
  code: string;
  /** Elements that belong together: a part that has one of a group says all of it itself. */
  together: readonly (readonly string[])[];
}

/** Tells instead what would be too much of it. */
export type SplitItem = (item: FeedNode) => readonly FeedNode[] | Excess;

/** What a part does not say of itself, its item says for it. */
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
