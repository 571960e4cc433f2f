import { parseSync, Visitor } from 'vite';
import { boxWords } from '../client/components/ui/layout/box-words.ts';

const BOXES = new Set(['Stack', 'Row', 'Cluster', 'Grid', 'Box']);
const SOURCE = /\/client\/.*\.tsx$/;

/**
 * Writes boxes as the elements that they become: `<Stack as="ul" gap={2}>` as `<ul className="stack gap-2">`.
 * So they cost no script, and no work when a page is drawn. A box with a look that is not known before
 * remains a component.
 * @returns {import('vite').Plugin}
 */
export function plainBoxes() {
  return {
    name: 'plain-boxes',
    enforce: 'pre',
    transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('layout/boxes.js')) return null;
      return { code: withPlainBoxes(code, id), map: null };
    },
  };
}

/**
 * @param {string} code
 * @param {string} file
 */
export function withPlainBoxes(code, file = 'file.tsx') {
  /** @type {[number, number, string][]} */
  const edits = [];
  const { program } = parseSync(file, code, { lang: 'tsx' });
  new Visitor({
    JSXElement: (node) => edits.push(...elementEdits(node)),
    CallExpression: (node) => edits.push(...callEdits(node)),
  }).visit(program);
  let plain = code;
  for (const [start, end, text] of edits.sort(([one], [other]) => other - one))
    plain = plain.slice(0, start) + text + lineEnds(plain.slice(start, end), text) + plain.slice(end);
  return plain;
}

/** Later lines keep their numbers. */
const lineEnds = (removed, text) =>
  '\n'.repeat(Math.max(0, removed.split('\n').length - text.split('\n').length));

function elementEdits({ openingElement: opening, closingElement: closing }) {
  const { name, attributes } = opening;
  if (name.type !== 'JSXIdentifier' || !BOXES.has(name.name)) return [];
  const known = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const value = attribute.value === null ? true : valueOf(attribute.value);
    const key = attribute.name.name;
    if (value !== undefined) known[key] = value;
    else if (key === 'as' || key === 'className' || isLook(key)) return [];
  }
  const { as = 'div', className, ...look } = known;
  const { words } = boxWords(name.name.toLowerCase(), look);
  if (className) words.push(className);
  const tag = words.length ? `${as} className="${words.join(' ')}"` : as;
  const gone = attributes.filter(
    ({ name: { name: key } }) => key === 'as' || key === 'className' || isLook(key),
  );
  return [
    [name.start, name.end, tag],
    ...gone.map(({ start, end }) => [start, end, '']),
    ...(closing ? [[closing.name.start, closing.name.end, as]] : []),
  ];
}

function callEdits({ callee, arguments: [kind, look, className, ...more], start, end }) {
  if (callee.type !== 'Identifier' || callee.name !== 'boxClass' || more.length) return [];
  const known = [kind, look, className].map((part) => part && valueOf(part));
  if (known[0] === undefined || known[1] === undefined || (className && known[2] === undefined)) return [];
  const words = [...boxWords(known[0], known[1]).words, known[2]].filter(Boolean);
  return [[start, end, `'${words.join(' ')}'`]];
}

/** `gap` is a look, `href` is none. */
const isLook = (key) => !(key in boxWords('box', { [key]: 1 }).rest);

/** The value that an expression always has; else undefined. */
function valueOf(node) {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return valueOf(node.expression);
    case 'Literal':
      return node.value ?? undefined;
    case 'ArrayExpression': {
      const values = node.elements.map((element) => valueOf(element));
      return values.includes(undefined) ? undefined : values;
    }
    case 'ObjectExpression': {
      const pairs = node.properties.map(({ key, value }) => [key?.name, value && valueOf(value)]);
      return pairs.some(([key, value]) => !key || value === undefined)
        ? undefined
        : Object.fromEntries(pairs);
    }
    default:
      return undefined;
  }
}
