import type { FeedNode, IndexedNode } from '../../feed-node.js';
import { FeedPath } from '../tables/feed-path.js';

const PLACEHOLDER = /\{([^{}]*)\}/g;
const ONLY_PLACEHOLDER = /^\{([^{}]+)\}$/;
/** Before a column of the main product's row, in a placeholder and in the path of a filter. */
export const PARENT = 'parent:';
/** The prefix of such a column's elements, which no column has. */
export const OF_PARENT = '^';
/** Element of a row that refers to a row which is not in the file. */
export const MISSING_PARENT = `${OF_PARENT}missing`;

/** The column of a path: its first element. */
export const columnOf = (path: string) => path.split(/[/[*]/)[0]!;

/** The column that contains an attribute's name; null: the label is the name. */
export const columnOfName = (label: string | null): string | null =>
  ONLY_PLACEHOLDER.exec(label ?? '')?.[1] ?? null;

/** The columns in braces, without `parent:`. */
export const columnsIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name]) => withoutParent(name!));

export const isOfParent = (name: string): boolean => name.startsWith(PARENT);
export const withoutParent = (name: string): string => (isOfParent(name) ? name.slice(PARENT.length) : name);

/** The columns with `parent:` in braces. */
export const columnsOfParent = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].flatMap(([, name]) => (isOfParent(name!) ? withoutParent(name!) : []));

/** A template without its columns. */
export const withoutColumns = (template: string): string => template.replace(PLACEHOLDER, '');

/** Replaces the names of columns in braces. */
export const renameColumns = (template: string, rename: (column: string) => string): string =>
  template.replace(PLACEHOLDER, (_, name: string) => `{${renameColumn(name, rename)}}`);

/** Replaces the name of a column, with or without `parent:`. */
export const renameColumn = (name: string, rename: (column: string) => string): string =>
  (isOfParent(name) ? PARENT : '') + rename(withoutParent(name));

/** Makes links of columns. */
export class LinkTemplate {
  /** Texts and paths alternate. */
  private readonly texts: string[];
  private readonly paths: FeedPath[];

  constructor(template: string) {
    const parts = template.split(PLACEHOLDER);
    this.texts = parts.filter((_, index) => index % 2 === 0);
    this.paths = parts.filter((_, index) => index % 2 === 1).map(toPath);
  }

  /** Empty if one of the columns is: a link without it leads elsewhere. */
  fill(item: FeedNode | IndexedNode): string {
    const values = this.paths.map((path) => path.texts(item)[0] ?? '');
    if (values.includes('')) return '';
    return this.texts.reduce((link, text, index) => link + encodeURIComponent(values[index - 1]!) + text);
  }
}

const toPath = (name: string) => new FeedPath(isOfParent(name) ? OF_PARENT + withoutParent(name) : name);
