import { type MappingRules, OWN_TARGETS, type RowRules } from '../../../stored-mappings/mapping-rules.js';
import { tooLarge } from '../../bytes/unpack.js';
import { FeedNode } from '../../feed-node.js';
import { foldName } from '../../fold-name.js';
import type { ScannedItem } from '../../item-source.js';
import type { FeedLimits } from '../../limits.js';
import { FeedPath } from '../tables/feed-path.js';
import type { RowJoiner } from '../tables/format.js';
import { columnOf, columnOfName, OF_PARENT } from './placeholders.js';

/** Rows of one product that wait for its images; shops have at most 2,048 variants. */
const MAX_ROWS = 2048;
/** Characters of rows that wait for others. */
const MAX_HELD = 16 * 1024 ** 2;
/** Element of a row that refers to a row which is not in the file. */
export const MISSING_PARENT = `${OF_PARENT}missing`;
/** The prefix of an id in WooCommerce's references: `id:42`. */
const BY_ID = /^id:\s*(\S.*)$/i;

type Limits = Pick<FeedLimits, 'unpackedBytes'>;
type Rules = MappingRules & { rows: RowRules };

/** Joins the rows of each product. */
export const rowJoiner = (rules: Rules, limits: Limits): RowJoiner =>
  rules.rows.codes.length > 0 ? new ReferringRows(rules, limits) : new RepeatedRows(rules, limits);

const hasText = ({ text }: FeedNode) => text.trim() !== '';
const lengthOf = (nodes: readonly FeedNode[]) => nodes.reduce((sum, { text }) => sum + text.length, 0);

/** Completes a row by another one of its product. */
class Completion {
  /** Columns whose empty cells stay empty, folded. */
  private readonly own = new Set<string>();
  /** Those with values of one row. */
  private readonly values = new Set<string>();
  readonly key: FeedPath;
  readonly images: string | null;
  private length = 0;

  constructor(
    { rows, fields }: Rules,
    private readonly limits: Limits,
  ) {
    this.key = new FeedPath(rows.key);
    this.images = rows.images === null ? null : foldName(columnOf(rows.images));
    for (const { path, target, label } of fields)
      if (OWN_TARGETS.has(target) || columnOfName(label)) this.values.add(foldName(columnOf(path)));
    for (const path of [rows.key, ...rows.codes]) this.own.add(foldName(columnOf(path)));
    if (this.images !== null) this.values.delete(this.images);
    for (const name of this.values) this.own.add(name);
  }

  keyOf({ node, excess }: ScannedItem): string {
    return (!excess && this.key.texts(node)[0]) || '';
  }

  imagesOf = (node: FeedNode): FeedNode[] =>
    this.images === null ? [] : node.childrenNamed(this.images).filter(hasText);

  /** Whether a row of a product has nothing of its own but images. */
  isImageRow(node: FeedNode): boolean {
    const states = ({ name, text }: FeedNode) => text.trim() !== '' && this.values.has(foldName(name));
    return this.imagesOf(node).length > 0 && !node.children.some(states);
  }

  /** The row without images, with the values of another row in its empty cells. @throws FeedRefused */
  complete(row: FeedNode, above: FeedNode | null): FeedNode {
    const named = row.children.map((child) => [foldName(child.name), child] as const);
    const stated = new Set(named.flatMap(([name, child]) => (hasText(child) ? name : [])));
    const isKept = (name: string) => !above || stated.has(name) || this.own.has(name);
    const node = new FeedNode(row.name, row.uri, row.attributes);
    node.children = named.flatMap(([name, child]) => (name !== this.images && isKept(name) ? child : []));
    const taken = (above?.children ?? []).filter(({ name }) => {
      const folded = foldName(name);
      return !isKept(folded) && folded !== this.images && !name.startsWith(OF_PARENT);
    });
    // a short row repeats long texts of another one
    this.length += lengthOf(taken);
    if (this.length > this.limits.unpackedBytes) throw tooLarge(this.limits);
    node.children.push(...taken);
    return node;
  }
}

/** Rows that repeat the key of the row above, like Shopify's exports. */
class RepeatedRows implements RowJoiner {
  private readonly completion: Completion;
  private key = '';
  private above: FeedNode | null = null;
  private rows: ScannedItem[] = [];
  private images: FeedNode[] = [];
  private length = 0;

  constructor(rules: Rules, limits: Limits) {
    this.completion = new Completion(rules, limits);
  }

