import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { type ParserStop, causeOf, causeOfEnd, LENGTH_OF_MESSAGE } from './malformed.js';
import { CategoryList } from '../category-list.js';
import { FeedNode } from '../feed-node.js';
import type { Excess, ScannedItem } from '../item-source.js';
import { unwrapped } from '../unwrapped.js';
import { countLines } from '../count-lines.js';

const NEW_LINE = 10;
/** Replaces the content of an item beyond a limit. */
const DISCARDED = new FeedNode('', '');
/** Roots of web pages and of application files. */
const WEB_PAGE_ROOTS = /^(?:html|head|br|b|p|div|span|center|script|h1|pre|font|meta)$/i;
const MAX_LANGUAGES = 20;
const MAX_LANGUAGE_LENGTH = 50;
/** Turns well-formed XML text into items, strictly; holds one item at a time and those not taken yet. */
export class ItemParser {
  /** The root element without its children, once it is open. */
  root: FeedNode | null = null;
  /** Lower-case local names of the elements that hold one offer. */
  itemNames: ReadonlySet<string>;
  /** Language tags that the root, a channel or an element of the channel state for the file. */
  readonly languages = new Set<string>();
  /** Categories that elements around the items list. */
  readonly categories = new CategoryList();
  /** The text of the element `language` that is open around the items; null: none. */
  private languageText: string | null = null;
  private readonly parser = new SaxesParser({ xmlns: true, position: false });
  private readonly open: FeedNode[] = [];
  private items: ScannedItem[] = [];
  private depth = 0;
  private attributes = 0;
  private attributesLength = 0;
  private nodes = 0;
  private length = 0;
  private itemAttributes = 0;
  /** The limit that the current item exceeds. */
  private excess: Excess | null = null;
  private itemLine = 0;
  /** Position of the first attribute of the current tag. */
  private tagLine = 0;
  /** Position of the last event; the text after it is an incomplete value. */
  private lastEvent = 0;
  /** The last chunk, the text before it and its position, to show the surroundings of an error. */
  private written = '';
  private before = '';
  private behind = '';
  private writtenFrom = 0;
  /** The element that was closed last, or should be. */
  private closed = '';
  /** Line and column of the last item's end. */
  private itemEnd = 0;
  private itemEndColumn = 0;
  /** Namespaces that the ancestors of items declare. */
  private readonly namespaces: SaxesTagNS['ns'][] = [];
  private scopeText: string | null = null;
  private skippedLines = 0;
  /** Characters of skipped items on the parser's current line. */
  private skippedColumns = 0;
  private lineOfSkip = -1;

  constructor(
    private readonly limits: FeedLimits,
    itemNames: ReadonlySet<string>,
    private readonly lineOffset: number,
  ) {
    this.itemNames = itemNames;
    // at most five handlers: with six V8 turns the parser into a dictionary, at a fifth of the speed
    this.parser.on('attribute', ({ name, value }) => this.onAttribute(name.length + value.length));
    this.parser.on('opentag', (tag) => this.onOpen(tag));
    this.parser.on('closetag', (tag) => this.onClose(tag));
    this.parser.on('text', (text) => this.onText(text));
    this.parser.on('cdata', (text) => this.onText(text));
  }

  /** The parser's current line. */
  get line(): number {
    return this.parser.line + this.lineOffset + this.skippedLines;
  }

  /** From 1. */
  private get column(): number {
    const skipped = this.parser.line === this.lineOfSkip ? this.skippedColumns : 0;
    return this.parser.column + skipped + 1;
  }

  /** An item just ended, and nothing follows it yet. */
  get isBetweenItems(): boolean {
    return this.open.length === 0 && this.itemEnd === this.writtenFrom + this.written.length;
  }

  /** Everything besides an item's text that its meaning depends on. */
  get scope(): string {
    return (this.scopeText ??= JSON.stringify(this.namespaces));
  }

  /** @param behind the text that follows, to show the surroundings of an error */
  write(text: string, behind = ''): void {
    // the last chunk is often empty, and a program's message at the end precedes it
    if (!text) return;
    // between two chunks the parser's own position is one chunk ahead
    this.writtenFrom += this.written.length;
    this.before = (this.before + this.written).slice(-LENGTH_OF_MESSAGE);
    this.written = text;
    this.behind = behind;
    this.attempt(() => this.parser.write(text));
    if (this.writtenFrom + text.length - this.lastEvent > this.limits.valueLength)
      throw this.refused('feed_value_too_large', { max: this.limits.valueLength });
  }

