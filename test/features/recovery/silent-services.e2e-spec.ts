import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from '../../../src/operations/health/health.service.js';
import { signInAtProvider } from '../../support/servers/auth-emulator.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { caughtUp, describeWithOpenSearch, sharedOpenSearch } from '../../support/servers/opensearch.js';
import { S3_CREDENTIALS, S3Server } from '../../support/servers/s3-server.js';
import { testServices } from '../../support/servers/services.js';
import { drawn } from '../../support/data/pictures.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { makePerson } from '../../support/people.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { OwnTime } from '../../support/own-time.js';
import { until } from '../../support/until.js';

/** Time limit of each service: twice the default, so that the noise of a busy machine is small in comparison. */
const LIMIT_MS = 4_000;
/**
 * Silence may add so much to an answer: 3 s with the default limit. Added to the longest answer of the same kind under
 * the same load before, and measured in the time that the process had (`OwnTime`), so that a busy machine does not count.
 */
const ADDED_MS = 1.5 * LIMIT_MS;
/** Requests after the service continues get the same answers as before. */
const RECOVERY_MS = 5_000;
/** Twenty a second. */
const EVERY_MS = 50;
const ROUNDS = 2;
/** Accounts and stores have limits of their own. */
const PEOPLE = 4;
const PATIENCE_MS = 300_000;

type Proxy = Awaited<ReturnType<typeof startFlakyProxy>>;

interface Ask {
  what: string;
  ask: () => Promise<Response>;
  /** The status while all is well. */
  status: number;
  /** How long the longest answer took while all was well. */
  longestMs: number;
}

interface Person {
  admin: Visitor;
  visitor: Visitor;
  idToken: string;
}

/** Requests of visitors, staff and programs to one catalogue. */
class Requests {
  readonly kinds: Ask[] = [];
  /** Writes that were answered with success, so they must be stored. */
  private readonly accepted = { clicks: 0, prices: [] as number[], emails: [] as string[] };
  private readonly time = new OwnTime();
  private store: Store;
  private people: Person[];
  private product: number;
  private lastPrice = 10;

  private constructor(private readonly katalog: Katalog) {}

  static async of(katalog: Katalog): Promise<Requests> {
    const requests = new Requests(katalog);
    await requests.prepare();
    return requests;
  }

  stop(): void {
    this.time.stop();
  }

  private async prepare(): Promise<void> {
    const { katalog } = this;
    this.store = await katalog.store();
    this.product = await katalog.sellOne(this.store, { productCode: 'A', link: 'https://store.example/a' });
    this.people = await Promise.all(Array.from({ length: PEOPLE }, () => this.person()));
    const { admin } = this.store;
    const feeds = await Promise.all(Array.from({ length: PEOPLE }, () => this.feed()));
    const addRead = (what: string, path = what) => this.add(what, 200, () => katalog.visitor().get(path));
    addRead('/health/live');
    addRead('/');
    addRead('/en/search/products/results/caj');
    addRead('/api/products?query=caj');
    addRead('an offer', `/api/products/${this.product}`);
    addRead('/pomocnik');
    addRead('/prijava');
    addRead('a picture', await this.pictureAddress());
    this.add('a click', 302, () => this.click());
    this.add('the admin area', 200, () => admin.get('/en/admin/products'));
    this.add('a sign-in', 200, () => this.signIn());
    this.add('a fetch', 202, () => {
      feeds.push(feeds.shift()!);
      return feeds[0]!();
    });
    this.add('an invitation', 201, () => this.invite());
    this.add('a new price', 200, () => this.setPrice());
    const timed = await this.askForSeconds();
    for (const kind of this.kinds) kind.longestMs = Math.max(...timed.get(kind.what)!.map(({ ms }) => ms));
  }

  private async person(): Promise<Person> {
    const person = { userType: 'admin' as const, companyId: this.store.company.id };
    const { email } = await makePerson(this.katalog.app, person);
    const [admin, { idToken }] = await Promise.all([
      this.katalog.signedInAs('admin', person),
      signInAtProvider(email),
    ]);
    return { admin, visitor: this.katalog.visitor(), idToken };
  }

  /** A store of its own, because stores have a limit, too. @returns a function that requests a fetch */
  private async feed(): Promise<() => Promise<Response>> {
    const { admin } = await this.katalog.store();
    const url = `https://store.example/${crypto.randomUUID()}.xml`;
    const feed = await admin.send('POST', '/api/feeds', { url });
    const { id } = (await feed.json()) as { id: number };
    return () => admin.send('POST', `/api/feeds/${id}/pulls`);
  }

  /** Takes turns. */
  private someone(): Person {
    this.people.push(this.people.shift()!);
    return this.people[0]!;
  }

