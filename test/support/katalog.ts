import { type ChildProcess, spawn } from 'node:child_process';
import type { INestApplicationContext, Type } from '@nestjs/common';
import pg from 'pg';
import { createWorkerApp, productionClient } from '../../src/app.js';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { CategoryWriter } from '../../src/categories/writing/category-writer.js';
import type { Company } from '../../src/companies/company.entity.js';
import { loadConfig } from '../../src/core/config/config.js';
import type { Translations } from '../../src/core/i18n/local-text.js';
import type { ClientBuild } from '../../src/core/inertia/document/client-build.js';
import type { ImportDetail } from '../../src/import/import.pages.js';
import type { ImportMode } from '../../src/import/import.entity.js';
import type { User } from '../../src/users/user.entity.js';
import type { NewUser } from '../../src/users/user-records.js';
import { startApp, type TestApp } from './app.js';
import { closeAfterFile } from './close-after-file.js';
import type { TestDatabase } from './database.js';
import { aFeed, type OfferOfFeed } from './data/feed.js';
import { columnReaders } from './data/column-readers.js';
import { writeOffers } from './data/offers.js';
import { makeCompany, makePerson, withSession } from './people.js';
import { until } from './until.js';
import { Visitor } from './browser/visitor.js';

const SETTLED = ['done', 'failed', 'held', 'needs-mapping', 'cancelled'];

export interface FeedOptions {
  mode?: ImportMode;
  language?: 'sl' | 'en' | 'other';
  currency?: string;
  fileName?: string;
}

interface StartOptions {
  worker?: boolean;
  /** Modules in addition to the application's own. */
  imports?: Type[];
  /** Settings that differ from the defaults. */
  env?: Record<string, string>;
  /** Host and port under which the application reaches its database, for a proxy in between. */
  databaseAt?: string;
  /** An existing database; it is dropped at the end nevertheless. */
  database?: TestDatabase;
}

/** A store with a person who runs its imports. */
export interface Store {
  company: Company;
  person: User;
  /** The client in which that person is signed in. */
  admin: Visitor;
}

export type SoldOffer = Partial<OfferOfFeed> & Pick<OfferOfFeed, 'productCode'>;

/** The whole application with its built client: pages are rendered, feeds go through the real queue. */
export class Katalog {
  private worker?: INestApplicationContext;

  private constructor(
    private readonly started: TestApp,
    private readonly database: pg.Pool,
    private readonly client: ClientBuild,
  ) {}

  static async start({ worker = true, env = {}, ...where }: StartOptions = {}): Promise<Katalog> {
    const client = productionClient();
    const started = await startApp({
      client,
      ...where,
      env: { SSR_STRICT: 'true', ...env },
    });
    const pool = new pg.Pool({ connectionString: started.database.url, max: 3 });
    // a test may kill the server while the pool is idle
    pool.on('error', () => undefined);
    const katalog = new Katalog(started, pool, client);
    if (worker) await katalog.startWorker();
    return katalog;
  }

  /** Starts it for the tests of a file, after which it closes. */
  static async use(options?: StartOptions): Promise<Katalog> {
    const katalog = await Katalog.start(options);
    closeAfterFile(() => katalog.close());
    return katalog;
  }

  get app() {
    return this.started.app;
  }

  get config() {
    return this.started.config;
  }

  /** The settings of its processes. */
  get environment(): Record<string, string> {
    return this.started.environment;
  }

  get origin() {
    return this.started.origin;
  }

  /** The worker, if one was started. */
  get work(): INestApplicationContext {
    return this.worker!;
  }

  async startWorker(): Promise<void> {
    this.worker = await createWorkerApp(loadConfig('worker', this.started.environment));
  }

  async stopWorker(): Promise<void> {
    await this.worker?.close();
    this.worker = undefined;
  }

  /** A built worker in a process of its own, which can be killed. */
  spawnWorker(settings: Record<string, string> = {}): ChildProcess {
    const env = { ...process.env, ...this.started.environment, ...settings };
    return spawn(process.execPath, ['dist/src/worker.js'], { env, stdio: 'ignore' });
  }

  /** A built web process, which can be killed. It is ready when `/health/ready` answers. */
  spawnWeb(settings: Record<string, string> = {}): ChildProcess {
    const env = { ...process.env, ...this.started.environment, ...settings };
    return spawn(process.execPath, ['dist/src/main.js'], { env, stdio: 'ignore' });
  }