  add(item: ScannedItem): ScannedItem[] {
    const key = this.completion.keyOf(item);
    const done = key && key === this.key ? [] : this.begin(key);
    if (!key) return [...done, item];
    this.images.push(...this.completion.imagesOf(item.node));
    if (this.above && this.completion.isImageRow(item.node)) return done;
    this.above = this.completion.complete(item.node, this.above);
    this.rows.push({ ...item, node: this.above });
    this.length += lengthOf(item.node.children);
    return this.rows.length < MAX_ROWS && this.length < MAX_HELD ? done : [...done, ...this.end()];
  }

  end(): ScannedItem[] {
    const { rows } = this;
    for (const { node } of rows) node.children.push(...this.images);
    this.rows = [];
    this.length = 0;
    return rows;
  }

  /** Ends the product so far. */
  private begin(key: string): ScannedItem[] {
    const rows = this.end();
    this.key = key;
    this.above = null;
    this.images = [];
    return rows;
  }
}

interface Parent {
  item: ScannedItem;
  /** Whether another row refers to it. */
  isNamed: boolean;
  codes: string[];
}

/** Rows that name the code of another row, like WooCommerce's exports. */
class ReferringRows implements RowJoiner {
  private readonly completion: Completion;
  private readonly codes: FeedPath[];
  private readonly prices: FeedPath[];
  /** Columns that are also read of the other row, folded. */
  private readonly shared: ReadonlySet<string>;
  private readonly parents = new Map<string, Parent>();
  private readonly held = new Set<Parent>();
  private length = 0;

  constructor(rules: Rules, limits: Limits) {
    this.completion = new Completion(rules, limits);
    this.codes = rules.rows.codes.map((path) => new FeedPath(path));
    this.prices = rules.fields.flatMap(({ path, target }) =>
      target === 'price' || target === 'salePrice' ? new FeedPath(path) : [],
    );
    const columns = [...rules.rows.codes, ...(rules.filters ?? []).map(({ path }) => path)];
    this.shared = new Set(columns.map((path) => foldName(columnOf(path))));
  }

  add(item: ScannedItem): ScannedItem[] {
    const { node, excess } = item;
    if (excess) return [item];
    const key = this.completion.keyOf(item);
    if (key) return [this.referring(item, key)];
    const isPriced = this.prices.some((path) => path.texts(node).length > 0);
    return isPriced ? [this.alone(item)] : this.hold(item);
  }

  /** Rows without a price that no other row refers to are products without a price. */
  end(): ScannedItem[] {
    return [...this.held].flatMap((parent) => this.release(parent));
  }

  private referring(item: ScannedItem, key: string): ScannedItem {
    const parent = this.find(key);
    if (parent) parent.isNamed = true;
    const above = parent?.item.node ?? null;
    const node = this.completion.complete(item.node, above);
    node.children.push(...[item.node, ...(above ? [above] : [])].flatMap(this.completion.imagesOf));
    if (above) this.share(node, above);
    else {
      const missing = new FeedNode(MISSING_PARENT, '');
      missing.text = key;
      node.children.push(missing);
    }
    return { ...item, node };
  }

  private alone(item: ScannedItem): ScannedItem {
    const node = this.completion.complete(item.node, null);
    node.children.push(...this.completion.imagesOf(item.node));
    this.share(node, item.node);
    return { ...item, node };
  }

  private share(node: FeedNode, parent: FeedNode): void {
    for (const { name, text } of parent.children) {
      if (!this.shared.has(foldName(name))) continue;
      const copy = new FeedNode(OF_PARENT + name, '');
      copy.text = text;
      node.children.push(copy);
    }
  }

  private find(key: string): Parent | undefined {
    const id = BY_ID.exec(key)?.[1];
    if (id !== undefined) return this.parents.get(`0:${id}`);
    const places = this.codes.map((_, index) => (index + 1) % this.codes.length);
    return places.map((index) => this.parents.get(`${index}:${key}`)).find((parent) => parent !== undefined);
  }

  private hold(item: ScannedItem): ScannedItem[] {
    const codes = this.codes.flatMap((path, index) =>
      path.texts(item.node).map((text) => `${index}:${text}`),
    );
    const parent = { item, codes, isNamed: false };
    for (const code of codes) this.parents.set(code, parent);
    this.held.add(parent);
    this.length += lengthOf(item.node.children);
    const released: ScannedItem[] = [];
    for (const oldest of this.held) {
      if (this.length <= MAX_HELD) break;
      released.push(...this.release(oldest));
    }
    return released;
  }

  private release(parent: Parent): ScannedItem[] {
    for (const code of parent.codes) if (this.parents.get(code) === parent) this.parents.delete(code);
    this.held.delete(parent);
    this.length -= lengthOf(parent.item.node.children);
    return parent.isNamed ? [] : [this.alone(parent.item)];
  }
}
