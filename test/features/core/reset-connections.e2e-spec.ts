import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../../support/browser/visitor.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { type LogLine, logOfWeb } from '../../support/servers/web-log.js';

/** Connections of each kind. */
const CONNECTIONS = 30;
const PAGE = '/en/search/products/results/izdelek';

const katalog = await Katalog.use();
const store = await katalog.store();
await katalog.import(store, aFeed(numberedOffers(500, { description: 'Opis izdelka. '.repeat(100) })));

interface Begun {
  head: string[];
  /** The beginning of a body with a million bytes. */
  body?: string;
  visitor?: Visitor;
}

function textOf({ head, body, visitor }: Begun): string {
  const own = { host: 'katalog.test', origin: katalog.origin, 'x-forwarded-for': '192.0.2.9' };
  const headers = Object.entries({
    ...own,
    ...visitor?.headers(),
    ...(body && { 'content-length': '1000000' }),
  });
  return [...head, ...headers.map(([name, value]) => `${name}: ${value}`), '', body ?? ''].join('\r\n');
}

/** Sends a text, and resets the connection. @param answered waits for the first bytes of the answer */
async function reset(origin: string, text: string, { answered = false, ms = 0 } = {}): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) await new Promise((sent) => socket.write(text, sent));
  if (answered) await once(socket, 'data');
  if (ms) await pause(ms);
  socket.resetAndDestroy();
}

const get = (path: string, visitor?: Visitor) => textOf({ head: [`GET ${path} HTTP/1.1`], visitor });
const post = (path: string, type: string, body: string, visitor?: Visitor) =>
  textOf({ head: [`POST ${path} HTTP/1.1`, `Content-Type: ${type}`], body, visitor });
const upload = (path: string, field: string) =>
  post(
    path,
    'multipart/form-data; boundary=of-the-test',
    `--of-the-test\r\nContent-Disposition: form-data; name="${field}"; filename="f.xml"\r\nContent-Type: text/xml\r\n\r\n<katalog>`,
    store.admin,
  );

const KINDS: [string, () => string, { answered?: boolean; ms?: number }][] = [
  ['before anything is sent', () => '', {}],
  ['amid the headers', () => 'GET / HTTP/1.1\r\nHost: kat', {}],
  ['before the answer', () => get(PAGE), {}],
  ['while the page is made', () => get(PAGE), { ms: 15 }],
  ['amid the answer', () => get(PAGE), { answered: true }],
  ['amid a file', () => get('/administracija/izdelki/izvoz?format=xml', store.admin), { answered: true }],
  ['amid a JSON body', () => post('/api/products', 'application/json', '{"name"', store.admin), { ms: 30 }],
  ['amid a form', () => post('/opazovani', 'application/x-www-form-urlencoded', 'add=1&'), { ms: 30 }],
  ['amid a feed', () => upload(`/api/products/import/${store.company.id}`, 'uploadXML'), { ms: 60 }],
  ['amid an image', () => upload('/api/media', 'file'), { ms: 60 }],
];

const isFault = ({ level }: LogLine) => Number(level) > 30;

it('are no errors, wherever they happen', async () => {
  const { lines } = await logOfWeb(katalog.environment, async (origin) => {
    await (await fetch(origin + PAGE)).text();
    for (const [, text, when] of KINDS)
      for (let turn = 0; turn < CONNECTIONS; turn++) await reset(origin, text(), when);
    await pause(500);
  });
  expect(lines.filter(isFault)).toEqual([]);
  // begin, page and end
  expect(lines.length).toBeLessThan(100);
});

describe('while the database fails', () => {
  beforeAll(() => katalog.rows('alter table price_history rename to away'));
  afterAll(() => katalog.rows('alter table away rename to price_history'));

  it('hide no error of the server', async () => {
    const { lines } = await logOfWeb(katalog.environment, async (origin) => {
      const id = await katalog.idOf(store, 'K-1');
      await (await fetch(`${origin}/izdelek/${id}/izdelek-1`)).text();
      for (let turn = 0; turn < CONNECTIONS; turn++) await reset(origin, get(PAGE), { ms: 5 });
    });
    expect(lines.filter(isFault)).not.toEqual([]);
  });
});
