import { DiscoveryModule } from '@nestjs/core';
import { ROUTES } from '../src/routes.js';
import { everybody, PEOPLE, type PersonKind, type Somebody } from './permissions/people.js';
import { type Row, rowsOf } from './permissions/rows.js';
import { API, PAGES } from './permissions/table.js';
import { World } from './permissions/world.js';
import { startApp, type TestApp } from './support/app.js';
import { type Handler, handlersOf } from './support/handlers.js';
import { makeCompany } from './support/people.js';
import { Visitor } from './support/visitor.js';

const API_ROWS = rowsOf(API);
const PAGE_ROWS = rowsOf(PAGES);
const titled = (rows: Row[]) =>
  rows.map(
    (row) => [`${row.method} ${row.path}${row.object === 'none' ? '' : ` ${row.object}`}`, row] as const,
  );

describe('every route for everybody', () => {
  let started: TestApp;
  let handlers: Handler[];
  let world: World;
  let programs: Record<PersonKind, Somebody>;
  let browsers: Record<PersonKind, Somebody>;

  beforeAll(async () => {
    started = await startApp({ imports: [DiscoveryModule] });
    handlers = handlersOf(started.app);
    world = new World(started);
    world.own = await makeCompany(started.app);
    programs = await everybody(started.app, started.origin, world.own.id);
    browsers = await everybody(started.app, started.origin, world.own.id);
    await world.build(browsers.super_admin);
  });
  afterAll(() => started?.close());

  it('is in the tables', () => {
    const known = new Set([...API_ROWS, ...PAGE_ROWS].map(({ method, path }) => `${method} ${path}`));
    const missing = handlers.filter(
      ({ method, paths }) => !paths.some((path) => known.has(`${method} ${path}`)),
    );
    expect(missing.map(({ method, paths }) => `${method} ${paths[0]}`)).toEqual([]);
  });

  it('is in the tables only if it is there', () => {
    const served = new Set(handlers.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`)));
    const gone = [...API_ROWS, ...PAGE_ROWS].filter(({ method, path }) => !served.has(`${method} ${path}`));
    expect(gone.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  describe('by token', () => {
    it.each(titled(API_ROWS))('%s', async (_, row) => {
      const people = await peopleFor(row, programs);
      const answers = await eachPerson(async (kind) => {
        const { path, body } = await world.call(row, people[kind]);
        return statusOf(row.method, path, body, people[kind]);
      });
      expect(answers).toEqual(row.expected);
    });
  });

  describe('of things that are not there, looks like a foreign one', () => {
    const foreign = API_ROWS.filter(({ object, path }) => object === 'foreign' && /:(id|uid)/.test(path));
    it.each(titled(foreign))('%s', async (_, row) => {
      const answers = await eachPerson(async (kind) => {
        if (kind === 'super_admin') return row.expected[kind];
        const { body } = await world.call(row, programs[kind]);
        return statusOf(row.method, world.missing(row.path), body, programs[kind]);
      });
      expect(answers).toEqual(row.expected);
    });
  });

  describe.each(['sl', 'en'] as const)('by cookie, in %s', (locale) => {
    it.each(titled(PAGE_ROWS))('%s', async (_, row) => {
      const people = await peopleFor(row, browsers);
      const answers = await eachPerson(async (kind) => {
        const call = await world.call(row, people[kind], inLocale(row.path, locale));
        const browser = copyOf(people[kind].browser);
        const headers = { accept: 'application/json', ...(row.method === 'GET' && { 'x-inertia': 'true' }) };
        const answer = await browser.send(row.method, call.path, call.body, headers);
        // an address without its name leads to the whole one
        const whole = answer.status === 301 ? answer.headers.get('location') : null;
        return outcomeOf(whole ? await browser.get(whole, headers) : answer);
      });
      expect(answers).toEqual(row.expected);
    });
  });

  /** Signing out ends what a person is signed in with anywhere, so it takes people of its own. */
  async function peopleFor({ method, path }: Row, usual: Record<PersonKind, Somebody>) {
    if (method !== 'DELETE' || !/session|prijava/.test(path)) return usual;
    return everybody(started.app, started.origin, world.own.id);
  }

  async function statusOf(method: string, path: string, body: unknown, { headers, browser }: Somebody) {
    const visitor = headers.authorization ? new Visitor(started.origin) : copyOf(browser);
    return String((await visitor.send(method, path, body, headers)).status);
  }

  function copyOf(browser: Visitor): Visitor {
    const copy = new Visitor(started.origin);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  }
});

async function eachPerson(
  answer: (kind: PersonKind) => Promise<string>,
): Promise<Record<PersonKind, string>> {
  const answers = {} as Record<PersonKind, string>;
  for (const kind of PEOPLE) answers[kind] = await answer(kind);
  return answers;
}

/** What a browser makes of an answer. */
function outcomeOf({ status, headers }: Response): string {
  if (status !== 302 && status !== 303) return String(status);
  const location = headers.get('location') ?? '';
  if (/^\/(?:prijava|en\/login)\b/.test(location)) return 'login';
  return /^\/(?:administracija|en\/admin)$/.test(location) ? 'wait' : 'done';
}

/** The pattern of the same route in the other language; what is no page has only one. */
function inLocale(path: string, locale: 'sl' | 'en'): string {
  const pattern = (address: string) =>
    address.replace(/\/\{[a-z]+(?:\?|\.\.\.)\}$/i, '').replace(/\{([a-z]+)\}/g, ':$1') || '/';
  const found = Object.values(ROUTES).find(({ sl }) => pattern(sl) === path);
  return found ? pattern(found[locale]) : path;
}
