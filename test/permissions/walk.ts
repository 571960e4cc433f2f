import { DiscoveryModule } from '@nestjs/core';
import { ROUTES } from '../../src/routes.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Handler, handlersOf } from '../support/handlers.js';
import { makeCompany } from '../support/people.js';
import { Visitor } from '../support/browser/visitor.js';
import { everybody, PEOPLE, type PersonKind, type Somebody } from './people.js';
import type { Row } from './rows.js';
import { type Call, World } from './world.js';

type Answers = Partial<Record<PersonKind, string>>;

/** The application with two companies and everybody of the tables. */
export class Walk {
  private constructor(
    private readonly started: TestApp,
    readonly world: World,
    private readonly people: Record<PersonKind, Somebody>,
  ) {}

  static async start(): Promise<Walk> {
    const started = await startApp({ imports: [DiscoveryModule] });
    const world = new World(started);
    world.own = await makeCompany(started.app);
    const people = await everybody(started.app, started.origin, world.own.id);
    await world.build(people.super_admin);
    return new Walk(started, world, people);
  }

  close(): Promise<void> {
    return this.started.close();
  }

  get handlers(): Handler[] {
    return handlersOf(this.started.app);
  }

  /** The outcome for each person. */
  async answers(
    row: Row,
    ask: (call: Call, somebody: Somebody) => Promise<string>,
    { address = row.path, kinds = PEOPLE }: { address?: string; kinds?: readonly PersonKind[] } = {},
  ): Promise<Answers> {
    const people = await this.peopleFor(row);
    const answers: Answers = {};
    let call: Call | null = null;
    for (const kind of kinds) {
      call ??= await this.world.call(row, people[kind], address);
      const answer = (answers[kind] = await ask(call, people[kind]));
      // who is refused leaves the thing as it was
      const isUsedUp = row.method !== 'GET' && /^(?:2..|done|wait)$/.test(answer);
      if (isUsedUp || row.object === 'self') call = null;
    }
    return answers;
  }

  /** The status for a program with the person's token. */
  async byToken(method: string, { path, body }: Call, { headers, browser }: Somebody): Promise<string> {
    const visitor = headers.authorization ? new Visitor(this.started.origin) : this.copyOf(browser);
    return String((await visitor.send(method, path, body, headers)).status);
  }

  /** The outcome in a browser. */
  async byCookie(method: string, { path, body }: Call, somebody: Somebody): Promise<string> {
    const browser = this.copyOf(somebody.browser);
    const headers = { accept: 'application/json', ...(method === 'GET' && browser.visitHeaders()) };
    const answer = await browser.send(method, path, body, headers);
    // an address without its name leads to the whole one
    const whole = answer.status === 301 ? answer.headers.get('location') : null;
    return outcomeOf(whole ? await browser.get(whole, headers) : answer);
  }

  /** Signing out ends what a person is signed in with anywhere, so it takes people of its own. */
  private async peopleFor({ method, path }: Row): Promise<Record<PersonKind, Somebody>> {
    if (method !== 'DELETE' || !/session|prijava/.test(path)) return this.people;
    return everybody(this.started.app, this.started.origin, this.world.own.id);
  }

  private copyOf(browser: Visitor): Visitor {
    const copy = new Visitor(this.started.origin);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  }
}

/** Rows with their names as tests. */
export const titled = (rows: Row[]) =>
  rows.map(
    (row) => [`${row.method} ${row.path}${row.object === 'none' ? '' : ` ${row.object}`}`, row] as const,
  );

/** The pattern of the same route in the other language; what is no page has only one. */
export function inLocale(path: string, locale: 'sl' | 'en'): string {
  const pattern = (address: string) =>
    address.replace(/\/\{[a-z]+(?:\?|\.\.\.)\}$/i, '').replace(/\{([a-z]+)\}/g, ':$1') || '/';
  const found = Object.values(ROUTES).find(({ sl }) => pattern(sl) === path);
  return found ? pattern(found[locale]) : path;
}

function outcomeOf({ status, headers }: Response): string {
  if (status !== 302 && status !== 303) return String(status);
  const location = headers.get('location') ?? '';
  if (/^\/(?:prijava|en\/login)\b/.test(location)) return 'login';
  return /^\/(?:administracija|en\/admin)$/.test(location) ? 'wait' : 'done';
}
