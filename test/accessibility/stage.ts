import { demoOffers } from '../../scripts/demo/offers.js';
import { katalogFeed } from '../../scripts/demo/feeds/katalog-feed.js';
import { seedAttributes } from '../../scripts/demo/seed/demo-attributes.js';
import { seedCategories } from '../../scripts/demo/seed/demo-categories.js';
import { ArticleWriter } from '../../src/content/writing/article-writer.js';
import { JobFailures } from '../../src/core/queue/job-failures.js';
import { Queues } from '../../src/core/queue/queues.js';
import { SharedWatchLists } from '../../src/storefront/watch-list/shared-watch-lists.js';
import { today } from '../../src/storefront/watch-list/watched.js';
import { AlertTokens } from '../../src/storefront/price-alerts/alert-tokens.js';
import type { User } from '../../src/users/user.entity.js';
import { toActor } from '../../src/users/user.policy.js';
import { aFeed, anEan } from '../support/data/feed.js';
import type { Visitor } from '../support/browser/visitor.js';
import { Katalog } from '../support/katalog.js';
import { makePerson, withSession } from '../support/people.js';

/** Forms of price alerts exist only with mails. */
const MAILS = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'katalog@katalog.test' };
const PICTURES = 'https://demo.example/pictures';
const LONG_TEXT = ['Izbira', 'Nakup']
  .map((title) => `## ${title}\n\n${'Stavek, ki se nadaljuje še nekaj časa. '.repeat(30)}`)
  .join('\n\n');
const UNKNOWN_FORMAT = `<zaloga>${'<kos><ime>Čaj</ime><vrednost>3,50</vrednost><www>https://store.test/caj</www></kos>'.repeat(3)}</zaloga>`;
const TODAY = `(now() at time zone 'Europe/Ljubljana')::date`;

/** Values of the placeholders in addresses. */
export type Ids = Record<string, string | number>;

/** An application with a part of the demo catalogue and at least one record for each page. */
export class Stage {
  readonly ids: Ids = {};
  platform!: User;
  seller!: User;
  pending!: User;
  private api!: Visitor;

  private constructor(readonly katalog: Katalog) {}

  static async build(): Promise<Stage> {
    const stage = new Stage(await Katalog.start({ env: MAILS }));
    await stage.sell();
    await stage.importFiles();
    await stage.write();
    await stage.count();
    return stage;
  }

  private async sell(): Promise<void> {
    const { katalog, ids } = this;
    const { app } = katalog;
    this.platform = await makePerson(app, { userType: 'super_admin', companyId: null });
    this.api = await withSession(katalog.origin, this.platform, katalog.visitor());
    await seedCategories(app);
    await seedAttributes(app, toActor(this.platform));
    for (const [{ name }, offers] of demoOffers()) {
      const sold = offers.filter(({ product }) => product.type.id === 'espresso');
      if (!sold.length) continue;
      const store = await katalog.store(name);
      await katalog.import(store, katalogFeed(sold, PICTURES));
      if (sold.length < 5) continue;
      // the last store's import is held
      ids.company = store.company.id;
      const dearer = sold.map((offer) => ({ ...offer, price: offer.price * 10, regularPrice: null }));
      ids.heldImport = (await katalog.import(store, katalogFeed(dearer, PICTURES))).id;
    }
    const companyId = Number(ids.company);
    this.seller = await makePerson(app, { userType: 'admin', companyId });
    const colleague = await makePerson(app, { userType: 'employee', companyId, firstName: 'Breda' });
    ids.colleague = colleague.id;
    this.pending = await makePerson(app, { userType: 'admin', companyId, status: 'pending' });
    const offers = await katalog.rows<{ id: number; category: number }>(
      `select p.id, c.category_id as category from products p join product_categories c on c.product_id = p.id
       where p.company_id = $1 order by p.id`,
      [companyId],
    );
    ids.offer = offers[0]!.id;
    ids.compared = offers
      .slice(0, 3)
      .map(({ id }) => id)
      .join('-');
    ids.category = offers[0]!.category;
    ids.copy = await katalog.app
      .get(SharedWatchLists)
      .save(null, [{ id: offers[0]!.id, cents: 9900, day: today() }]);
    await katalog.rows(
      `insert into price_history select $1, now() - interval '1 day' * d, 280 + d, 'EUR' from generate_series(1, 5) d`,
      [ids.offer],
    );
    ids.services = await this.idOf(`select min(id) as id from categories where kind = 'service'`);
    const service = {
      kind: 'service',
      companyId,
      categoryIds: [ids.services],
      status: 'active',
      productCode: 'S-1',
      price: 40,
      name: 'Servis kavnega aparata',
      link: 'https://store.test/servis',
    };
    ids.service = (await this.call<{ id: number }>('POST', '/api/products', service)).id;
    const draft = {
      ...service,
      kind: 'product',
      status: 'draft',
      productCode: 'D-1',
      name: 'Osnutek',
      categoryIds: [],
    };
    ids.draft = (await this.call<{ id: number }>('POST', '/api/products', draft)).id;
  }

