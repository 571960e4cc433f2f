import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { type Place, causeOf, causeOfEnd, LENGTH_OF_MESSAGE } from './malformed.js';
import { type Excess, FeedNode, type ScannedItem } from './node.js';

const NEW_LINE = 10;
/** Stands for what is inside of an item that has too much. */
const PASSED_OVER = new FeedNode('', '');
/** Roots of pages and of what programs write for them. */
const OF_WEB_PAGES = /^(?:html|head|br|b|p|div|span|center|script|h1|pre|font|meta)$/i;
/** Turns well-formed XML text into items, strictly; holds one item at a time and whatever was not taken yet. */
export class ItemParser {
  /** The root element without its children, once it is open. */
  root: FeedNode | null = null;
  /** Lower-case local names of the elements that hold one offer. */
  itemNames: ReadonlySet<string>;
  private readonly parser = new SaxesParser({ xmlns: true, position: false });
  private readonly open: FeedNode[] = [];
  private items: ScannedItem[] = [];
  private depth = 0;
  private attributes = 0;
  private attributesLength = 0;
  private nodes = 0;
  private length = 0;
  private itemAttributes = 0;
  /** What the present item has too much of. */
  private excess: Excess | null = null;
  private itemLine = 0;
  /** Where the first attribute of the present tag was. */
  private tagLine = 0;
  /** Where the last event was; what lies behind it is a value still growing. */
  private lastEvent = 0;
  /** The last piece, what stood before it, and where it began: what stands around a mistake is shown. */
  private written = '';
  private before = '';
  private behind = '';
  private writtenFrom = 0;
  /** The element that was closed last, or should have been. */
  private closed = '';
  /** Where the last item ended, and in which column. */
  private itemEnd = 0;
  private itemEndColumn = 0;
  /** What the namespaces around the items are. */
  private readonly namespaces: SaxesTagNS['ns'][] = [];
  private scopeText: string | null = null;
  private skippedLines = 0;
  /** By how many characters more has been written on the parser's line than it knows. */
  private skippedColumns = 0;
  private lineOfSkip = -1;

  constructor(
    private readonly limits: FeedLimits,
    itemNames: ReadonlySet<string>,
    private readonly lineOffset: number,
  ) {
    this.itemNames = itemNames;
    // five handlers and no more: with six and up V8 turns the parser into a dictionary, at a fifth of the speed
    this.parser.on('attribute', ({ name, value }) => this.onAttribute(name.length + value.length));
    this.parser.on('opentag', (tag) => this.onOpen(tag));
    this.parser.on('closetag', (tag) => this.onClose(tag));
    this.parser.on('text', (text) => this.onText(text));
    this.parser.on('cdata', (text) => this.onText(text));
  }

  /** The line the parser has come to. */
  get line(): number {
    return this.parser.line + this.lineOffset + this.skippedLines;
  }

  /** From 1. */
  private get column(): number {
    const skipped = this.parser.line === this.lineOfSkip ? this.skippedColumns : 0;
    return this.parser.column + skipped + 1;
  }

  /** An item has just ended, and nothing has come after it. */
  get isBetweenItems(): boolean {
    return this.open.length === 0 && this.itemEnd === this.writtenFrom + this.written.length;
  }

  /** What the meaning of an item's text depends on besides itself. */
  get scope(): string {
    return (this.scopeText ??= JSON.stringify(this.namespaces));
  }

  /** @param behind what will come after it, to be shown around a mistake */
  write(text: string, behind = ''): void {
    // the last piece of all is often empty, and what a program says at the end stands before it
    if (!text) return;
    // between two pieces the parser's own position is one piece too far
    this.writtenFrom += this.written.length;
    this.before = (this.before + this.written).slice(-LENGTH_OF_MESSAGE);
    this.written = text;
    this.behind = behind;
    this.attempt(() => this.parser.write(text));
    if (this.writtenFrom + text.length - this.lastEvent > this.limits.valueLength)
      throw this.refused('feed_value_too_large', { max: this.limits.valueLength });
  }

  /** Passes an item over, with all that stands before it, right after the end of another one. */
  skip(text: string): void {
    const { line } = this.parser;
    const lines = linesOf(text);
    const before = line === this.lineOfSkip ? this.skippedColumns : 0;
    this.skippedColumns = lines ? lengthOfLastLine(text) - this.itemEndColumn : before + charactersOf(text);
    this.skippedLines += lines;
    this.lineOfSkip = line;
    // a mistake behind it is shown with what stands before
    this.before = text.slice(-LENGTH_OF_MESSAGE);
    this.writtenFrom += this.written.length;
    this.written = '';
  }

  end(): void {
    this.attempt(() => this.parser.close(), true);
  }

  /** The items completed since the last call. */
  take(): ScannedItem[] {
    const items = this.items;
    this.items = [];
    return items;
  }

  private onEvent(): void {
    this.lastEvent = this.parser.position;
  }

