import type { FeedNode, IndexedNode } from '../../feed-node.js';
import { FeedPath } from '../tables/feed-path.js';

const PLACEHOLDER = /\{([^{}]*)\}/g;
const ONLY_PLACEHOLDER = /^\{([^{}]+)\}$/;
/** In a placeholder before a column of the row that `rows.key` refers to. */
const PARENT = 'parent:';
/** The prefix of such a column's elements, which no column has. */
export const OF_PARENT = '^';

/** The column of a path: its first element. */
export const columnOf = (path: string) => path.split(/[/[*]/)[0]!;

/** The column that contains an attribute's name; null: the label is the name. */
export const columnOfName = (label: string | null): string | null =>
  ONLY_PLACEHOLDER.exec(label ?? '')?.[1] ?? null;

/** The columns in braces, without `parent:`. */
export const columnsIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name]) => withoutParent(name!));

const withoutParent = (name: string) => (name.startsWith(PARENT) ? name.slice(PARENT.length) : name);

/** The columns with `parent:` in braces. */
export const columnsOfParent = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].flatMap(([, name]) =>
    name!.startsWith(PARENT) ? withoutParent(name!) : [],
  );

/** A template without its columns. */
export const withoutColumns = (template: string): string => template.replace(PLACEHOLDER, '');

/** Replaces the names of columns in braces. */
export const renameColumns = (template: string, rename: (column: string) => string): string =>
  template.replace(PLACEHOLDER, (_, name: string) => {
    const column = withoutParent(name);
    return `{${name.slice(0, name.length - column.length)}${rename(column)}}`;
  });

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

const toPath = (name: string) =>
  new FeedPath(name.startsWith(PARENT) ? OF_PARENT + withoutParent(name) : name);
