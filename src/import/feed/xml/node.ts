const NO_CHILDREN: FeedNode[] = [];
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

/** An element of one item: as much of a tree as an adapter needs. */
export class FeedNode {
  /** Own text, entities decoded, not trimmed. */
  text = '';
  children: FeedNode[] = NO_CHILDREN;

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

  /** Trimmed text of the first child of that local name; empty when there is none. */
  childText(name: string): string {
    return this.children.find((child) => child.name === name)?.text.trim() ?? '';
  }
}

/** An item as found in the file. */
export interface ScannedItem {
  node: FeedNode;
  /** Of the start tag, from 1. */
  line: number;
}
