import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Which modules each module may import; what they may import is allowed, too. */
const ARROWS: Record<string, string[]> = {
  core: [],
  access: ['core'],
  audit: ['access'],
  'api/idempotency': ['access'],
  'auth/identity': ['access'],
  'media/pictures': ['access'],
  media: ['media/pictures', 'audit'],
  companies: ['media'],
  users: ['companies', 'auth/identity'],
  auth: ['users'],
  attributes: ['companies'],
  categories: ['companies', 'attributes'],
  'product-data': ['categories'],
  search: ['categories'],
  'search/synonyms': ['audit'],
  'products/facets': ['core'],
  products: ['product-data', 'search', 'products/facets'],
  content: ['users'],
  // these stand on top: nobody imports them
  'offers/editing': ['products'],
  'offers/bulk': ['offers/editing'],
  'offers/export': ['products'],
  offers: ['offers/bulk', 'offers/export'],
  'import/differences': ['products'],
  'import/stored-mappings': ['companies'],
  import: ['import/differences', 'import/stored-mappings'],
  'import/mapping': ['import'],
  'import/blocked-terms': ['import'],
  'import/retention': ['import'],
  'import/rollback': ['import'],
  'import/changes': ['import'],
  'import/diagnosis': ['import'],
  'import/pulls': ['import'],
  'offers/reports': ['products'],
  'admin/overview': ['import/pulls', 'offers/reports', 'analytics/statistics', 'auth'],
  'admin/palette': ['products', 'auth'],
  'media/library': ['auth'],
  storefront: ['products', 'users', 'content', 'auth'],
  'storefront/assistant': ['products'],
  'analytics/consent': ['access'],
  'storefront/comparison': ['products'],
  'storefront/watch-list': ['products'],
  'storefront/suggestions': ['products'],
  'storefront/price-alerts': ['products'],
  analytics: ['products', 'users', 'content', 'auth'],
  'analytics/statistics': ['analytics', 'search/synonyms'],
  seo: ['products', 'content'],
  'api/docs': ['access'],
  'operations/queues': ['audit'],
  'operations/backup': ['core'],
  'operations/health': ['import'],
  'operations/releases': ['access'],
};
/** Files beside the modules: the table of addresses, which every module builds links from, and the ways to boot. */
const SHARED = ['routes'];
const BOOT = ['main', 'worker', 'app', 'app.module', 'migrate', 'vite'];

const MAX_LENGTH = 300;

interface Source {
  /** From the root, with slashes. */
  path: string;
  text: string;
}

function sources(folder: string, pattern: RegExp): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    });
}

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORT =
  /^\s*(import|export)\s(type\s)?([^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/** The files of ours that a file imports, statically or on demand. */
function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(IMPORT)].map(([, , type, names, fixed, onDemand]) => ({
    from: path,
    to: posix.join(dirname(path), fixed ?? onDemand!),
    typeOnly: Boolean(type) || (names !== undefined && isOnlyTypes(names)),
  }));
}

/** `{ type A, type B } from`: nothing of it is there when the program runs. */
function isOnlyTypes(names: string): boolean {
  const list = /^\s*\{([^}]*)\}\s*from\s$/.exec(names)?.[1];
  return list !== undefined && list.split(',').every((name) => !name.trim() || /^\s*type\s/.test(name));
}

/** The room that a file is in: the deepest that has arrows. */
const moduleOf = (path: string) =>
  Object.keys(ARROWS)
    .filter((name) => path.startsWith(`src/${name}/`))
    .sort((one, other) => other.length - one.length)[0] ?? /^src\/([^/]+?)(?:\/|\.[jt]s$)/.exec(path)?.[1];

function reachable(module: string): Set<string> {
  const found = new Set([module]);
  for (const name of found) for (const next of ARROWS[name] ?? []) found.add(next);
  return found;
}

/** Files that import each other in a loop, be it for a type only: what is left when all others are taken away. */
function circles(files: Source[]): string[] {
  const nameOf = (path: string) => path.replace(/\.[jt]sx?$/, '');
  const others = (file: Source) =>
    importsOf(file).flatMap(({ to }) => (nameOf(to) === nameOf(file.path) ? [] : nameOf(to)));
  const imports = new Map(files.map((file) => [file.path, others(file)]));
  for (let before = Infinity; before > imports.size;) {
    before = imports.size;
    const names = new Set([...imports.keys()].map(nameOf));
    const wanted = new Set([...imports.values()].flat());
    for (const [path, used] of imports)
      if (!wanted.has(nameOf(path)) || !used.some((name) => names.has(name))) imports.delete(path);
  }
  return [...imports.keys()];
}

describe('the architecture', () => {
  const server = sources('src', /(?<!spec)\.ts$/);
  const client = sources('client', /(?<!spec)\.tsx?$/);

  it('knows every module', () => {
    const modules = new Set(server.map(({ path }) => moduleOf(path)));
    for (const name of [...SHARED, ...BOOT]) modules.delete(name);
    expect([...modules].filter((name) => !(name! in ARROWS))).toEqual([]);
  });

  it('has arrows in one direction only', () => {
    const broken = server.flatMap(importsOf).filter(({ from, to }) => {
      const [own, other] = [moduleOf(from)!, moduleOf(to)];
      if (BOOT.includes(own) || other === undefined) return false;
      if (own === 'routes') return other !== 'core';
      if (other === 'routes') return own === 'core';
      return BOOT.includes(other) || !reachable(own).has(other);
    });
    expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has no files that go round in circles', () => {
    expect(circles([...server, ...client])).toEqual([]);
  });

  it('has no domain word in its plumbing', () => {
    const words = /\b(product|offer|categor|compan|brand|catalogue)/i;
    const named = server.filter(({ path }) => path.startsWith('src/core/') && words.test(path));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('lets the browser import types of the server only', () => {
    const values = client.flatMap(importsOf).filter(({ to, typeOnly }) => to.startsWith('src/') && !typeOnly);
    expect(values.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has a page of the browser for every page that a controller names', () => {
    const named = server.flatMap(({ text }) =>
      [...text.matchAll(/@Page\('([^']+)'/g)].map(([, name]) => name!),
    );
    const drawn = new Set(client.map(({ path }) => path));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !drawn.has(`client/pages/${name}.tsx`))).toEqual([]);
  });

  it('does not import the browser into the server', () => {
    const edges = server.flatMap(importsOf).filter(({ to }) => /^(client|test|scripts)\//.test(to));
    expect(edges.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('reads the environment in core/config only', () => {
    const readers = server.filter(
      ({ path, text }) => !path.startsWith('src/core/config/') && /\bprocess\.env\b|\bprocess\[/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  it(`has no file of more than ${MAX_LENGTH} lines`, () => {
    const long = [...server, ...client].filter(({ text }) => text.split('\n').length > MAX_LENGTH);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('has no barrel files', () => {
    const barrels = [...server, ...client].filter(({ text }) => {
      const lines = text.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\*|\/\*)/.test(line));
      return lines.length > 0 && lines.every((line) => /^export .* from /.test(line));
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});
