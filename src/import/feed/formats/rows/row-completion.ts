import { type MappingRules, OWN_TARGETS, type RowRules } from '../../../stored-mappings/mapping-rules.js';
import { tooLarge } from '../../bytes/unpack.js';
import { FeedNode } from '../../feed-node.js';
import { foldName } from '../../fold-name.js';
import type { ScannedItem } from '../../item-source.js';
import type { FeedLimits } from '../../limits.js';
import { FeedPath } from '../tables/feed-path.js';
import { columnOf, columnOfName, OF_PARENT } from './placeholders.js';

export type JoinLimits = Pick<FeedLimits, 'unpackedBytes'>;
export type JoinRules = MappingRules & { rows: RowRules };

const hasText = ({ text }: FeedNode) => text.trim() !== '';
export const lengthOf = (nodes: readonly FeedNode[]) => nodes.reduce((sum, { text }) => sum + text.length, 0);

/** Completes a row by another one of its product. */
export class RowCompletion {
  /** Columns whose empty cells stay empty, folded. */
  private readonly own = new Set<string>();
  /** Those with values of one row. */
  private readonly values = new Set<string>();
  readonly key: FeedPath;
  readonly images: string | null;
  private length = 0;

  constructor(
    { rows, fields }: JoinRules,
    private readonly limits: JoinLimits,
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
