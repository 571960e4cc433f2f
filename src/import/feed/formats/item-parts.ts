import { foldName } from '../xml/fold-name.js';
import { FeedNode } from '../xml/node.js';
import { FeedRefused } from '../refused.js';
import { FeedPath } from './feed-path.js';

/** Each part holds all texts of its item again: many would make much of a small file. */
const MOST_PARTS = 500;

/** Elements inside an item that are offers of their own: sizes of a shoe, colours of a phone. */
export interface PartsRule {
  /** Where they stand. */
  each: string;
  /** The item's code, which joins its parts; they find it in an element `variantOf`. */
  code: string;
  /** Elements that belong together: a part that has one of a group says all of it itself. */
  together: readonly (readonly string[])[];
}

/** @param line of its start tag */
export type SplitItem = (item: FeedNode, line: number) => readonly FeedNode[];

/** What a part does not say of itself, its item says for it. */
export function toParts(rule: PartsRule): SplitItem {
  const each = new FeedPath(rule.each);
  const code = rule.code.split('|').map((path) => new FeedPath(path));
  const groups = rule.together.map((names) => names.map(foldName));
  const holder = foldName(rule.each.split('/', 1)[0]!);
  return (item, line) => {
    const parts = each.nodes(item);
    if (parts.length === 0) return [item];
    if (parts.length > MOST_PARTS) throw new FeedRefused('feed_item_too_large', {}, line);
    const group = new FeedNode('variantOf', '');
    group.text = code.flatMap((path) => path.texts(item))[0] ?? '';
    const common = item.children.filter((child) => foldName(child.name) !== holder);
    return parts.map((part) => {
      const said = new Set(part.children.filter(saysAnything).map(({ name }) => foldName(name)));
      for (const names of groups)
        if (names.some((name) => said.has(name))) for (const name of names) said.add(name);
      return merged(item, part, [...common.filter(({ name }) => !said.has(foldName(name))), group]);
    });
  };
}

function merged(item: FeedNode, part: FeedNode, common: FeedNode[]): FeedNode {
  const node = new FeedNode(item.name, item.uri, { ...item.attributes, ...part.attributes });
  node.children = [...part.children.filter(saysAnything), ...common];
  return node;
}

const saysAnything = ({ text, children }: FeedNode) => text.trim() !== '' || children.length > 0;