  /** Files that wait for a person, and one with errors and blocked offers. */
  private async importFiles(): Promise<void> {
    const { katalog, ids } = this;
    await this.form('POST', '/administracija/uvozi/blokirani-izrazi', { term: 'orožje', reason: 'other' });
    const store = await katalog.store('Trgovina z napakami');
    ids.faulty = store.company.id;
    const offers = Array.from({ length: 12 }, (_, index) => ({
      productCode: `K-${index}`,
      category: index % 3 ? 'Neznana pot > Še globlje v neznano' : 'Orožje',
      ean: index === 3 ? '3830000000018' : index < 8 ? anEan() : undefined,
    }));
    for (const brand of ['Savica', 'Meta'])
      await katalog.import(
        store,
        aFeed(offers.map((offer, index) => (index < 4 ? { ...offer, brand } : offer))),
      );
    ids.gone = await katalog.idOf(store, 'K-1');
    await this.api.send('DELETE', `/api/products/${ids.gone}`);
    const known = await katalog.import(store, UNKNOWN_FORMAT);
    const fields = ['ime name', 'vrednost price', 'www link'].map((rule) => {
      const [path, target] = rule.split(' ');
      return { path, target };
    });
    await this.call('PUT', `/api/imports/${known.id}/mapping`, { item: 'kos', fields, currency: 'EUR' });
    await katalog.settled(store, known.id);
    ids.unknownImport = (await katalog.import(store, UNKNOWN_FORMAT.replaceAll('kos>', 'artikel>'))).id;
    const feed = { url: 'https://store.test/feed.xml', mode: 'delta', active: false, schedule: 'hourly' };
    await this.form('POST', `/administracija/uvozi/viri?company=${ids.company}`, feed);
    ids.feed = await this.idOf(
      `update feeds set failures = 5, failing_since = now() - interval '9 hours' returning id`,
    );
    await katalog.rows(
      `insert into feed_pulls (feed_id, company_id, status, outcome, http_status, finished_at)
       values ($1, $2, 'failed', 'http_status', 401, now())`,
      [ids.feed, ids.company],
    );
  }

  /** Texts and pictures that people add. */
  private async write(): Promise<void> {
    const { katalog, ids } = this;
    const companyId = Number(ids.company);
    ids.blog = await katalog.app.get(ArticleWriter).create(null, 'blog', {
      title: { sl: 'Dolga objava', en: 'Long post' },
      summary: { sl: 'Povzetek.', en: 'A summary.' },
      body: { sl: LONG_TEXT, en: LONG_TEXT },
      status: 'published',
    });
    const fields = { ean: anEan(), companyId, name: 'Šipek', attributes: [{ name: 'Okus', value: 'nežen' }] };
    ids.productData = (await this.call<{ id: number }>('POST', '/api/products/data', fields)).id;
    await this.call('POST', '/api/products/data', { ...fields, name: 'Šipkov čaj' });
    await this.form('POST', '/administracija/izdelki/pogledi', { name: 'Poceni' });
    const synonym = { language: 'sl', words: ['kavomat', 'aparat za kavo'] };
    ids.synonym = (await this.call<{ id: number }>('POST', '/api/synonyms', synonym)).id;
    ids.media = await this.idOf('select min(id) as id from media');
    const texts = `from attribute_definitions where type = 'text'`;
    ids.attribute = await this.idOf(`select min(id) as id ${texts}`);
    ids.merged = await this.idOf(`select max(id) as id ${texts}`);
    ids.blockedTerm = await this.idOf('select id from blocked_category_terms');
    await katalog.rows(
      `insert into offer_reports (product_id, company_id, kind, text, price, currency)
       values ($1, $2, 'price', 'Napačna cena', 12, 'EUR')`,
      [ids.offer, companyId],
    );
    const alert = await this.idOf(
      `insert into price_alerts (product_id, email, locale, known_price)
       values ($1, 'ana@gost.test', 'sl', 500) returning id`,
      [ids.offer],
    );
    ids.alert = katalog.app.get(AlertTokens).createToken(alert);
  }

  private async count(): Promise<void> {
    const { katalog, ids } = this;
    await katalog.rows(
      `insert into event_days select ${TODAY} - d, type, $1, $2, 7 + d
       from generate_series(0, 40) d, unnest(array['PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT']) type`,
      [ids.offer, ids.company],
    );
    await katalog.rows(`insert into search_days values (${TODAY}, 'sl', 'notesnik', 'notesnik', 5, 5, 0)`);
    const queue = katalog.app.get(Queues).find('imports')!;
    const job = { queue, name: 'run', id: 'run-1', data: { importId: ids.heldImport } };
    const error = new Error('connect ECONNREFUSED 10.0.0.12:5432, after the connection was lost');
    await katalog.app.get(JobFailures).store(job as never, error);
  }

  private async idOf(statement: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.katalog.rows<{ id: number }>(statement, values);
    return row!.id;
  }

  private call<Json>(method: string, path: string, body?: unknown): Promise<Json> {
    return this.api.write<Json>(method, path, body);
  }

  private async form(method: string, path: string, body: unknown): Promise<void> {
    const response = await this.api.submit(method, path, body);
    if (response.status !== 303) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}