  /** A process without space for files, like on a full disk: the system refuses the first byte of each. */
  spawnFullWeb(settings: Record<string, string>): ChildProcess {
    const env = { ...process.env, ...this.started.environment, ...settings };
    const program = 'ulimit -f 0 && exec "$0" dist/src/main.js';
    return spawn('sh', ['-c', program, process.execPath], { env, stdio: 'ignore' });
  }

  async close(): Promise<void> {
    await this.stopWorker();
    await this.database.end();
    await this.started.close();
  }

  visitor(): Visitor {
    return new Visitor(this.origin, this.client.version);
  }

  person(userType: NewUser['userType'], fields: Partial<NewUser> = {}): Promise<User> {
    return makePerson(this.app, { userType, companyId: null, ...fields });
  }

  /** A client in which this person is signed in. */
  signedIn(person: User): Promise<Visitor> {
    return withSession(this.origin, person, this.visitor());
  }

  async signedInAs(...whose: Parameters<Katalog['person']>): Promise<Visitor> {
    return this.signedIn(await this.person(...whose));
  }

  async store(companyName?: string): Promise<Store> {
    const company = await makeCompany(this.app, companyName);
    const person = await this.person('admin', { companyId: company.id });
    return { company, person, admin: await this.signedIn(person) };
  }

  /** Adds a category below another one; returns its id. */
  category(name: Translations, parentId: number | null = null): Promise<number> {
    return this.app.get(CategoryWriter).create(null, { name, parentId });
  }

  /** Uploads a feed as its store does; returns the queued import. */
  async upload({ company, admin }: Store, feed: string | Buffer, options: FeedOptions = {}): Promise<number> {
    const response = await admin.send('POST', `/api/products/import/${company.id}`, formOf(feed, options));
    const answer = (await response.json()) as { id: number };
    if (response.status !== 202) throw new Error(`Upload: ${response.status} ${JSON.stringify(answer)}`);
    return answer.id;
  }

  /** Waits until an import ends, or is held. */
  async settled({ admin }: Store, id: number): Promise<ImportDetail> {
    await until(() => this.rows<{ status: string }>('select status from imports where id = $1', [id]), {
      holds: ([run]) => SETTLED.includes(run!.status),
    });
    return (await (await admin.get(`/api/imports/${id}`)).json()) as ImportDetail;
  }

  async import(store: Store, feed: string | Buffer, options?: FeedOptions): Promise<ImportDetail> {
    const run = await this.settled(store, await this.upload(store, feed, options));
    // this process may otherwise use its cached tree for some seconds
    this.app.get(CategoriesService).dropCache();
    return run;
  }

  /** Adds offers to the store, without an import. */
  sell({ company }: Pick<Store, 'company'>, ...offers: Partial<OfferOfFeed>[]): Promise<void> {
    return writeOffers(this.app, company.id, aFeed(offers));
  }

  /** Adds one offer to the store; returns its id. */
  async sellOne(store: Store, offer: SoldOffer): Promise<number> {
    await this.sell(store, offer);
    return this.idOf(store, offer.productCode);
  }

  async rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.query<Row>(statement, values)).rows;
  }

  /** The only column of each row. */
  readonly values = columnReaders((...call) => this.rows(...call)).values;
  /** The only column of the first row. */
  readonly value = columnReaders((...call) => this.rows(...call)).value;

  /** A connection of the test's own, to hold a lock with. */
  connect(): Promise<pg.PoolClient> {
    return this.database.connect();
  }

  /** The form page of a store's offer, by the code in its feed. */
  async idOf({ company }: Pick<Store, 'company'>, productCode: string): Promise<number> {
    const [row] = await this.rows<{ id: number }>(
      'select id from products where company_id = $1 and product_code = $2',
      [company.id, productCode],
    );
    if (!row) throw new Error(`${company.companyName} has no ${productCode}`);
    return row.id;
  }
}

export function formOf(
  feed: string | Buffer,
  { mode, language, currency, fileName = 'feed.xml' }: FeedOptions = {},
) {
  const form = new FormData();
  if (mode) form.set('mode', mode);
  if (language) form.set('language', language);
  if (currency) form.set('currency', currency);
  form.set(
    'uploadXML',
    new Blob([typeof feed === 'string' ? feed : new Uint8Array(feed)], { type: 'text/xml' }),
    fileName,
  );
  return form;
}
