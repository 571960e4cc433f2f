import type { FeedNode } from '../../feed-node.js';
import type { ScannedItem } from '../../item-source.js';
import type { RowJoiner } from '../tables/format.js';
import { type JoinLimits, type JoinRules, lengthOf, RowCompletion } from './row-completion.js';

/** Rows of one product that wait for its images; shops have at most 2,048 variants. */
const MAX_ROWS = 2048;
/** Characters of rows that wait for others. */
const MAX_HELD = 16 * 1024 ** 2;

/** Rows that repeat the key of the row above, like Shopify's exports. */
export class RepeatedRows implements RowJoiner {
  private readonly completion: RowCompletion;
  private key = '';
  private above: FeedNode | null = null;
  private rows: ScannedItem[] = [];
  private images: FeedNode[] = [];
  private length = 0;

  constructor(rules: JoinRules, limits: JoinLimits) {
    this.completion = new RowCompletion(rules, limits);
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
