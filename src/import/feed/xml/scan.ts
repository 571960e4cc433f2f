import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { FeedRefused } from '../refused.js';
import { decoder, type FeedEncoding, HINT_BYTES } from './encoding.js';
import { type Cutting, ItemCutter } from './item-cutter.js';
import { ItemParser } from './item-parser.js';
import { MarkupFilter } from './markup-filter.js';
import type { FoundItem, ScannedItem } from './node.js';
import { unpack, type UnpackOptions } from './unpack.js';

/** Milliseconds without a pause; longer would delay pages and lock renewals of the same process. */
const SLICE_MS = 12;

/** One reading of a feed from its first byte to its last. */
export class FeedScan {
  readonly filter: MarkupFilter = new MarkupFilter(() => this.parser?.line ?? 1 + this.blankLines);
  /** Null until the first character that is no space. */
  parser: ItemParser | null = null;
  /** There were blank lines before the XML declaration. */
  leadingBlanks = false;
  /** The first bytes, which may state the encoding. */
  head: Buffer = Buffer.alloc(0);
  /** Only characters that all 8-bit encodings share. */
  onlyAscii = false;
  private cutter: ItemCutter | null = null;
  private start = '';
  private blankLines = 0;

  constructor(
    private readonly options: UnpackOptions,
    private readonly itemNames: ReadonlySet<string>,
  ) {}

  /**
   * Yields the items of each chunk of the file; may be empty.
   * @param cutting when given, items have the keys of their texts, and known ones are not parsed
   * @throws FeedRefused when the feed is not well-formed or exceeds a limit
   * @throws NotUtf8 when it is read as strict UTF-8 and is not
   */
  items(open: () => Readable, encoding: FeedEncoding): AsyncGenerator<ScannedItem[]>;
  items(open: () => Readable, encoding: FeedEncoding, cutting: Cutting | null): AsyncGenerator<FoundItem[]>;
  async *items(
    open: () => Readable,
    encoding: FeedEncoding,
    cutting: Cutting | null = null,
  ): AsyncGenerator<FoundItem[]> {
    const text = decoder(encoding);
    this.onlyAscii = !encoding.label.startsWith('utf-16');
    let sliceStart = performance.now();
    for await (const bytes of unpack(open, this.options)) {
      if (this.head.length < HINT_BYTES)
        this.head = Buffer.concat([this.head, bytes.subarray(0, HINT_BYTES)]);
      const chunk = text.write(bytes);
      this.onlyAscii &&= isAscii(bytes);
      for (const found of this.write(chunk, cutting)) {
        yield found;
        if (performance.now() - sliceStart < SLICE_MS) continue;
        await setImmediate();
        sliceStart = performance.now();
      }
    }
    yield* this.write(text.end(), cutting);
    yield* this.end();
  }

  private *write(text: string, cutting: Cutting | null): Generator<FoundItem[]> {
    const markup = this.parser ? text : this.begin(text);
    if (!markup || !this.parser) return;
    if (!cutting) {
      this.parser.write(this.filter.write(markup));
      yield this.parser.take();
    } else {
      this.cutter ??= new ItemCutter(this.filter, this.parser, cutting);
      yield* this.cutter.write(markup);
    }
  }

  private *end(): Generator<FoundItem[]> {
    if (!this.parser) throw new FeedRefused(this.start ? 'feed_not_xml' : 'feed_empty');
    if (this.cutter) return yield* this.cutter.end();
    this.parser.write(this.filter.write('', true));
    this.parser.end();
    yield this.parser.take();
  }

  /** Drops the byte order mark and spaces, which real feeds have before their declaration. */
  private begin(text: string): string {
    const whole = this.start + text;
    const rest = whole.replace(/^[\ufeff\s]+/, '');
    const blanks = whole.slice(0, whole.length - rest.length).replace(/^\ufeff/, '');
    this.blankLines += blanks.split('\n').length - 1;
    this.leadingBlanks ||= blanks.length > 0;
    this.start = rest.length < 6 ? rest : '';
    if (!rest || (rest.startsWith('<') && rest.length < 6)) return '';
    if (!rest.startsWith('<')) throw new FeedRefused('feed_not_xml', {}, 1 + this.blankLines);
    this.leadingBlanks &&= rest.startsWith('<?xml');
    this.parser = new ItemParser(this.options.limits, this.itemNames, this.blankLines);
    return rest;
  }
}
