import { foldName } from '../../fold-name.js';
import type { FeedNode, IndexedNode } from '../../feed-node.js';

const STEP = /^(?<name>[^[\]*]*)(?<open>\*?)(?:\[(?<attribute>[^=!\]]+)(?<not>!?)=(?<value>[^\]]+)\])?$/;

type Element = FeedNode | IndexedNode;

interface Step {
  /** Folded. */
  name: string;
  /** Matches every name with this prefix. */
  open: boolean;
  /**
   * An empty attribute means the element's own text; `beside` is a parallel list of the item with the names
   * of these elements.
   */
  where: { attribute: string; value: string; not: boolean; beside: Step[] | null } | null;
}

/**
 * The location of a value in an item, as text that can be stored:
 *
 *   imgs/main/url          the `url` of `main` in `imgs`; the last name is an element or else an attribute
 *   attrs/a[name=EAN]      the `a` whose attribute or else element `name` is EAN
 *   values/v[names>n=EAN]  the `v` at the position at which the item's `names/n` is EAN
 *   message[.=new]         the `message` whose own text is "new"
 *   way[id!=OWN]           the `way` whose `id` is something else, or empty
 *   pictures/picture*      picture1, picture2 …
 *   .                      the element's own text
 *
 * Names are compared as folded by `foldName`, without namespaces.
 */
export class FeedPath {
  private readonly steps: Step[];

  /** @throws Error for an invalid path */
  constructor(text: string) {
    this.steps = text === '.' ? [] : text.split('/').map(toStep);
  }

  /** The elements at the path. */
  nodes(from: Element): readonly FeedNode[] {
    return walk(from, this.steps);
  }

  /** The non-empty texts at the path, trimmed; `content` includes their markup. */
  texts(from: Element, part: 'text' | 'content' = 'text'): string[] {
    const last = this.steps.at(-1);
    if (!last) return nonEmpty([from[part]]);
    const parents = this.steps.length === 1 ? [from] : walk(from, this.steps.slice(0, -1));
    return parents.flatMap((parent) => {
      const texts = nonEmpty(step(parent, last, from).map((node) => node[part]));
      return texts.length > 0 || last.where?.beside ? texts : nonEmpty([parent.attribute(last.name)]);
    });
  }
}

function walk(from: Element, [first, ...secondary]: readonly Step[]): readonly FeedNode[] {
  if (!first) return [];
  return secondary.reduce(
    (nodes, next) => nodes.flatMap((node) => step(node, next, from)),
    step(from, first, from),
  );
}

function step(node: Element, { name, open, where }: Step, item: Element): readonly FeedNode[] {
  const found = open ? node.childrenWithPrefix(name) : node.childrenNamed(name);
  if (!where) return found;
  const { attribute, value, not, beside } = where;
  if (beside) {
    const names = walk(item, beside);
    return found.filter((_, index) => (foldName(names[index]?.text.trim() ?? '') === value) !== not);
  }
  return found.filter(
    (child) => (foldName(attribute ? child.textOf(attribute) : child.text.trim()) === value) !== not,
  );
}

/** Trimmed, without empty texts. */
export const nonEmpty = (texts: string[]) => texts.map((text) => text.trim()).filter(Boolean);

function toStep(text: string): Step {
  const groups = stepIn(text);
  if (!groups) throw new Error(`not a path: ${text}`);
  const { name = '', open, attribute, not, value } = groups;
  return {
    name: foldName(name),
    open: open === '*',
    where: attribute && value ? toCondition(attribute, value, not === '!') : null,
  };
}

function toCondition(attribute: string, value: string, not: boolean): Step['where'] {
  const beside = attribute.includes('>') ? attribute.split('>').filter(Boolean).map(toStep) : null;
  return { attribute: foldName(attribute), value: foldName(value), not, beside };
}

/** Whether a text is a valid path. */
export function isFeedPath(text: string): boolean {
  try {
    new FeedPath(text);
    return true;
  } catch {
    return false;
  }
}

function stepIn(text: string): Record<string, string> | null {
  const groups = STEP.exec(text)?.groups;
  return groups && (groups.name || groups.open) ? groups : null;
}
