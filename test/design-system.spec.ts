import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(import.meta.dirname, '../client');
const MAX_LENGTH = 300;
/** Sheets of the components whose classes only `components/ui` uses. */
const OWNERS = ['badge', 'button', 'layout', 'notice', 'state'];
/** Selectors elsewhere that name such a class. Lower it, never raise it. */
const FOREIGN_SELECTORS = 13;

/** Widths and heights of parts, in rem. A new part takes one of them. */
const SIZES =
  '0.5 0.75 1 1.25 1.5 1.75 2 2.25 2.5 2.75 3 3.25 3.5 4 5 6 7 8 10 11 12 14 16 18 20 24 28 32 34 36 40 44 48 80';
/** Frames, marks and their places; 10 is half an icon, 20 and 40 are the place of toasts. */
const PIXELS = '1 1.5 2 2.5 3 4 5 10 20 40';
/** Lengths among tokens that are none: each keeps room for a part whose size is known. */
const LOOSE = [
  'styles/admin/list/data-table.css: padding: 5rem',
  'styles/admin/list/table.css: margin-inline-start: -8rem',
  'styles/admin/list/table.css: padding-inline-start: 8rem',
  'styles/admin/palette.css: margin-block-start: 7rem',
  'styles/admin/tree/tree.css: padding-inline-start: 2.5rem',
  'styles/admin/tree/tree.css: padding-inline-start: 5rem',
  'styles/global/assistant.css: padding-block-end: 5rem',
  'styles/global/cards.css: padding-block-end: 12rem',
  'styles/global/consent.css: padding-block-end: 20rem',
];
/** Distances and letters: here a length is a token, or relative to the letters of a text. */
const SPACING = /^(margin|padding|gap|row-gap|column-gap|font-size|border-radius)/;

const textsOf = (folder: string, end: string) =>
  readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => ({
      path: join(folder, file).replaceAll('\\', '/'),
      text: readFileSync(join(CLIENT, folder, file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
    }));

const sheets = textsOf('styles', '.css');
const isOwner = ({ path }: { path: string }) => OWNERS.some((name) => path === `styles/ui/${name}.css`);
const others = sheets.filter((sheet) => !isOwner(sheet));

const classesOf = (selectors: string) =>
  [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
/** The text before the braces of rules. */
const selectorsOf = (css: string) =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/));

interface Length {
  path: string;
  property: string;
  /** Without its sign. */
  number: string;
  unit: string;
  written: string;
}

/** The lengths of all declarations outside of the tokens. */
const lengths: Length[] = sheets
  .filter(({ path }) => !/global\/(tokens|fonts)\.css$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap(([, property, value]) =>
      [...value!.matchAll(/(?<![\w-])-?((?:\d*\.)?\d+)(px|rem|em|ch|pt|cm|mm)\b/g)].map(
        ([written, number, unit]) => ({ path, property: property!, number: number!, unit: unit!, written }),
      ),
    ),
  );
const named = ({ path, property, written }: Length) => `${path}: ${property}: ${written}`;

const boxes = ['components', 'pages', 'layouts'].flatMap((folder) => textsOf(folder, '.tsx'));
/** The classes that the properties of Stack, Row, Cluster, Grid and Box become. */
function stepsOf(code: string): string[] {
  const tags = [...code.matchAll(/<(?:Stack|Row|Cluster|Grid|Box)\b([^>]*)/g)].map(([, inside]) => inside!);
  return tags.flatMap((tag) => [
    ...[...tag.matchAll(/\b(columns|align|justify|line|text|tone)="(\w+)"/g)].map(
      ([, name, value]) => `${name}-${value}`,
    ),
    ...[...tag.matchAll(/\b(pad|padY|padTop|padBottom|above|below|weight|gap)=\{(\d+)\}/g)].map(
      ([, name, value]) => `${name!.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}-${value}`,
    ),
  ]);
}

const OWNED = new Set(sheets.filter(isOwner).flatMap(({ text }) => selectorsOf(text).flatMap(classesOf)));

/** The words of all class attributes of a component, also of those in an expression. */
function classWords(code: string): string[] {
  const attributes = [...code.matchAll(/\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  return attributes.flatMap(([, text, expression]) =>
    text === undefined
      ? [
          ...expression!.replace(/boxClass\(\s*'\w+',\s*\{[^}]*\}/g, '').matchAll(/'([^']*)'|`([^`]*)`/g),
        ].flatMap(([, one, other]) => (one ?? other!).split(/\s+/))
      : text.split(/\s+/),
  );
}

describe('the design system', () => {
  it('knows the classes of its components', () => {
    expect([...OWNED]).toEqual(
      expect.arrayContaining(['button', 'button-main', 'notice-bad', 'tag', 'state']),
    );
  });

  it('leaves the classes of a component to it', () => {
    const components = ['components', 'pages', 'layouts'].flatMap((folder) => textsOf(folder, '.tsx'));
    const raw = components
      .filter(({ path }) => !path.startsWith('components/ui/'))
      .flatMap(({ path, text }) => classWords(text).map((word) => ({ path, word })))
      .filter(({ word }) => OWNED.has(word));
    expect(components.length).toBeGreaterThan(300);
    expect(raw).toEqual([]);
  });

  it('has no more rules that change the look of a component from elsewhere', () => {
    const foreign = others.flatMap(({ path, text }) =>
      selectorsOf(text)
        .filter((selector) => classesOf(selector).some((name) => OWNED.has(name)))
        .map((selector) => `${path}: ${selector.replace(/\s+/g, ' ').trim()}`),
    );
    expect(foreign.length > FOREIGN_SELECTORS ? foreign : []).toEqual([]);
  });

  it('has no colour that is no token', () => {
    const loose = sheets
      .filter(({ path }) => path !== 'styles/global/tokens.css')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/g)].map(() => path),
      );
    expect(loose).toEqual([]);
  });

  it('has no distance and no size of letters that is no token', () => {
    const loose = lengths.filter(({ property, unit }) => SPACING.test(property) && unit === 'rem');
    expect(loose.map(named).sort()).toEqual(LOOSE);
  });

  it('takes other lengths from the scale', () => {
    const sizes = lengths.filter(({ property, unit }) => !SPACING.test(property) && unit === 'rem');
    const pixels = lengths.filter(({ unit }) => unit === 'px');
    const off = [
      ...sizes.filter(({ number }) => !SIZES.split(' ').includes(number)),
      ...pixels.filter(({ number }) => !PIXELS.split(' ').includes(number)),
      ...lengths.filter(({ unit }) => ['ch', 'pt', 'cm', 'mm'].includes(unit)),
    ];
    expect(sizes.length).toBeGreaterThan(200);
    expect(off.map(named)).toEqual([]);
  });

  it('has a rule for each step of a box', () => {
    const rules = new Set(selectorsOf(sheets.find(({ path }) => path === 'styles/ui/layout.css')!.text));
    const steps = boxes.flatMap(({ text }) => stepsOf(text));
    expect(new Set(steps).size).toBeGreaterThan(40);
    expect([...new Set(steps)].filter((name) => !rules.has(`.${name}`))).toEqual([]);
  });

  it(`has no stylesheet of more than ${MAX_LENGTH} lines`, () => {
    const long = sheets.filter(({ text }) => text.split('\n').length > MAX_LENGTH + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
