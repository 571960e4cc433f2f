import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(import.meta.dirname, '../client');
const MAX_LENGTH = 300;
/** Sheets of the components whose classes only `components/ui` uses. */
const OWNERS = ['badge', 'button', 'layout', 'notice', 'state'];
/** Until its scripts run, the login's button is disabled, but looks ready. */
const FOREIGN_SELECTORS = ["styles/pages/login.css: .auth-form[aria-busy='false'] .button-main:disabled"];

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

  it('has no rules that change the look of a component from elsewhere', () => {
    const foreign = others.flatMap(({ path, text }) =>
      selectorsOf(text)
        .filter((selector) => classesOf(selector).some((name) => OWNED.has(name)))
        .map((selector) => `${path}: ${selector.replace(/\s+/g, ' ').trim()}`),
    );
    expect(foreign).toEqual(FOREIGN_SELECTORS);
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
