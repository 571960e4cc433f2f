import { foldName } from './fold-name.js';

const NO_CHILDREN: FeedNode[] = [];
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

/** An XML element of a feed item, with only the tree operations that formats need. */
export class FeedNode {
  /** Own text, entities decoded, not trimmed. */
  text = '';
  children: FeedNode[] = NO_CHILDREN;
  /** Length of the parent's text before it. */
  private at = 0;

  constructor(
    /** Local name as written. */
    readonly name: string,
    /** Namespace URI; empty for none. */
    readonly uri: string,
    /** Values by qualified name. */
    readonly attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES,
  ) {}

  append(child: FeedNode): void {
    child.at = this.text.length;
    if (this.children === NO_CHILDREN) this.children = [child];
    else this.children.push(child);
  }

  /** The text including the markup in it, for HTML that a shop did not escape. */
  get content(): string {
    return this.children.length > 0 ? this.markup() : this.text;
  }

  private markup(): string {
    let markup = '';
    let end = 0;
    for (const child of this.children) {
      const name = child.name.toLowerCase();
      const tags = name === 'br' ? ['<br>', ''] : [`<${name}>`, `</${name}>`];
      markup += escapeText(this.text.slice(end, child.at)) + tags[0]! + child.markup() + tags[1]!;
      end = child.at;
    }
    return markup + escapeText(this.text.slice(end));
  }

  /** The children whose name folds to `name`. */
  childrenNamed(name: string): readonly FeedNode[] {
    return this.children.filter((child) => foldName(child.name) === name);
  }

  /** The children whose folded name has this prefix: numbered names such as picture1, picture2. */
  childrenWithPrefix(name: string): readonly FeedNode[] {
    return this.children.filter((child) => foldName(child.name).startsWith(name));
  }

  /** Trimmed text of the attribute whose name folds to `name`; empty when there is none. */
  attribute(name: string): string {
    for (const own in this.attributes) if (foldName(own) === name) return this.attributes[own]!.trim();
    return '';
  }

  /**
   * The attribute with this folded name, else the first such element with a text; empty when there is none.
   */
  textOf(name: string): string {
    return (
      this.attribute(name) ||
      (this.childrenNamed(name)
        .find(({ text }) => text.trim())
        ?.text.trim() ??
        '')
    );
  }

  /** Trimmed text of the first child whose name folds to `name`; empty when there is none. */
  childText(name: string): string {
    return this.childrenNamed(foldName(name))[0]?.text.trim() ?? '';
  }
}

/** It has no text, attribute or element. */
export const isEmpty = (node: FeedNode): boolean =>
  !node.text.trim() &&
  node.children.every(isEmpty) &&
  !Object.values(node.attributes).some((value) => value.trim());

/** An item with its children indexed by folded name. */
export class IndexedNode implements Pick<
  FeedNode,
  'text' | 'content' | 'childrenNamed' | 'childrenWithPrefix' | 'attribute'
> {
  private readonly byFolded = new Map<string, FeedNode[]>();

  constructor(private readonly node: FeedNode) {
    for (const child of node.children) {
      const name = foldName(child.name);
      const same = this.byFolded.get(name);
      if (same) same.push(child);
      else this.byFolded.set(name, [child]);
    }
  }

  get text(): string {
    return this.node.text;
  }

  get content(): string {
    return this.node.content;
  }

  childrenNamed(name: string): readonly FeedNode[] {
    return this.byFolded.get(name) ?? NO_CHILDREN;
  }

  childrenWithPrefix(name: string): readonly FeedNode[] {
    return this.node.childrenWithPrefix(name);
  }

  attribute(name: string): string {
    return this.node.attribute(name);
  }
}
