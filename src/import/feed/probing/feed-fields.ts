import { truncateText } from '../../../core/text/truncate-text.js';
import { MAX_PATH_LENGTH, MAX_FIELDS } from '../../stored-mappings/mapping-rules.js';
import { namingOf } from '../formats/tables/naming.js';
import { type PairedLists, pairedListsIn } from '../formats/tables/paired-lists.js';
import type { TableHeader } from '../item-source.js';
import { isFiller } from '../values/filler.js';
import { foldName } from '../fold-name.js';
import { FeedNode } from '../feed-node.js';

/** A field of a feed's items. */
export interface SurveyedField {
  /** In the grammar of `FeedPath`. */
  path: string;
  /** The name of a table's column as the file writes it. */
  title?: string;
  /** Number of items that have it. */
  count: number;
  /** The first distinct values, truncated. */
  samples: string[];
}

export const MAX_SAMPLES = 12;
const MAX_SAMPLE_LENGTH = 160;
const DEEPEST = 6;
/** The special characters of paths. */
const PATH_CHARACTERS = /[/[\]=|*]/;

/** The fields of items in the order in which they occur, named properties last; at most 100. */
export function fieldsOf(items: readonly FeedNode[], header: TableHeader | null = null): SurveyedField[] {
  const fields = new Map<string, SurveyedField>();
  const lists = pairedListsIn(items);
  // the pairs in a column must not displace other columns
  if (header)
    for (const { children } of items)
      for (const { name, text } of children) if (text.trim()) addField(fields, name);
  for (const [index, item] of items.entries()) {
    const pairs = lists[index];
    addAll(fields, textsOf(pairs ? without(item, pairs.elements) : item));
  }
  // the number of named properties is unlimited, and must not displace fields that every item has
  for (const pairs of lists) if (pairs) addAll(fields, pairedTexts(pairs));
  return [...fields.values()].map((field) => {
    const title = header?.titles.get(field.path);
    return title === undefined ? field : { ...field, title };
  });
}

/** Each value by its name; a value whose name cannot be part of a path is left out. */
function* pairedTexts({ names, nameTexts, values, valueTexts }: PairedLists): Generator<[string, string]> {
  for (const [index, name] of nameTexts.entries())
    if (name && valueTexts[index] && !PATH_CHARACTERS.test(name))
      yield [`${values}[${names}=${name}]`, valueTexts[index]];
}

function without(item: FeedNode, elements: ReadonlySet<FeedNode>): FeedNode {
  const rest = new FeedNode(item.name, item.uri, item.attributes);
  rest.text = item.text;
  rest.children = item.children.filter((child) => !elements.has(child));
  return rest;
}

/** @param texts of one item */
function addAll(fields: Map<string, SurveyedField>, texts: Iterable<[path: string, text: string]>): void {
  const seen = new Set<string>();
  for (const [path, text] of texts) addText(fields, seen, path, text);
}

const keyOf = (path: string) => path.split('/').map(foldName).join('/');

/** @returns undefined: it is one too many, or too long */
function addField(fields: Map<string, SurveyedField>, path: string): SurveyedField | undefined {
  const known = fields.get(keyOf(path));
  if (known) return known;
  if (fields.size >= MAX_FIELDS || path.length > MAX_PATH_LENGTH) return undefined;
  const field = { path, count: 0, samples: [] };
  fields.set(keyOf(path), field);
  return field;
}

function addText(fields: Map<string, SurveyedField>, seen: Set<string>, path: string, text: string): void {
  const key = keyOf(path);
  const field = addField(fields, path);
  if (!field) return;
  // no value, neither to show nor to guess by
  if (isFiller(text)) return;
  const sample = truncateText(text, MAX_SAMPLE_LENGTH);
  if (field.samples.length < MAX_SAMPLES && !field.samples.includes(sample)) field.samples.push(sample);
  // several values of one item count as one item
  if (seen.has(key)) return;
  seen.add(key);
  field.count++;
}

interface NodePosition {
  way: string;
  depth: number;
  /** The attribute or element whose name the path contains already. */
  naming: string | null;
}

/** Every text of an item with its path; an attribute only if no child element has its name. */
function* textsOf(
  node: FeedNode,
  { way, depth, naming }: NodePosition = { way: '', depth: 0, naming: null },
): Generator<[path: string, text: string]> {
  const text = node.text.trim();
  if (text) yield [way || '.', text];
  const elements = new Set(node.children.map(({ name }) => foldName(name)));
  for (const [name, value] of Object.entries(node.attributes))
    if (value.trim() && !isOther(name, naming) && !elements.has(foldName(name)))
      yield [below(way, name), value.trim()];
  if (depth >= DEEPEST) return;
  const counts = countsOf(node.children);
  for (const child of node.children) {
    if (foldName(child.name) === naming) continue;
    const next = stepTo(child, counts.get(child.name)! > 1);
    yield* textsOf(child, { ...next, way: below(way, next.way), depth: depth + 1 });
  }
}

const isOther = (name: string, naming: string | null) =>
  foldName(name) === naming || /^xmlns(?::|$)/.test(name);

const below = (way: string, step: string) => (way ? `${way}/${step}` : step);

function countsOf(elements: readonly FeedNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The child's name, with the condition that distinguishes it from others of the same name. */
function stepTo(child: FeedNode, isOneOfMany: boolean): Pick<NodePosition, 'way' | 'naming'> {
  const naming = isOneOfMany ? namingOf(child) : null;
  const value = naming ? child.textOf(naming) : '';
  if (!value || PATH_CHARACTERS.test(value)) return { way: child.name, naming: null };
  return { way: `${child.name}[${naming}=${value}]`, naming };
}
