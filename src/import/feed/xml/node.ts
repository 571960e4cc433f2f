import { foldName } from './fold-name.js';

const NO_CHILDREN: FeedNode[] = [];
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

/** An element of one item: as much of a tree as an adapter needs. */
export class FeedNode {
  /** Own text, entities decoded, not trimmed. */
  text = '';
  children: FeedNode[] = NO_CHILDREN;
  private byFolded: Map<string, FeedNode[]> | null = null;

  constructor(
    /** Local name as written. */
    readonly name: string,
    /** Namespace URI; empty for none. */
    readonly uri: string,
    /** By qualified name. */
    readonly attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES,
  ) {}

  append(child: FeedNode): void {
    if (this.children === NO_CHILDREN) this.children = [child];
    else this.children.push(child);
  }

  /** The children whose name folds to `name`, whatever the generator made of capitals and underscores. */
  alike(name: string): readonly FeedNode[] {
    return (this.byFolded ??= grouped(this.children)).get(name) ?? NO_CHILDREN;
  }

  /** The children whose folded name begins like that: of numbered names as picture1, picture2. */
  beginning(name: string): FeedNode[] {
    return this.children.filter((child) => foldName(child.name).startsWith(name));
  }

  /** Trimmed text of the attribute whose name folds to `name`; empty when there is none. */
  attribute(name: string): string {
    for (const own in this.attributes) if (foldName(own) === name) return this.attributes[own]!.trim();
    return '';
  }

  /** Trimmed text of the first child of that local name; empty when there is none. */
  childText(name: string): string {
    return this.children.find((child) => child.name === name)?.text.trim() ?? '';
  }
}

function grouped(nodes: readonly FeedNode[]): Map<string, FeedNode[]> {
  const groups = new Map<string, FeedNode[]>();
  for (const node of nodes) {
    const name = foldName(node.name);
    const same = groups.get(name);
    if (same) same.push(node);
    else groups.set(name, [node]);
  }
  return groups;
}

/** An item as found in the file. */
export interface ScannedItem {
  node: FeedNode;
  /** Of the start tag, from 1. */
  line: number;
}