  private add(what: string, status: number, ask: () => Promise<Response>): void {
    this.kinds.push({ what, status, ask, longestMs: Infinity });
  }

  private async pictureAddress(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'a.png');
    await this.store.admin.send('POST', '/api/media', form);
    const ready = () =>
      this.katalog.rows<{ key: string }>(
        `select content_hash || '/' || (variants->0->>'width') || '.' || (variants->0->>'format') as key from media where status = 'ready' limit 1`,
      );
    const [row] = await until(ready, { holds: ({ length }) => length > 0 });
    return `/media/${row!.key}`;
  }

  /** Each from another address: of one browser one is counted in half an hour. */
  private async click(): Promise<Response> {
    const response = await this.katalog.visitor().get(`/pojdi/${this.product}`);
    if (response.status === 302) this.accepted.clicks++;
    return response;
  }

  private async signIn(): Promise<Response> {
    const { visitor, idToken } = this.someone();
    return visitor.send('POST', '/api/session', { idToken });
  }

  private async invite(): Promise<Response> {
    const email = `${crypto.randomUUID()}@store.test`;
    const response = await this.someone().admin.send('POST', '/api/users', { email, userType: 'employee' });
    if (response.ok) this.accepted.emails.push(email);
    return response;
  }

  private async setPrice(): Promise<Response> {
    const price = ++this.lastPrice;
    const response = await this.store.admin.send('PATCH', `/api/products/${this.product}`, { price });
    if (response.ok) this.accepted.prices.push(price);
    return response;
  }

  /** Asks each kind again and again, without waiting for answers. */
  private async askForSeconds(): Promise<Map<string, { status: number; ms: number }[]>> {
    const open: Promise<{ what: string; status: number; ms: number }>[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of this.kinds) {
        open.push(this.timed(kind));
        await pause(EVERY_MS);
      }
    const answered = await Promise.all(open);
    return new Map(this.kinds.map((kind) => [kind.what, answered.filter(({ what }) => what === kind.what)]));
  }

  private async timed({ what, ask, longestMs }: Ask) {
    const since = this.time.now();
    const response = await ask();
    await response.arrayBuffer();
    const ms = this.time.now() - since;
    const { status, headers } = response;
    const isInTime = ms < longestMs + ADDED_MS || { ms, longestMs };
    const isComplete = status !== 503 || headers.has('retry-after');
    expect({ what, status, isInTime, isComplete }).toEqual({
      what,
      status,
      isInTime: true,
      isComplete: true,
    });
    return { what, status, ms };
  }

  /** Asks each kind until it is answered as before; fails when one that was asked too late is not. */
  async recover(): Promise<void> {
    const since = this.time.now();
    const recovered = async ({ what, ask, status }: Ask) => {
      for (;;) {
        const after = this.time.now() - since;
        const answer = (await ask()).status;
        if (answer === status) return;
        expect([what, answer, after < RECOVERY_MS || after]).toEqual([what, answer, true]);
        await pause(4 * EVERY_MS);
      }
    };
    await Promise.all(this.kinds.map(recovered));
  }

  /** Writes that were answered with success but are not stored. */
  async lost(): Promise<unknown[]> {
    const { clicks, prices, emails } = this.accepted;
    const [counted] = await this.katalog.rows<{ clicks: number }>(
      `select count(*)::integer as clicks from events where type = 'PRODUCT_STORE_REDIRECT'`,
    );
    const missing = await this.katalog.rows<{ lost: string }>(
      `select p.price::text as lost from unnest($2::numeric[]) as p (price)
       where not exists (select from price_history h where h.product_id = $1 and h.price = p.price)
       union all
       select m.email from unnest($3::text[]) as m (email) where not exists (select from users u where u.email = m.email)`,
      [this.product, prices, emails],
    );
    return [...missing.map(({ lost }) => lost), ...(counted!.clicks === clicks ? [] : [counted, clicks])];
  }

  async readiness(): Promise<Readiness> {
    return (await (await this.katalog.visitor().get('/health/ready')).json()) as Readiness;
  }

  /** A service falls silent for some seconds, and continues. */
  async whileSilent(proxy: Proxy, { failing, unsure = [], part }: Silence): Promise<void> {
    proxy.freeze();
    try {
      // those who find it silent, and those who come later
      for (const answered of [await this.askForSeconds(), await this.askForSeconds()])
        for (const { what, status } of this.kinds) {
          const statuses = answered.get(what)!.map((answer) => answer.status);
          const expected = failing.includes(what) ? 503 : status;
          const isRight = (each: number) => each === expected || (each === 503 && unsure.includes(what));
          expect([what, statuses.filter((each) => !isRight(each))]).toEqual([what, []]);
        }
      expect(Object.keys((await this.readiness()).reasons ?? {})).toEqual([part]);
    } finally {
      proxy.thaw();
    }
    await this.recover();
    expect(await this.lost()).toEqual([]);
  }
}

