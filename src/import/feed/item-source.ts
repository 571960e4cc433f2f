import type { FeedNode } from './feed-node.js';
import type { IssueCode } from './issue-codes.js';
import type { CategoryList } from './category-list.js';
import type { KnownItem } from './known-item.js';

/** The items of one kind of file: XML, or a table in a text. */
export interface ItemSource {
  /** The root element without its children, once it is open; of a table, one that every table has. */
  readonly root: FeedNode | null;
  /** Null before it is read, and of XML. */
  readonly header: TableHeader | null;
  /** Language tags that the file states for all items. */
  readonly languages: ReadonlySet<string>;
  /** Categories that the file lists next to its items; null in a table. */
  readonly categories: CategoryList | null;
  /** Lower-case local names of the elements that hold one offer. */
  itemNames: ReadonlySet<string>;
  /** Mistakes that were corrected so far. */
  readonly mistakes: readonly ToleratedMistake[];
  /**
   * Yields the complete items. Yields them early if the consumer needs them before the next one is looked up.
   * @throws FeedRefused if the file is malformed or exceeds a limit
   */
  write(text: string): Generator<FoundItem[]>;
  /** The rest, at the end of the file. */
  end(): Generator<FoundItem[]>;
}

/** The header row of a table. */
export interface TableHeader {
  /** Digest of all names: files with the same one have the same format. */
  digest: string;
  /** The names as written, by the names of their elements. */
  titles: ReadonlyMap<string, string>;
}

/** A tolerated mistake: the number of occurrences, and the first one. */
export interface Tolerated {
  count: number;
  line: number;
  text: string;
}

export interface ToleratedMistake extends Tolerated {
  code: IssueCode;
}

/** The known result of an item, which need not be parsed then. */
export type Recall = (key: Buffer, line: number) => KnownItem | null;

/** How items get the keys of their texts. */
export interface KeyOptions {
  /** Null without known items. */
  recall: Recall | null;
  /** The root's attributes are part of each item's meaning. */
  byRoot: boolean;
}

/** An item as found in the file. */
export interface ScannedItem {
  node: FeedNode;
  /** The first line of the item, from 1. */
  line: number;
  /** Hash of its text; only when the result depends on nothing else. */
  key?: Buffer;
  /** The limit that it exceeds; its content is discarded then. */
  excess?: Excess;
}

/** The limit that an item exceeds, and its value. */
export interface Excess {
  of: 'elements' | 'attributes' | 'text' | 'variants' | 'cells';
  max: number;
}

/** An item that was not parsed, because the result of its text is known. */
export interface RecalledItem {
  known: KnownItem;
  line: number;
}

export type FoundItem = ScannedItem | RecalledItem;
