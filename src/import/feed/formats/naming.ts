import { foldName } from '../xml/fold-name.js';
import type { FeedNode } from '../xml/node.js';

/** Says which of several equal elements it is: <param name="Barva">rdeča</param>. */
const NAMING = ['name', 'naziv', 'ime', 'key', 'kljuc', 'code', 'title'];
/** The same in an element of its own: <param><name>Barva</name><value>rdeča</value></param>. */
const NAMING_ELEMENTS = [...NAMING, 'paramname', 'attributename', 'label', 'oznaka'];
const VALUES = new Set('value values val vrednost vrednosti paramvalue attributevalue'.split(' '));
const NAMED = /\[[^=[\]]*[^=\]]=([^\]]+)\](?:\/([^/]+))?$/;

/** The folded name of what an element is told from others by: an attribute, or an element beside its value. */
export function namingOf(node: FeedNode): string | null {
  const attribute = NAMING.find((name) => node.attribute(name));
  if (attribute) return attribute;
  if (!node.children.some(({ name }) => VALUES.has(foldName(name)))) return null;
  return NAMING_ELEMENTS.find((name) => node.says(name)) ?? null;
}

/** What the element of a path calls itself, if the path leads to what it holds: `param[name=Barva]/value`. */
export function nameInPath(path: string): string | null {
  const [, name = null, rest] = NAMED.exec(path) ?? [];
  return rest === undefined || VALUES.has(foldName(rest)) ? name : null;
}
