import { countLines } from '../count-lines.js';
import type { FoundItem, KeyOptions } from '../item-source.js';
import { itemKey } from '../known-item.js';
import type { ItemParser } from './item-parser.js';
import type { MarkupFilter } from './markup-filter.js';
import { SHOWN_BEHIND } from './malformed.js';

/** A longer item is not buffered until its end. */
const MAX_LENGTH = 1024 ** 2;
/** Size of the chunks in which a buffered item that turns out too long is parsed. */
const CHUNK_LENGTH = 64 * 1024;
/** Length of an item name, which may be split between two chunks. */
const MAX_NAME_LENGTH = 64;
/** On one line, so that the line of the item's start is certain. */
const ATTRIBUTES = `(?:[^<>"'\\r\\n]|"[^"\\r\\n]*"|'[^'\\r\\n]*')*`;

/**
 * Passes the text of a feed to a parser item by item, and skips items with a known text. A text counts as one
 * item only if the parser, between two items, makes exactly one of it; everything else is parsed.
 */
export class ItemCutter {
  private found: FoundItem[] = [];
  /** End of an item in the notation of the first one; empty before that. */
  private closing = '';
  private opening = /$^/y;
  /** Buffers until the end of the current item. */
  private held = '';
  private isBetween = false;

  constructor(
    private readonly filter: MarkupFilter,
    private readonly parser: ItemParser,
    private readonly keys: KeyOptions,
  ) {}

  /** Yields items early if the consumer needs them before the next one is looked up. */
  *write(text: string): Generator<FoundItem[]> {
    const whole = this.held + text;
    const searched = Math.max(0, this.held.length - this.closing.length);
    if (!this.closing) this.learnFrom(whole);
    let start = 0;
    for (let end = this.endAfter(whole, searched); end !== -1; end = this.endAfter(whole, start)) {
      yield* this.cut(whole.slice(start, end), whole.slice(end, end + SHOWN_BEHIND));
      start = end;
    }
    const rest = whole.slice(start);
    const most =
      this.isBetween && rest.length < MAX_LENGTH ? rest.length : this.closing.length || MAX_NAME_LENGTH;
    const parsed = Math.max(0, rest.length - most);
    this.held = rest.slice(parsed);
    yield* this.parseAll(rest.slice(0, parsed));
  }

  /** The rest, at the end of the feed. */
  *end(): Generator<FoundItem[]> {
    yield* this.parseAll(this.held);
    this.parser.write(this.filter.write('', true));
    this.parser.end();
    yield this.parser.takeItems();
  }

  private *parseAll(text: string): Generator<FoundItem[]> {
    for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
      this.parse(text.slice(at, at + CHUNK_LENGTH));
      yield this.takeFound();
    }
    if (this.found.length) yield this.takeFound();
  }

  private endAfter(text: string, from: number): number {
    if (!this.closing) return -1;
    const at = text.indexOf(this.closing, from);
    return at === -1 ? -1 : at + this.closing.length;
  }

  /** @param text up to a possible end of the item */
  private *cut(text: string, behind: string): Generator<FoundItem[]> {
    const start = this.isBetween ? this.startOf(text) : -1;
    if (start === -1) return this.parse(text, behind);
    const key = this.keyOf(text.slice(start));
    if (this.keys.recall) {
      if (this.found.length) yield this.takeFound();
      const line = this.parser.line + countLines(text.slice(0, start));
      const known = this.keys.recall(key, line);
      if (known) {
        this.parser.skip(text);
        this.found.push({ known, line });
        return;
      }
    }
    const { tolerated } = this.filter;
    const [item] = this.parse(text, behind);
    if (item && this.isBetween && this.filter.tolerated === tolerated) item.key = key;
  }

  private keyOf(item: string): Buffer {
    const { scope, root } = this.parser;
    const around = this.keys.byRoot ? scope + JSON.stringify(root!.attributes) : scope;
    return itemKey(around, item);
  }

  /** Start of an item's tag when only spaces precede it and its line is certain. */
  private startOf(text: string): number {
    this.opening.lastIndex = 0;
    return this.opening.test(text) ? text.indexOf('<') : -1;
  }

  /** @returns the only item that ends in the text, if there is exactly one */
  private parse(text: string, behind = '') {
    this.parser.write(this.filter.write(text), behind);
    this.isBetween = this.filter.isIdle && this.parser.isBetweenItems;
    const items = this.parser.takeItems();
    this.found.push(...items);
    return items.length === 1 ? items : [];
  }

  /** The name is enough: the parser verifies that the item ends there. */
  private learnFrom(text: string): void {
    const names = [...this.parser.itemNames].map(escaped).join('|');
    const name = new RegExp(`<((?:[\\w.-]+:)?(?:${names}))[\\s>]`, 'i').exec(text)?.[1];
    if (name === undefined) return;
    this.closing = `</${name}>`;
    this.opening = new RegExp(`\\s*<${escaped(name)}(?:[ \\t]${ATTRIBUTES})?>`, 'y');
  }

  private takeFound(): FoundItem[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}

const escaped = (name: string) => name.replace(/[^\w]/gu, '\\$&');