  /** Skips an item and the text before it, directly after the end of another one. */
  skip(text: string): void {
    const { line } = this.parser;
    const lines = countLines(text);
    const before = line === this.lineOfSkip ? this.skippedColumns : 0;
    this.skippedColumns = lines ? lengthOfLastLine(text) - this.itemEndColumn : before + charactersOf(text);
    this.skippedLines += lines;
    this.lineOfSkip = line;
    // an error after it is shown with the text before
    this.before = text.slice(-LENGTH_OF_MESSAGE);
    this.writtenFrom += this.written.length;
    this.written = '';
  }

  end(): void {
    this.attempt(() => this.parser.close(), true);
  }

  /** The items completed since the last call. */
  takeItems(): ScannedItem[] {
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
    this.noteLanguage(tag);
    this.categories.enter(tag);
    if (this.root !== null) return;
    if (WEB_PAGE_ROOTS.test(tag.local)) throw this.refused('feed_html');
    this.root = nodeOf(tag);
  }

  private noteLanguage({ local, attributes }: SaxesTagNS): void {
    const isRoot = this.root === null;
    const names = isRoot ? ['xml:lang', 'language', 'lang'] : /^channel$/i.test(local) ? ['xml:lang'] : [];
    for (const name of names) this.addLanguage(attributes[name]?.value);
    this.languageText = !isRoot && /^(?:content_?)?language$/i.test(local) ? '' : null;
  }

  private addLanguage(tag?: string | null): void {
    if (tag && this.languages.size < MAX_LANGUAGES) this.languages.add(tag);
  }

  private openItem(tag: SaxesTagNS): void {
    this.categories.enterItem();
    this.nodes = 0;
    this.itemAttributes = this.attributes;
    this.length = this.attributesLength;
    this.excess = null;
    // the parser reports a tag at its end, which may be some lines below its start
    this.itemLine = this.attributes > 0 ? this.tagLine : this.line;
    this.open.push(nodeOf(tag));
  }

  private openInside(tag: SaxesTagNS): void {
    this.nodes++;
    this.itemAttributes += this.attributes;
    this.length += tag.name.length + this.attributesLength;
    if (this.isOverBudget()) return void this.open.push(DISCARDED);
    const node = nodeOf(tag);
    this.open[this.open.length - 1]!.append(node);
    this.open.push(node);
  }

  /** Content of an item beyond a limit is discarded, and parsed to its end. */
  private isOverBudget(): boolean {
    if (this.excess) return true;
    const { itemNodes, itemAttributes, itemLength } = this.limits;
    if (this.nodes > itemNodes) this.excess = { of: 'elements', max: itemNodes };
    else if (this.itemAttributes > itemAttributes) this.excess = { of: 'attributes', max: itemAttributes };
    else if (this.length > itemLength) this.excess = { of: 'text', max: itemLength };
    if (!this.excess) return false;
    const { name, uri } = this.open[0]!;
    this.open.fill(DISCARDED);
    this.open[0] = new FeedNode(name, uri);
    return true;
  }

  private onClose({ name }: SaxesTagNS): void {
    this.onEvent();
    this.closed = name;
    this.depth--;
    const node = this.open.pop();
    if (node && node.children.length === 0) node.text = unwrapped(node.text);
    if (!node) this.closeAround();
    else if (this.open.length === 0) this.closeItem(node);
  }

  private closeAround(): void {
    this.namespaces.pop();
    this.categories.leave();
    this.addLanguage(this.languageText);
    this.languageText = null;
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
    if (!node) this.categories.addText(text);
    if (!node && this.languageText !== null && this.languageText.length < MAX_LANGUAGE_LENGTH)
      this.languageText += text.slice(0, MAX_LANGUAGE_LENGTH);
    if (!node || this.excess) return;
    // fast path for indentation between elements
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
    const stop: ParserStop = { text, at, closed: this.closed, item: this.open[0] };
    const [code, more] = ending
      ? causeOfEnd(text, this.root?.name, this.open[0])
      : causeOf(error.message, stop);
    const values = { line: this.line, column: this.column, ...more };
    return new FeedRefused(code, values, this.line, { cause: error });
  }
}

const lengthOfLastLine = (text: string) =>
  charactersOf(text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1));

/** Number of characters, counted like the parser counts columns. */
const charactersOf = (text: string) => text.length - (text.match(/[\ud800-\udbff]/g)?.length ?? 0);

function nodeOf(tag: SaxesTagNS): FeedNode {
  let attributes: Record<string, string> | undefined;
  for (const name in tag.attributes) (attributes ??= {})[name] = tag.attributes[name]!.value;
  return new FeedNode(tag.local, tag.uri, attributes);
}
