import { FeedNode, IndexedNode } from '../../feed-node.js';
import { foldName } from '../../fold-name.js';
import { HashMap } from '../../hash-map.js';
import type { ScannedItem } from '../../item-source.js';
import { textHash } from '../../text-hash.js';
import { FeedPath } from '../tables/feed-path.js';
import type { RowJoiner } from '../tables/format.js';
import { listedCodes } from './listed-codes.js';
import { columnOf, columnsOfParent, MISSING_PARENT, OF_PARENT, withoutParent } from './placeholders.js';
import { type JoinLimits, type JoinRules, RowCompletion } from './row-completion.js';
import { RowFilters } from './row-filters.js';
import { StoredRows } from './stored-rows.js';

/** The prefix of an id in WooCommerce's references: `id:42`. */
const BY_ID = /^id:\s*(\S.*)$/i;

/**
 * Variants that name their main product, like WooCommerce's, or main products that list their variants, like Magento's.
 * The whole file is read before: memory grows by 12–48 bytes for each code, and main products are in a temporary file.
 */
export class ReferringRows implements RowJoiner {
  private readonly completion: RowCompletion;
  private readonly filters: RowFilters;
  private readonly keyColumn: string;
  private readonly codes: FeedPath[];
  private readonly prices: FeedPath[];
  /** Columns that are also read of the main product, folded. */
  private readonly shared: ReadonlySet<string>;
  private readonly rows: StoredRows;
  /** Numbers of main products by their own codes. */
  private readonly byCode = new HashMap();
  /** Those by the codes that they list: main products that the filters keep, and others. */
  private readonly byListed = new HashMap();
  private readonly byListedHidden = new HashMap();
  /** Codes of all rows, and the keys of all rows. */
  private readonly seen = new HashMap();

  constructor(rules: JoinRules, limits: JoinLimits) {
    this.completion = new RowCompletion(rules, limits);
    this.filters = new RowFilters(rules.filters ?? []);
    this.keyColumn = columnOf(rules.rows.key);
    this.codes = rules.rows.codes.map((path) => new FeedPath(path));
    this.prices = rules.fields.flatMap(({ path, target }) =>
      target === 'price' || target === 'salePrice' ? new FeedPath(path) : [],
    );
    const columns = [
      ...rules.rows.codes,
      ...(rules.filters ?? []).map(({ path }) => withoutParent(path)),
      ...columnsOfParent(rules.linkTemplate ?? ''),
    ];
    this.shared = new Set(columns.map((path) => foldName(columnOf(path))));
    this.rows = new StoredRows(limits);
  }

  async prepare(rows: AsyncIterable<ScannedItem[]>): Promise<void> {
    await this.rows.open();
    for await (const items of rows) for (const item of items) if (!item.excess) this.learn(item);
  }

  add(item: ScannedItem): ScannedItem[] {
    const { node, excess } = item;
    if (excess) return [item];
    const key = this.completion.keyOf(item);
    const listed = listedCodes(key);
    if (listed.length > 0) return listed.some((code) => this.isSeen('code', code)) ? [] : [this.alone(item)];
    if (key) return [this.variant(item, this.stored(this.find(key)), key)];
    const main = this.listing(item);
    if (main) return [this.variant(item, main, this.codesOf(main)[0]?.text ?? '')];
    return !this.isPriced(node) && this.isNamed(node) ? [] : [this.alone(item)];
  }

  end(): ScannedItem[] {
    return [];
  }

  close(): Promise<void> {
    return this.rows.close();
  }

  private learn(item: ScannedItem): void {
    const { node } = item;
    const key = this.completion.keyOf(item);
    const listed = listedCodes(key);
    const codes = this.codesOf(node);
    for (const { text } of codes) this.see('code', text);
    if (listed.length > 0) {
      const places = this.isKeptAlone(item) ? this.byListed : this.byListedHidden;
      const number = this.rows.add(node);
      for (const code of listed) places.add(...textHash(code), number);
    } else if (key) this.see('key', key);
    else if (codes.length > 0 && !this.isPriced(node)) {
      const number = this.rows.add(node);
      for (const { column, text } of codes) this.byCode.add(...textHash(`${column}:${text}`), number);
    }
  }

  private see(kind: 'code' | 'key', text: string): void {
    this.seen.add(...textHash(`${kind} ${text}`), 1);
  }

  private isSeen(kind: 'code' | 'key', text: string): boolean {
    return this.seen.get(...textHash(`${kind} ${text}`)) !== 0;
  }

  private isPriced(node: FeedNode): boolean {
    return this.prices.some((path) => path.texts(node).length > 0);
  }

  private codesOf(node: FeedNode): { column: number; text: string }[] {
    return this.codes.flatMap((path, column) => path.texts(node).map((text) => ({ column, text })));
  }

  /** Whether other rows name this one, by its id or by another code. */
  private isNamed(node: FeedNode): boolean {
    const codes = this.codesOf(node);
    const own = new Set(codes.map(({ column, text }) => this.numberOf(column, text)));
    const keys = codes.flatMap(({ column, text }) => (column === 0 ? [`id:${text}`, text] : [text]));
    return keys.some((key) => this.isSeen('key', key) && own.has(this.find(key)));
  }

  /** The number of the main product that a key names; a code rather than an id, because numbers may be both. */
  private find(key: string): number {
    const id = BY_ID.exec(key)?.[1];
    if (id !== undefined) return this.numberOf(0, id);
    const columns = this.codes.map((_, index) => (index + 1) % this.codes.length);
    return columns.map((column) => this.numberOf(column, key)).find((number) => number !== 0) ?? 0;
  }

  private numberOf(column: number, code: string): number {
    return this.byCode.get(...textHash(`${column}:${code}`));
  }

  private stored(number: number): FeedNode | null {
    return number === 0 ? null : this.rows.get(number);
  }

  /** The main product that lists the row; a hidden one only of a row that has no page of its own. */
  private listing(item: ScannedItem): FeedNode | null {
    const codes = this.codesOf(item.node);
    const numberIn = (places: HashMap) =>
      codes.map(({ text }) => places.get(...textHash(text))).find((number) => number !== 0) ?? 0;
    const kept = numberIn(this.byListed);
    const hidden = kept === 0 ? numberIn(this.byListedHidden) : 0;
    return this.stored(kept || (hidden !== 0 && !this.isKeptAlone(item) ? hidden : 0));
  }

  private isKeptAlone(item: ScannedItem): boolean {
    return this.filters.reasonAgainst(new IndexedNode(this.alone(item).node)) === '';
  }

  private variant(item: ScannedItem, main: FeedNode | null, key: string): ScannedItem {
    const node = this.completion.complete(item.node, main);
    node.children.push(...[item.node, ...(main ? [main] : [])].flatMap(this.completion.imagesOf));
    const wanted = foldName(this.keyColumn);
    node.children = node.children.filter(({ name }) => foldName(name) !== wanted);
    append(node, this.keyColumn, key);
    if (main) this.share(node, main);
    else append(node, MISSING_PARENT, key);
    return { ...item, node };
  }

  private alone(item: ScannedItem): ScannedItem {
    const node = this.completion.complete(item.node, null);
    node.children.push(...this.completion.imagesOf(item.node));
    this.share(node, item.node);
    return { ...item, node };
  }

  private share(node: FeedNode, main: FeedNode): void {
    for (const { name, text } of main.children)
      if (this.shared.has(foldName(name))) append(node, OF_PARENT + name, text);
  }
}

function append(node: FeedNode, column: string, text: string): void {
  const cell = new FeedNode(column, '');
  cell.text = text;
  node.children.push(cell);
}
