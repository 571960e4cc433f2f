import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { FeedRefused } from '../refused.js';
import { FeedText } from './feed-text.js';
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
  readonly filter: MarkupFilter = new MarkupFilter(() => this.parser?.line ?? 1 + this.text.blankLines);
  /** Null until the first character that is no space. */
  parser: ItemParser | null = null;
  /** The first bytes, which may state the encoding. */
  head: Buffer = Buffer.alloc(0);
  /** Only characters that all 8-bit encodings share. */
  onlyAscii = false;
  private cutter: ItemCutter | null = null;
  private readonly text: FeedText;

  constructor(
    private readonly options: UnpackOptions,
    private readonly itemNames: ReadonlySet<string>,
  ) {
    this.text = new FeedText(options.limits);
  }

  /** There were blank lines before the XML declaration. */
  get leadingBlanks(): boolean {
    return this.text.leadingBlanks;
  }

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
        yield this.checked(found);
        if (performance.now() - sliceStart < SLICE_MS) continue;
        await setImmediate();
        sliceStart = performance.now();
      }
    }
    for (const found of this.write(text.end(), cutting, true)) yield this.checked(found);
    for (const found of this.end()) yield this.checked(found);
  }

  private checked(found: FoundItem[]): FoundItem[] {
    const { table } = this.text;
    return table ? found.map((item) => table.check(item)) : found;
  }

  private *write(text: string, cutting: Cutting | null, last = false): Generator<FoundItem[]> {
    const markup = this.text.write(text, last);
    if (!markup) return;
    this.parser ??= new ItemParser(this.options.limits, this.itemNames, this.text.blankLines);
    if (!cutting) {
      this.parser.write(this.filter.write(markup));
      yield this.parser.take();
    } else {
      this.cutter ??= new ItemCutter(this.filter, this.parser, cutting);
      yield* this.cutter.write(markup);
    }
  }

  private *end(): Generator<FoundItem[]> {
    if (!this.parser) throw new FeedRefused(this.text.isEmpty ? 'feed_empty' : 'feed_not_xml');
    if (this.cutter) return yield* this.cutter.end();
    this.parser.write(this.filter.write('', true));
    this.parser.end();
    yield this.parser.take();
  }
}
