import { foldName } from '../../fold-name.js';
import type { FeedNode } from '../../feed-node.js';

/** Names that distinguish equal elements: <param name="Barva">rdeča</param>. */
const NAMING = ['name', 'naziv', 'ime', 'key', 'kljuc', 'code', 'title'];
/** Child elements that contain such a name: <param><name>Barva</name><value>rdeča</value></param>. */
const NAMING_ELEMENTS = [...NAMING, 'paramname', 'attributename', 'label', 'oznaka'];
const VALUES = new Set('value values val vrednost vrednosti paramvalue attributevalue'.split(' '));
const NAMED = /\[[^=[\]]*[^=\]]=([^\]]+)\](?:\/([^/]+))?$/;

/**
 * The folded name that distinguishes elements of the same kind: an attribute, or a child element next to the
 * value.
 */
export function namingOf(node: FeedNode): string | null {
  const attribute = NAMING.find((name) => node.attribute(name));
  if (attribute) return attribute;
  if (!node.children.some(({ name }) => VALUES.has(foldName(name)))) return null;
  return NAMING_ELEMENTS.find((name) => node.textOf(name)) ?? null;
}

/** The name in a path whose element contains the value: `param[name=Barva]/value`. */
export function nameInPath(path: string): string | null {
  const [, name = null, rest] = NAMED.exec(path) ?? [];
  return rest === undefined || VALUES.has(foldName(rest)) ? name : null;
}