  private onAttribute(length: number): void {
    this.onEvent();
    if (this.attributes === 0) this.tagLine = this.line;
    this.attributesLength += length;
    if (this.attributesLength > this.limits.itemLength) throw this.refused('feed_item_too_large');
    if (++this.attributes > this.limits.attributes)
      throw this.refused('feed_too_many_attributes', { max: this.limits.attributes });
  }

  private onOpen(tag: SaxesTagNS): void {
    this.onEvent();
    if (++this.depth > this.limits.depth) throw this.refused('feed_too_deep', { max: this.limits.depth });
    if (this.open.length > 0) this.openInside(tag);
    else if (this.root !== null && this.itemNames.has(tag.local.toLowerCase())) this.openItem(tag);
    else this.openAround(tag);
    this.attributes = 0;
    this.attributesLength = 0;
  }

  private openAround(tag: SaxesTagNS): void {
    this.namespaces.push(tag.ns);
    this.scopeText = null;
    if (this.root !== null) return;
    if (OF_WEB_PAGES.test(tag.local)) throw this.refused('feed_html');
    this.root = nodeOf(tag);
  }

  private openItem(tag: SaxesTagNS): void {
    this.nodes = 0;
    this.itemAttributes = this.attributes;
    this.length = this.attributesLength;
    this.excess = null;
    // the parser tells of a tag at its end, which may be some lines further down
    this.itemLine = this.attributes > 0 ? this.tagLine : this.line;
    this.open.push(nodeOf(tag));
  }

  private openInside(tag: SaxesTagNS): void {
    this.nodes++;
    this.itemAttributes += this.attributes;
    this.length += tag.name.length + this.attributesLength;
    if (this.isOverBudget()) return void this.open.push(PASSED_OVER);
    const node = nodeOf(tag);
    this.open[this.open.length - 1]!.append(node);
    this.open.push(node);
  }

  /** Of an item with too much nothing is kept from there on, and it is parsed to its end. */
  private isOverBudget(): boolean {
    if (this.excess) return true;
    const { itemNodes, itemAttributes, itemLength } = this.limits;
    if (this.nodes > itemNodes) this.excess = { of: 'elements', max: itemNodes };
    else if (this.itemAttributes > itemAttributes) this.excess = { of: 'attributes', max: itemAttributes };
    else if (this.length > itemLength) this.excess = { of: 'text', max: itemLength };
    if (!this.excess) return false;
    const { name, uri } = this.open[0]!;
    this.open.fill(PASSED_OVER);
    this.open[0] = new FeedNode(name, uri);
    return true;
  }

  private onClose({ name }: SaxesTagNS): void {
    this.onEvent();
    this.closed = name;
    this.depth--;
    const node = this.open.pop();
    if (!node) this.closeAround();
    else if (this.open.length === 0) this.closeItem(node);
  }

  private closeAround(): void {
    this.namespaces.pop();
    this.scopeText = null;
  }

  private closeItem(node: FeedNode): void {
    this.itemEnd = this.parser.position;
    this.itemEndColumn = this.parser.column;
    this.items.push({ node, line: this.itemLine, ...(this.excess && { excess: this.excess }) });
  }

  private onText(text: string): void {
    this.onEvent();
    const node = this.open[this.open.length - 1];
    if (!node || this.excess) return;
    // indentation between elements, the most frequent text of all
    if (node.text === '' && text.charCodeAt(0) === NEW_LINE && text.trim() === '') return;
    node.text += text;
    this.length += text.length;
    if (node.text.length > this.limits.valueLength)
      throw this.refused('feed_value_too_large', { max: this.limits.valueLength });
    this.isOverBudget();
  }

  private refused(code: FeedRefused['code'], values: FeedRefused['values'] = {}): FeedRefused {
    return new FeedRefused(code, values, this.line);
  }

  private attempt(parse: () => void, ending = false): void {
    try {
      parse();
    } catch (error) {
      throw error instanceof FeedRefused ? error : this.malformed(error as Error, ending);
    }
  }

  private malformed(error: Error, ending: boolean): FeedRefused {
    const text = this.before + this.written + this.behind;
    const at = this.parser.position - this.writtenFrom + this.before.length;
    const place: Place = { text, at, closed: this.closed, item: this.open[0] };
    const [code, more] = ending
      ? causeOfEnd(text, this.root?.name, this.open[0])
      : causeOf(error.message, place);
    const values = { line: this.line, column: this.column, ...more };
    return new FeedRefused(code, values, this.line, { cause: error });
  }
}

/** How many lines a text begins besides its first. */
export function linesOf(text: string): number {
  if (text.includes('\r')) return text.match(/\r\n?|\n/g)!.length;
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

const lengthOfLastLine = (text: string) =>
  charactersOf(text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1));

/** As the parser counts them in a line. */
const charactersOf = (text: string) => text.length - (text.match(/[\ud800-\udbff]/g)?.length ?? 0);

function nodeOf(tag: SaxesTagNS): FeedNode {
  let attributes: Record<string, string> | undefined;
  for (const name in tag.attributes) (attributes ??= {})[name] = tag.attributes[name]!.value;
  return new FeedNode(tag.local, tag.uri, attributes);
}
