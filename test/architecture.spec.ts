import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * Files outside of the rooms: the table of addresses, from which every room builds links, and the entry
 * points.
 */
const SHARED = ['routes'];
const BOOT = ['main', 'worker', 'app', 'app.module', 'migrate', 'vite'];

const MAX_LENGTH = 300;
/** A folder with more files has too many subjects. */
const WIDEST = 25;
/** Roles of the domain, and roles of pages and the API. */
const DOMAIN = ['entity', 'policy', 'rules', 'events', 'store'];
const VIEWS = ['props', 'pages', 'json', 'presenter', 'share'];

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Rows of a table in ARCHITECTURE.md, by its mark. */
function rowsOf(mark: string): string[][] {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = text.split(`<!-- ${mark} -->`)[1]!.split(`<!-- /${mark} -->`)[0]!;
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => row.split('|').slice(1, -1));
}
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

interface Room {
  /** The folder in src. With `/**`, the folders inside are not separate rooms. */
  name: string;
  imports: string[];
  /** Files that others may import; null: all. */
  entries: string[] | null;
}

const ROOMS = new Map(
  rowsOf('rooms').map(([name, , imports, entries]): [string, Room] => [
    namesIn(name!)[0]!,
    {
      name: namesIn(name!)[0]!,
      imports: namesIn(imports!),
      entries: entries!.trim() === 'all' ? null : namesIn(entries!),
    },
  ]),
);
const ROLES = rowsOf('roles')
  .flatMap(([names, , shared]) =>
    namesIn(names!).map((name) => ({ name, isShared: shared!.trim() === 'yes' })),
  )
  .sort((one, other) => other.name.length - one.name.length);

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

const folderOf = (path: string) => dirname(path).replace(/^src\/?/, '');
const isWiring = (path: string) => /\.module\.[jt]s$/.test(path);
const stemOf = (path: string) => posix.basename(path).replace(/\.[jt]s$/, '');
/** The longest that fits: `pages.controller` before `controller`. */
const roleOf = (path: string) => ROLES.find(({ name }) => stemOf(path).endsWith(`.${name}`));
/** A file outside of the rooms. */
const besideOf = (path: string) => /^src\/([^/]+)\.[jt]s$/.exec(path)?.[1];

function roomOf(path: string): Room | undefined {
  const folder = folderOf(path);
  return (
    ROOMS.get(folder) ??
    [...ROOMS.values()].find(({ name }) => name.endsWith('/**') && `${folder}/`.startsWith(name.slice(0, -2)))
  );
}

/** The rooms that a name in a row stands for. */
function named(name: string): Room[] {
  if (ROOMS.has(name)) return [ROOMS.get(name)!];
  return [...ROOMS.values()].filter((room) => room.name.startsWith(`${name}/`));
}

function reachable(from: Room[]): Set<Room> {
  const found = new Set(from);
  for (const room of found) for (const name of room.imports) for (const next of named(name)) found.add(next);
  return found;
}

/** The room of a file; for a module all in its folder. */
const roomsOf = (path: string): Room[] =>
  isWiring(path)
    ? [...ROOMS.values()].filter(({ name }) => `${name}/`.startsWith(`${folderOf(path)}/`))
    : [roomOf(path)].filter((room) => room !== undefined);

/** Whether the rows allow it. */
function isAllowed({ from, to }: Import): boolean {
  const [own, other] = [besideOf(from), besideOf(to)];
  if (own && BOOT.includes(own)) return true;
  if (own && SHARED.includes(own)) return folderOf(to).startsWith('core/');
  if (other) return SHARED.includes(other) && !folderOf(from).startsWith('core/');
  if (isWiring(from) && folderOf(to).startsWith(folderOf(from))) return true;
  if (isWiring(to) && !isWiring(from)) return false;
  const reached = reachable(roomsOf(from));
  return roomsOf(to).some((room) => reached.has(room));
}

/** Whether others may import the file. */
function isEntry(path: string): boolean {
  const room = roomOf(path);
  if (!room?.entries || isWiring(path) || roleOf(path)?.isShared) return true;
  return room.entries.includes(stemOf(path));
}

/** Names that import each other in a circle, even if only types: removes all others until no more can be removed. */
function circles(files: Source[], nameOf: (path: string) => string): string[] {
  const imports = new Map<string, string[]>();
  for (const file of files) {
    const name = nameOf(file.path);
    const others = importsOf(file).map(({ to }) => nameOf(to));
    imports.set(name, [...(imports.get(name) ?? []), ...others.filter((other) => other !== name)]);
  }
  for (let before = Infinity; before > imports.size;) {
    before = imports.size;
    const wanted = new Set([...imports.values()].flat());
    for (const [name, used] of imports)
      if (!wanted.has(name) || !used.some((other) => imports.has(other))) imports.delete(name);
  }
  return [...imports.keys()];
}