interface Silence {
  /** Kinds that are answered with 503. */
  failing: string[];
  /** Kinds that may be. */
  unsure?: string[];
  /** Its name in the readiness report. */
  part: keyof Readiness;
}

const STAFF = ['the admin area', 'a fetch', 'a new price'];
const VISITORS = ['/', '/en/search/products/results/caj', '/api/products?query=caj', 'an offer'];
const ALL = [...VISITORS, '/pomocnik', '/prijava', 'a click', ...STAFF, 'a sign-in', 'an invitation'];

describe('while a service accepts connections and says nothing', () => {
  const proxies = {} as Record<'redis' | 'database' | 'provider' | 'mail' | 'storage', Proxy>;
  const before = { ...process.env };
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let s3: S3Server;
  let katalog: Katalog;
  let requests: Requests;

  beforeAll(async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    [s3, mail] = await Promise.all([S3Server.start(), startMailServer()]);
    const { DATABASE_URL, REDIS_URL, FIREBASE_AUTH_EMULATOR_HOST } = await testServices();
    proxies.database = await startFlakyProxy(new URL(DATABASE_URL).host);
    proxies.redis = await startFlakyProxy(new URL(REDIS_URL).host);
    proxies.provider = await startFlakyProxy(FIREBASE_AUTH_EMULATOR_HOST);
    proxies.mail = await startFlakyProxy(new URL(mail.url).host);
    proxies.storage = await startFlakyProxy(new URL(s3.env.S3_ENDPOINT!).host);
    katalog = await Katalog.start({
      databaseAt: proxies.database.host,
      env: {
        ...s3.env,
        S3_ENDPOINT: `http://${proxies.storage.host}`,
        REDIS_URL: `redis://${proxies.redis.host}`,
        FIREBASE_AUTH_EMULATOR_HOST: proxies.provider.host,
        SMTP_URL: `smtp://${proxies.mail.host}`,
        MAIL_FROM: 'katalog@katalog.test',
        SEARCH_RATE: '600',
        SERVICE_ANSWER_MS: String(LIMIT_MS),
      },
    });
    requests = await Requests.of(katalog);
  });
  afterAll(async () => {
    for (const name of Object.keys(S3_CREDENTIALS)) {
      delete process.env[name];
      if (before[name] !== undefined) process.env[name] = before[name];
    }
    requests?.stop();
    await Promise.all(Object.values(proxies).map((proxy) => proxy.recover()));
    await katalog?.close();
    await Promise.all([...Object.values(proxies).map((proxy) => proxy.leave()), s3?.close(), mail?.close()]);
  });

  it.each<[keyof typeof proxies, Silence]>([
    ['redis', { failing: [], part: 'queue' }],
    ['mail', { failing: [], part: 'mail' }],
    ['storage', { failing: ['a picture'], part: 'storage' }],
    // a session that was just verified needs no provider, another does
    [
      'provider',
      {
        failing: ['a sign-in', 'an invitation'],
        unsure: STAFF,
        part: 'identity',
      },
    ],
    ['database', { failing: ALL, part: 'database' }],
  ])(
    '%s: every kind of request is answered in time, nothing is lost, and all is as before soon after',
    (service, silence) => requests.whileSilent(proxies[service], silence),
    PATIENCE_MS,
  );
});

describeWithOpenSearch('while OpenSearch accepts connections and says nothing', () => {
  let proxy: Proxy;
  let katalog: Katalog;
  let requests: Requests;

  beforeAll(async () => {
    const { url, env } = await sharedOpenSearch();
    proxy = await startFlakyProxy(new URL(url).host);
    katalog = await Katalog.start({
      env: {
        ...env,
        OPENSEARCH_URL: `http://${proxy.host}`,
        SERVICE_ANSWER_MS: String(LIMIT_MS),
      },
    });
    await caughtUp(katalog);
    requests = await Requests.of(katalog);
  }, PATIENCE_MS);
  afterAll(async () => {
    requests?.stop();
    await proxy?.recover();
    await katalog?.close();
    await proxy?.leave();
  }, PATIENCE_MS);

  it(
    'lists answer 503, everything else as before, and all is as before soon after',
    () =>
      requests.whileSilent(proxy, {
        failing: ['/en/search/products/results/caj', '/api/products?query=caj'],
        part: 'index',
      }),
    PATIENCE_MS,
  );
});
