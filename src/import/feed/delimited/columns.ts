import { hash } from 'node:crypto';
import { FeedNode } from '../feed-node.js';
import { foldName } from '../fold-name.js';
import type { TableHeader } from '../item-source.js';
import { unwrapped } from '../unwrapped.js';
import { singleSpaced } from './dialect.js';
import { pairsIn } from './pairs.js';

/** The column of a table: the element of its cells. */
export interface Column {
  /** A name that is also valid for an XML element, so that mappings and formats read tables like XML. */
  name: string;
  /** `parts` of a column whose values have parts, such as `shipping(country:price)`. */
  attributes: { parts?: string };
  /** The name as the table writes it. */
  title: string;
}

export const toHeader = (columns: readonly Column[]): TableHeader => ({
  digest: hash('sha256', JSON.stringify(columns.map(({ title }) => title))).slice(0, 32),
  titles: new Map(columns.map(({ name, title }) => [name, title || name])),
});

/** Characters that a name in XML cannot contain. */
const NOT_IN_NAME = /[^\w.\-\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff]+/g;
const NO_START_OF_NAME = /^(?=[\d.\-\u00b7])/;
/** Short enough for the paths of a mapping; shops name columns with up to 300 characters. */
const MAX_NAME_LENGTH = 100;
/** Magento's column with the values of all attributes that have none of their own. */
const WITH_PAIRS = 'additional_attributes';
const WITH_PARTS = /^([^()]+)\(([^():]+(?::[^():]+)+)\)$/;

/** Columns of one name are repeated elements; other names that would be equal get a number. */
export function toColumns(cells: string[]): Column[] {
  const headerOf = new Map<string, string>();
  return cells.map((cell, index) => {
    const header = singleSpaced(cell.normalize());
    const [, text = header, parts] = WITH_PARTS.exec(header) ?? [];
    const unnumbered = toName(text).slice(0, MAX_NAME_LENGTH) || `column_${index + 1}`;
    const isFree = (name: string) => (headerOf.get(foldName(name)) ?? header) === header;
    let name = unnumbered;
    for (let number = 2; !isFree(name); number++) name = `${unnumbered}_${number}`;
    headerOf.set(foldName(name), header);
    return {
      name,
      attributes: parts ? { parts: parts.split(':').map(toName).join(':') } : {},
      title: header,
    };
  });
}

/** A name of XML, without the prefix of Google's namespace. */
const toName = (text: string) =>
  text.replace(/^g:/i, '').replace(NOT_IN_NAME, '_').replace(/^_|_$/g, '').replace(NO_START_OF_NAME, '_');

/** The element of a cell; one with pairs has an element for each of them. */
export function toCell({ name, attributes }: Omit<Column, 'title'>, text: string): FeedNode {
  const node = new FeedNode(name, '', attributes);
  node.text = unwrapped(text);
  if (name === WITH_PAIRS)
    for (const [part, value] of pairsIn(node.text)) {
      const child = new FeedNode(part, '');
      child.text = value;
      node.append(child);
    }
  return node;
}
