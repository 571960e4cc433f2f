import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { truncateText } from '../../../core/text/truncate-text.js';
import type { FeedFormat, FormatContext, RawOffer } from '../formats/tables/format.js';
import { FeedPath } from '../formats/tables/feed-path.js';
import type { ProbeOptions } from '../items/options.js';
import type { FeedSummary, UnreadFields } from '../items/summary.js';
import { foldName } from '../fold-name.js';
import { FeedNode } from '../feed-node.js';
import { firstItems, readBeginning } from './beginning.js';
import { fieldsOf, type SurveyedField } from './feed-fields.js';

const ITEMS = 200;
const MAX_UNREAD = 30;
const MAX_SAMPLE_LENGTH = 100;
/** The items in which a field is tried. */
const TRIALS = 2;
/** Values that formats with codes understand, for items with none of these. */
const OTHER_VALUES = ['0', '1', 'true'];

/**
 * Finds the fields in the beginning of a feed that its format does not read: the offer does not change
 * without them, and they alone make no offer.
 */
export async function findUnreadFields(
  open: () => Readable,
  format: FeedFormat,
  { encoding }: Pick<FeedSummary, 'encoding'>,
  options: ProbeOptions,
): Promise<UnreadFields | undefined> {
  const beginning = await readBeginning(open, options);
  const { root, header, items } = await firstItems({ ...beginning, encoding }, format.itemNames, ITEMS);
  const nodes = items.flatMap(({ node }) => {
    const parts = format.partsOf?.(node) ?? [node];
    return 'of' in parts ? [] : parts;
  });
  if (!root || !nodes.length) return undefined;
  const read = readerOf(format, root);
  const qualifiers = new Set(format.qualifiers?.map(bare));
  const unread: SurveyedField[] = [];
  for (const field of fieldsOf(nodes, header)) {
    if (field.count > 0 && !qualifiers.has(bare(field.path)) && !isRead(field.path, nodes, read))
      unread.push(field);
    // pages and lock renewals of the same process wait
    await setImmediate();
    options.signal?.throwIfAborted();
  }
  if (!unread.length) return undefined;
  const fields = unread
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_UNREAD)
    .map(({ samples, ...field }) => ({ ...field, sample: truncateText(samples[0]!, MAX_SAMPLE_LENGTH) }));
  return {
    root: root.name,
    item: items[0]!.node.name,
    ...(header && { header: header.digest }),
    itemCount: nodes.length,
    fields,
  };
}

/** A path without its conditions, folded. */
const bare = (path: string) =>
  path
    .split('/')
    .map((step) => foldName(step.split('[', 1)[0]!))
    .join('/');

/** The result of reading an item, for comparison. */
type Read = (item: FeedNode) => string;

function readerOf(format: FeedFormat, root: FeedNode): Read {
  const context: FormatContext = {
    root: format.readsRoot ? root : null,
    language: 'sl',
    report: () => undefined,
  };
  return (item) => JSON.stringify(format.readItem(item, context) satisfies RawOffer);
}

function isRead(path: string, items: readonly FeedNode[], read: Read): boolean {
  const compiled = new FeedPath(path);
  let trials = 0;
  for (const item of items) {
    if (compiled.texts(item).length === 0) continue;
    if (matters(placeOf(item, path), item, read)) return true;
    if (++trials === TRIALS) return false;
  }
  return false;
}

function matters(place: Place, item: FeedNode, read: Read): boolean {
  const keep = (text: string, isPlace: boolean) => (isPlace ? '' : text);
  if (read(item) !== read(copyOf(item, place, keep))) return true;
  const nothing = read(copyOf(item, place, () => ''));
  const alone = (text: string, isPlace: boolean) => (isPlace ? text : '');
  if (read(copyOf(item, place, alone)) !== nothing) return true;
  return OTHER_VALUES.some(
    (value) => read(copyOf(item, place, (_, isPlace) => (isPlace ? value : ''))) !== nothing,
  );
}

/** The elements of a path, or those with it as an attribute. */
interface Place {
  elements: ReadonlySet<FeedNode>;
  owners: ReadonlySet<FeedNode>;
  /** Folded. */
  attribute: string;
}

function placeOf(item: FeedNode, path: string): Place {
  const steps = path.split('/');
  const attribute = foldName(steps.at(-1)!);
  if (path === '.') return { elements: new Set([item]), owners: new Set(), attribute };
  const elements = new Set(new FeedPath(path).nodes(item));
  if (elements.size) return { elements, owners: new Set(), attribute };
  const above = steps.slice(0, -1).join('/');
  return { elements, owners: new Set(above ? new FeedPath(above).nodes(item) : [item]), attribute };
}

/** @param change returns the new text, at the place or elsewhere */
function copyOf(node: FeedNode, place: Place, change: (text: string, isPlace: boolean) => string): FeedNode {
  const isOwner = place.owners.has(node);
  const attributes = Object.entries(node.attributes).map(([name, text]) => [
    name,
    change(text, isOwner && foldName(name) === place.attribute),
  ]);
  const copy = new FeedNode(node.name, node.uri, Object.fromEntries(attributes));
  copy.text = change(node.text, place.elements.has(node));
  for (const child of node.children) copy.append(copyOf(child, place, change));
  return copy;
}
