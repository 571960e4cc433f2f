import { foldName } from '../../fold-name.js';
import type { FeedNode } from '../../feed-node.js';

/** Names and values in two lists of one item, matched by position. */
export interface PairedLists {
  /** The step of a path that refers to the names: `names>n`. */
  names: string;
  nameTexts: string[];
  /** Path of the values. */
  values: string;
  valueTexts: string[];
  /** Elements of the two lists. */
  elements: ReadonlySet<FeedNode>;
}

const OF_NAMES = /(?:name|names|naziv|nazivi|ime|imena|key|keys|label|labels|title)\d*$/;
const OF_VALUES = /(?:value|values|val|vals|vrednost|vrednosti)\d*$/;
const NUMBER = /(?<!\d)\d+$/;

interface List {
  steps: string[];
  name: string;
  texts: string[];
  elements: FeedNode[];
}

/**
 * The paired lists of the items. One name and one value are a pair of elements, unless other items have
 * several at this path.
 */
export function pairedListsIn(items: readonly FeedNode[]): (PairedLists | null)[] {
  const found = items.map(pairedListsOf);
  const placeOf = ({ names, values }: PairedLists) => foldName(`${names} ${values}`);
  const several = found.flatMap((lists) => (lists && lists.nameTexts.length > 1 ? placeOf(lists) : []));
  const places = new Set(several);
  return found.map((lists) => (lists && places.has(placeOf(lists)) ? lists : null));
}

/**
 * `<names><n/><n/></names><values><v/><v/></values>`, `<name_1/><value_1/>` or repeated elements; else null.
 */
function pairedListsOf(item: FeedNode): PairedLists | null {
  const lists = [...inElements(item), ...ofOneName(item)];
  const names = lists.filter(({ name }) => OF_NAMES.test(name));
  const values = lists.filter(({ name }) => OF_VALUES.test(name));
  const [own, beside] = [names[0], values[0]];
  if (!own || !beside || names.length > 1 || values.length > 1) return null;
  if (own.texts.length !== beside.texts.length || own.steps.length !== beside.steps.length) return null;
  return {
    names: own.steps.length > 1 ? own.steps.join('>') : `>${own.steps[0]}`,
    nameTexts: own.texts,
    values: beside.steps.join('/'),
    valueTexts: beside.texts,
    elements: new Set([...own.elements, ...beside.elements]),
  };
}

const isLeaf = ({ children }: FeedNode) => children.length === 0;
const textOf = ({ text }: FeedNode) => text.trim();

/** Elements with children of one name only. */
function inElements(item: FeedNode): List[] {
  const holders = grouped(item.children, ({ name }) => foldName(name));
  return [...holders].flatMap(([name, [holder, another]]) => {
    const { children } = holder!;
    const [first] = children;
    const isList = first && children.every((child) => child.name === first.name && isLeaf(child));
    if (!isList || another) return [];
    return [{ steps: [holder!.name, first.name], name, texts: children.map(textOf), elements: [holder!] }];
  });
}

/** Repeated elements of the item, by the same name or by numbered ones. */
function ofOneName(item: FeedNode): List[] {
  const byName = grouped(item.children.filter(isLeaf), ({ name }) => name.replace(NUMBER, ''));
  return [...byName].flatMap(([name, elements]) => {
    const isNumbered = elements.every((element) => element.name !== name);
    if (!isNumbered && (elements.length < 2 || elements.some((element) => element.name !== name))) return [];
    return [
      {
        steps: [isNumbered ? `${name}*` : name],
        name: foldName(name),
        texts: elements.map(textOf),
        elements,
      },
    ];
  });
}

/** In the order of first occurrence. */
function grouped(
  elements: readonly FeedNode[],
  nameOf: (element: FeedNode) => string,
): Map<string, FeedNode[]> {
  const groups = new Map<string, FeedNode[]>();
  for (const element of elements) {
    const name = nameOf(element);
    const group = groups.get(name);
    if (group) group.push(element);
    else groups.set(name, [element]);
  }
  return groups;
}