describe('the architecture', () => {
  const server = sources('src', /(?<!spec)\.ts$/);
  const client = sources('client', /(?<!spec)\.tsx?$/);

  const between = server
    .flatMap(importsOf)
    .filter(({ from, to }) => to.startsWith('src/') && roomOf(from) !== roomOf(to));
  const told = (edges: Import[]) => edges.map(({ from, to }) => `${from} -> ${to}`);

  it('has a row for each folder', () => {
    const folders = new Set(server.filter(({ path }) => !besideOf(path)).map(({ path }) => folderOf(path)));
    expect([...folders].filter((folder) => !roomOf(`src/${folder}/index.ts`))).toEqual([]);
    const filled = new Set(server.map(({ path }) => roomOf(path)?.name));
    expect([...ROOMS.keys()].filter((name) => !filled.has(name))).toEqual([]);
    const unknown = [...ROOMS.values()]
      .flatMap(({ imports }) => imports)
      .filter((name) => !named(name).length);
    expect(unknown).toEqual([]);
  });

  it('has no circles of rooms', () => {
    const below = (room: Room) => reachable(room.imports.flatMap(named));
    expect([...ROOMS.values()].filter((room) => below(room).has(room)).map(({ name }) => name)).toEqual([]);
  });

  it('has arrows in one direction only', () => {
    expect(
      told(server.flatMap(importsOf).filter((edge) => edge.to.startsWith('src/') && !isAllowed(edge))),
    ).toEqual([]);
  });

  it('enters rooms through their entries', () => {
    const inner = between.filter(({ from }) => !isWiring(from) && !besideOf(from));
    expect(told(inner.filter(({ to }) => !isEntry(to)))).toEqual([]);
    const used = new Set(inner.map(({ to }) => `${roomOf(to)?.name} ${stemOf(to)}`));
    const entries = [...ROOMS.values()].flatMap(
      ({ name, entries }) => entries?.map((entry) => `${name} ${entry}`) ?? [],
    );
    expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it('names files by their roles', () => {
    const odd = server.filter(({ path }) => {
      const stem = stemOf(path).replace(/\.d$/, '');
      const role = roleOf(path);
      return !/^[a-z0-9-]+$/.test(role ? stem.slice(0, -role.name.length - 1) : stem);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
    const others = server.filter(({ path, text }) => {
      const provided = [...text.matchAll(/^@Injectable\(.*\)\nexport (?:abstract )?class (\w+)/gm)];
      return !roleOf(path) && provided.some(([, name]) => kebab(name!) !== stemOf(path));
    });
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('keeps shapes of pages and of the API out of the domain', () => {
    const edges = server
      .flatMap(importsOf)
      .filter(
        ({ from, to }) => DOMAIN.includes(roleOf(from)?.name ?? '') && VIEWS.includes(roleOf(to)?.name ?? ''),
      );
    expect(told(edges)).toEqual([]);
  });

  it('has no circles of files', () => {
    expect(circles([...server, ...client], (path) => path.replace(/\.[jt]sx?$/, ''))).toEqual([]);
  });

  it('has no circles of folders in the client', () => {
    expect(circles(client, dirname)).toEqual([]);
  });

  it(`has no folder of more than ${WIDEST} files`, () => {
    const folders = [...server, ...client].map(({ path }) => dirname(path));
    const wide = [...new Set(folders)].filter(
      (folder) => folders.filter((other) => other === folder).length > WIDEST,
    );
    expect(wide).toEqual([]);
  });

  it('has no domain word in its plumbing', () => {
    const words = /\b(product|offer|categor|compan|brand|catalogue)/i;
    const named = server.filter(({ path }) => path.startsWith('src/core/') && words.test(path));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('lets the client import only types of the server', () => {
    const values = client.flatMap(importsOf).filter(({ to, typeOnly }) => to.startsWith('src/') && !typeOnly);
    expect(values.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has a client page for every page of a controller', () => {
    const named = server.flatMap(({ text }) =>
      [...text.matchAll(/@Page\('([^']+)'/g)].map(([, name]) => name!),
    );
    const drawn = new Set(client.map(({ path }) => path));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !drawn.has(`client/pages/${name}.tsx`))).toEqual([]);
  });

  it('does not import the client into the server', () => {
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
