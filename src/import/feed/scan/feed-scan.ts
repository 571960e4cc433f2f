import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { decoder, type FeedEncoding, HINT_BYTES } from '../bytes/encoding.js';
import { unpack, type UnpackOptions } from '../bytes/unpack.js';
import { DelimitedItems } from '../delimited/delimited-items.js';
import type { FeedNode } from '../feed-node.js';
import type {
  FoundItem,
  ItemSource,
  KeyOptions,
  ScannedItem,
  TableHeader,
  ToleratedMistake,
} from '../item-source.js';
import { FeedRefused } from '../refused.js';
import type { CategoryList } from '../category-list.js';
import { XmlItems } from '../xml/xml-items.js';
import { FeedText } from './feed-text.js';

/** Milliseconds without a pause; longer would delay pages and lock renewals of the same process. */
const SLICE_MS = 12;
const NO_LANGUAGES: ReadonlySet<string> = new Set();

/** One reading of a feed from its first byte to its last. */
export class FeedScan {
  /** The first bytes, which may state the encoding. */
  head: Buffer = Buffer.alloc(0);
  /** Only characters that all 8-bit encodings share. */
  onlyAscii = false;
  private readonly text = new FeedText();
  /** Null until the text shows its type. */
  private source: ItemSource | null = null;

  constructor(
    private readonly options: UnpackOptions,
    private readonly itemNames: ReadonlySet<string>,
  ) {}

  /** There were blank lines before the XML declaration. */
  get leadingBlanks(): boolean {
    return this.text.leadingBlanks;
  }

  /** The root element without its children, once it is open. */
  get root(): FeedNode | null {
    return this.source?.root ?? null;
  }

  /** The header row of a table, once it is read; null of XML. */
  get header(): TableHeader | null {
    return this.source?.header ?? null;
  }

  /** Language tags that the file states for all items. */
  get languages(): ReadonlySet<string> {
    return this.source?.languages ?? NO_LANGUAGES;
  }

  /** Categories that the file listed so far; null: none. */
  get categories(): CategoryList | null {
    const categories = this.source?.categories ?? null;
    return categories?.isEmpty === false ? categories : null;
  }

  /** Mistakes that were corrected so far. */
  get mistakes(): readonly ToleratedMistake[] {
    return this.source?.mistakes ?? [];
  }

  /**
   * Limits the following items.
   * @param names lower-case local names of the elements that contain one offer
   */
  limitItems(names: readonly string[]): void {
    this.source!.itemNames = new Set(names);
  }

  /**
   * Yields the items of each chunk of the file; may be empty.
   * @param keys when given, items have the keys of their texts, and known ones are not parsed
   * @throws FeedRefused when the feed is not well-formed or exceeds a limit
   * @throws NotUtf8 when it is read as strict UTF-8 and is not
   */
  items(open: () => Readable, encoding: FeedEncoding): AsyncGenerator<ScannedItem[]>;
  items(open: () => Readable, encoding: FeedEncoding, keys: KeyOptions | null): AsyncGenerator<FoundItem[]>;
  async *items(
    open: () => Readable,
    encoding: FeedEncoding,
    keys: KeyOptions | null = null,
  ): AsyncGenerator<FoundItem[]> {
    const text = decoder(encoding);
    this.onlyAscii = !encoding.label.startsWith('utf-16');
    let sliceStart = performance.now();
    for await (const bytes of unpack(open, this.options)) {
      if (this.head.length < HINT_BYTES)
        this.head = Buffer.concat([this.head, bytes.subarray(0, HINT_BYTES)]);
      const chunk = text.write(bytes);
      this.onlyAscii &&= isAscii(bytes);
      for (const found of this.write(chunk, keys)) {
        yield found;
        if (performance.now() - sliceStart < SLICE_MS) continue;
        await setImmediate();
        sliceStart = performance.now();
      }
    }
    yield* this.write(text.end(), keys, true);
    if (!this.source) throw new FeedRefused('feed_empty');
    yield* this.source.end();
  }

  private *write(text: string, keys: KeyOptions | null, last = false): Generator<FoundItem[]> {
    const shown = this.text.write(text, last);
    if (!shown) return;
    this.source ??= this.openSource(keys);
    yield* this.source.write(shown);
  }

  private openSource(keys: KeyOptions | null): ItemSource {
    const { dialect, firstLine } = this.text;
    const { limits } = this.options;
    return dialect
      ? new DelimitedItems(dialect, limits, this.itemNames, firstLine, keys)
      : new XmlItems(limits, this.itemNames, firstLine, keys);
  }
}
