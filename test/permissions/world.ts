import { Readable } from 'node:stream';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { CategoryWriter } from '../../src/categories/writing/category-writer.js';
import type { Company } from '../../src/companies/company.entity.js';
import { Storage } from '../../src/core/storage/storage.js';
import { gtinCheckDigit } from '../../src/core/text/gtin.js';
import type { User } from '../../src/users/user.entity.js';
import type { TestApp } from '../support/app.js';
import { aFeed } from '../support/data/feed.js';
import { makeCompany, makePerson } from '../support/people.js';
import type { Somebody } from './people.js';
import type { ObjectKind, Row } from './rows.js';
import { refreshReadModel } from '../support/data/read-model.js';
import { buildSitemap } from '../support/data/sitemap.js';

export interface Call {
  path: string;
  body: unknown;
}

const NOT_THERE = 999_999;
const SUGGESTED_EAN = '3838605472918';
/** When a product had another price. */
const EARLIER = '2026-01-02T03:04:05.678Z';

/** Two companies and their things; each try gets things of its own, so that no row sees what another one did. */
export class World {
  private readonly database: DataSource;
  private picture!: Blob;
  own!: Company;
  foreign!: Company;
  hidden!: Company;
  private categoryId!: number;
  private productId!: number;
  private superAdmin!: Record<string, string>;
  private attributeId = NOT_THERE;
  private mergedIntoId = NOT_THERE;
  private mediaId = NOT_THERE;
  private articleSlug = '';
  private count = 0;
  private changeId = 0;

  constructor(private readonly started: TestApp) {
    this.database = started.app.get(DataSource);
  }

  async build(superAdmin: Somebody): Promise<void> {
    const { app } = this.started;
    this.superAdmin = superAdmin.headers;
    this.foreign = await makeCompany(app);
    this.hidden = await makeCompany(app, `Skrita trgovina ${Date.now()}`, false);
    this.categoryId = await this.insert(
      `insert into categories (name, slug, path) values ('{"sl":"Čaji","en":"Teas"}', '{"sl":"caji","en":"teas"}', '{}') returning id`,
    );
    await this.database.query('update categories set path = array[id] where id = $1', [this.categoryId]);
    this.productId = await this.insert(
      `insert into products (company_id, status, product_code, name, price, link) values ($1, 'active', 'P1', '{"sl":"Čaj"}', 3, 'https://store.test/') returning id`,
      [this.own.id],
    );
    this.mergedIntoId = await this.attribute();
    await refreshReadModel(app, [this.productId]);
    await buildSitemap(app);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    this.picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  }

  /**
   * The call of a row as this person would make it: the address filled in, and a body with nothing wrong in it.
   * @param address the row's own, or the one in another language
   */
  async call({ method, path, object }: Row, somebody: Somebody, address = path): Promise<Call> {
    const company = object === 'foreign' ? this.foreign : this.own;
    const id = await this.idOf(subjectOf(`${method} ${path}`), path, object, somebody);
    const named = address
      .replace(/:(?:id|uid|ean)\b/, String(id))
      .replace(':change', String(this.changeId))
      .replace(':attributeId', String(this.attributeId))
      .replace(/:(?:title|slug)\b/, this.articleSlug)
      .replace(':queue', 'analytics');
    const whole = named.replace(':mediaId', String(this.mediaId)).replace(/:[a-z]+/gi, 'x');
    return {
      path: this.query(method, whole, object),
      body: method === 'GET' ? undefined : await this.body(`${method} ${path}`, company, id),
    };
  }

  /** The path of a record that does not exist. */
  missing(path: string): string {
    return path.replace(/:[a-z]+/gi, String(NOT_THERE));
  }

  // the imports page, exports and statistics take the company from the query
  private query(method: string, path: string, object: ObjectKind): string {
    if (method === 'GET' && path.endsWith('/merge') && path.startsWith('/api'))
      return `${path}?into=${this.mergedIntoId}`;
    if (method === 'POST' && /lastnosti\/.*\/vrednosti$|attributes\/.*\/values$/.test(path))
      return `${path}?values=navy`;
    if (path.endsWith('/featured')) return `${path}?featured_type=new`;
    if (/primerjave\/\d+\/razveljavitev$|comparisons\/\d+\/undo$/.test(path))
      return `${path}?kind=gtin&value=${SUGGESTED_EAN}`;
    const upload =
      method === 'POST' &&
      /(?:uvozi|imports|kategorije\/\d+\/razveljavitev|categories\/\d+\/undo|viri|feeds|naslovi|addresses)$/.test(
        path,
      ) &&
      !path.startsWith('/api');
    const company = object === 'foreign' ? this.foreign.id : this.own.id;
    if (/(?:kategorije\/sprememba|categories\/change)$/.test(path))
      return `${path}?company=${company}&branch=Pot`;
    const isOfCompany =
      upload || /(?:izvoz|export|statistika\/(?:dnevi|izdelki)|statistics\/(?:days|products))$/.test(path);
    return isOfCompany ? `${path}?company=${company}` : path;
  }

  private async idOf(
    subject: string,
    path: string,
    object: ObjectKind,
    somebody: Somebody,
  ): Promise<number | string> {
    const company = object === 'foreign' ? this.foreign : this.own;
    if (subject === 'user') {
      if (object === 'self') return path.includes(':uid') ? somebody.uid : (somebody.user?.id ?? NOT_THERE);
      const user = await this.employee(company, path.includes('/activate') ? 'inactive' : 'active');
      return path.includes(':uid') ? user.firebaseId : user.id;
    }
    if (path.endsWith(':change')) this.changeId = await this.mappingChange(company, somebody);
    if (subject === 'mapping-change') return this.mappingChange(company, somebody);
    if (subject === 'company') return this.companyFor(path, object);
    if (subject === 'offer') return this.offer(object === 'hidden' ? this.hidden : company);
    if (subject === 'blocked-offer') return this.blockedOffer(company);
    if (subject === 'unmatched') return this.unmatched(company, path.endsWith('/razveljavitev'));
    if (subject === 'queued-run') return this.bulkRun(company, 'queued');
    if (subject === 'deletion') return this.bulkRun(company, 'done');
    if (subject === 'view') return this.view(company);
    if (subject === 'report') return this.report(company);
    if (subject === 'failure') return this.failure();
    if (subject === 'media') return this.media(company);
    if (subject === 'import' && /(?:rollback|razveljavitev)$/.test(path)) return this.writtenImport(company);
    if (subject === 'import' && /(?:survey|mapping|oblika)$/.test(path)) return this.mappedImport(company);
    if (subject === 'import' && /(?:mapping\/fields|polja)$/.test(path))
      return this.importWithUnread(company);
    if (subject === 'import')
      return path.startsWith('/api/products')
        ? company.id
        : this.newImport(company, path.endsWith('/confirm') ? 'held' : 'queued');
    if (subject === 'feed') return this.feed(company);
    if (subject === 'mapping') return this.mapping(company);
    if (subject === 'feed-mapping') return this.feedMapping(company);
    if (subject === 'product-data') return path.includes(':ean') ? this.ean() : this.productData(company);
    if (subject === 'attribute') return this.attribute();
    if (subject === 'synonym') return this.synonym();
    if (subject === 'blocked-term') return this.blockedTerm();
    if (subject === 'decision')
      return this.insert(`insert into matching_decisions (kind) values ('same') returning id`);
    if (subject === 'objection')
      return this.insert(
        `insert into matching_objections (offer_id, kind, other_id) values ($1, 'same', $2) returning id`,
        [await this.offer(company), await this.offer(this.foreign)],
      );
    if (subject === 'blogs' || subject === 'pages') return this.article(subject, object === 'hidden');
    if (subject === 'branch') return this.branch(object !== 'hidden', path.includes(':mediaId'));
    return subject === 'category' ? this.categoryId : subject === 'product' ? this.productId : NOT_THERE;
  }

  private employee({ id }: Company, status: 'active' | 'inactive'): Promise<User> {
    return makePerson(this.started.app, { userType: 'employee', companyId: id, permissionLevel: 1, status });
  }

  private async companyFor(path: string, object: ObjectKind): Promise<number> {
    if (object === 'hidden') return this.hidden.id;
    if (path.includes('deactivate')) return (await makeCompany(this.started.app)).id;
    return object === 'foreign' ? this.foreign.id : this.own.id;
  }

  private media({ id }: Company): Promise<number> {
    return this.insert('insert into media (company_id, source_url) values ($1, $2) returning id', [
      id,
      `https://pictures.test/${++this.count}.jpg`,
    ]);
  }

  /** An offer with its own attribute, picture and earlier price. */
  private async offer(company: Company): Promise<number> {
    const id = await this.insert(
      `insert into products (company_id, status, product_code, name, price, link) values ($1, 'active', $2, '{"sl":"Med"}', 3, 'https://store.test/') returning id`,
      [company.id, `O-${++this.count}`],
    );
    this.mediaId = await this.media(company);
    await this.database.query('insert into product_media (product_id, media_id) values ($1, $2)', [
      id,
      this.mediaId,
    ]);
    this.attributeId = await this.insert(
      `insert into product_attributes (product_id, name, value) values ($1, '{"sl":"A"}', '{"sl":"B"}') returning id`,
      [id],
    );
    await this.database.query(
      `insert into price_history (product_id, at, price, currency) values ($1, $2, 9, 'EUR'), ($1, now(), 3, 'EUR')`,
      [id, EARLIER],
    );
    await refreshReadModel(this.started.app, [id]);
    return id;
  }

  private async blockedOffer(company: Company): Promise<number> {
    const id = await this.offer(company);
    await this.database.query(`update products set status = 'blocked' where id = $1`, [id]);
    await this.database.query(`insert into offer_blocks (product_id, matches) values ($1, '[]')`, [id]);
    return id;
  }

  /** An offer with a suggested EAN, which it may have already. */
  private async unmatched(company: Company, hasEan: boolean): Promise<number> {
    const id = await this.offer(company);
    const otherId = await this.offer(company === this.own ? this.foreign : this.own);
    const ids = hasEan ? [id, otherId] : [otherId];
    await this.database.query(`update products set ean = $2, gtin = '0' || $2 where id = any($1)`, [
      ids,
      SUGGESTED_EAN,
    ]);
    await refreshReadModel(this.started.app, ids);
    await this.database.query(
      `insert into matching_suggestions (kind, offer_id, other_id, score, reasons) values ('pair', $1, $2, 90, '[]')`,
      [id, otherId],
    );
    return id;
  }

  private async report(company: Company): Promise<number> {
    return this.insert(
      `insert into offer_reports (product_id, company_id, kind, price, currency) values ($1, $2, 'price', 3, 'EUR') returning id`,
      [await this.offer(company), company.id],
    );
  }

  /** One that the store shares. */
  private view(company: Company): Promise<number> {
    return this.insert(
      `insert into offer_views (company_id, kind, name, query) values ($1, 'product', $2, '{}') returning id`,
      [company.id, `Skupni pogled ${++this.count}`],
    );
  }

  /** A job that may be tried again and finds nothing to do. */
  private failure(): Promise<number> {
    return this.insert(
      `insert into job_failures (queue, job, job_id, data, reason)
       values ('analytics', 'sum', $1, '{}', 'nothing') returning id`,
      [`sum-${++this.count}`],
    );
  }

  /** A deletion of one product. */
  private async bulkRun(company: Company, status: 'queued' | 'done'): Promise<number> {
    const productId = await this.offer(company);
    const id = await this.insert(
      `insert into bulk_runs (company_id, actor_email, kind, action, fingerprint, status, total, changed, finished_at)
       values ($1, 'somebody@katalog.test', 'product', 'delete', 'x', $2::text, 1, 1, case when $2 = 'done' then now() end) returning id`,
      [company.id, status],
    );
    await this.database.query(
      'insert into bulk_batches (run_id, position, product_ids, changed_ids) values ($1, 0, $2, $2)',
      [id, [productId]],
    );
    return id;
  }

  /** The newest one of its company, which has changed something. */
  private async writtenImport(company: Company): Promise<number> {
    await this.database.query(`update imports set status = 'rolled-back' where status = 'rolling-back'`);
    const id = await this.newImport(company, 'done');
    await this.database.query('insert into import_changes (import_id, product_id) values ($1, 0)', [id]);
    return id;
  }

  private newImport({ id }: Company, status: 'queued' | 'held' | 'needs-mapping' | 'done'): Promise<number> {
    return this.insert(
      `insert into imports (company_id, source, file_name, storage_key, bytes, language, status) values ($1, 'upload', 'f.xml', 'none', 1, 'sl', $2) returning id`,
      [id, status],
    );
  }

  /** An import whose file has a mapping. */
  private async mappedImport(company: Company): Promise<number> {
    const storageKey = `feeds/mapped-${++this.count}`;
    await this.started.app.get(Storage).write(storageKey, Readable.from(UNKNOWN_FEED), 'application/xml');
    await this.feedMapping(company);
    const id = await this.newImport(company, 'needs-mapping');
    await this.database.query('update imports set storage_key = $2 where id = $1', [id, storageKey]);
    return id;
  }

  /** One whose format does not read a field of its file. */
  private async importWithUnread(company: Company): Promise<number> {
    const id = await this.newImport(company, 'done');
    const fields = [{ path: UNREAD_FIELD.path, count: 1, sample: '1 kg' }];
    const summary = { format: 'google-rss', unread: { root: 'rss', item: 'item', itemCount: 1, fields } };
    await this.database.query('update imports set summary = $2 where id = $1', [id, summary]);
    return id;
  }

  private feedMapping({ id }: Company): Promise<number> {
    const { item, ...rules } = A_MAPPING;
    return this.insert(
      `insert into feed_mappings (company_id, root, item, rules) values ($1, 'zaloga', $2, $3)
       on conflict (company_id, root, item, header) do update set rules = excluded.rules returning id`,
      [id, item, { root: 'zaloga', item, ...rules }],
    );
  }

  /** A store has some of them at most. */
  private async feed({ id }: Company): Promise<number> {
    await this.database.query('delete from feeds where company_id = $1', [id]);
    return this.insert(
      `insert into feeds (company_id, url, cron, mode, active) values ($1, 'https://store.test/feed.xml', '0 4 * * *', 'delta', false) returning id`,
      [id],
    );
  }

  private async feedFields({ id }: Company) {
    await this.database.query('delete from feeds where company_id = $1', [id]);
    return { url: 'https://store.test/feed.xml', mode: 'delta', active: false };
  }

  private mapping({ id }: Company): Promise<number> {
    const path = `Pot ${++this.count}`;
    return this.insert(
      'insert into category_mappings (company_id, key, path) values ($1, $2, $2) returning id',
      [id, path],
    );
  }

  /** A category that the person chose for a path. */
  private async mappingChange(company: Company, { user }: Somebody): Promise<number> {
    const id = await this.mapping(company);
    return this.insert(
      `with changed as (update category_mappings set updated_at = now() where id = $2::integer)
       insert into audit_entries (actor_id, action, object_kind, object_id, company_id, before, after)
       values ($1, 'category-mapping.updated', 'category-mapping', $2::integer::text, $3, '{"below":true}', '{"below":false}') returning id`,
      [user?.id ?? null, id, company.id],
    );
  }

  private ean(): string {
    const body = `380${String(++this.count).padStart(9, '0')}`;
    return `${body}${gtinCheckDigit(body)}`;
  }

  /** A suggestion for a product that only its store sells. */
  private async productData({ id }: Company): Promise<number> {
    const ean = this.ean();
    await this.database.query(
      `insert into products (company_id, product_code, name, price, link, ean, gtin)
       values ($1, $2, '{"sl":"Čaj"}', 3, 'https://store.test/', $2, '0' || $2)`,
      [id, ean],
    );
    return this.insert(
      `insert into product_data (company_id, ean, gtin, name) values ($1, $2, '0' || $2, '{"sl":"Čaj"}') returning id`,
      [id, ean],
    );
  }

  private async duplicateOf(id: number | string): Promise<number> {
    return this.insert(
      `insert into product_data (company_id, ean, gtin, name) select company_id, ean, gtin, name from product_data where id = $1 returning id`,
      [id],
    );
  }

  private async branch(active: boolean, withPicture: boolean): Promise<number> {
    const name = { sl: `Veja ${++this.count}` };
    const id = await this.started.app.get(CategoryWriter).create(null, { name, active });
    if (!withPicture) return id;
    this.mediaId = await this.media(this.own);
    await this.database.query('update categories set media_id = $2 where id = $1', [id, this.mediaId]);
    return id;
  }

  /** A page is addressed by its slug, which is its title. */
  private async article(table: 'blogs' | 'pages', isDraft: boolean): Promise<number> {
    const slug = (this.articleSlug = `clanek-${++this.count}`);
    const published = isDraft ? ['draft'] : ['published'];
    const [columns, values] = table === 'blogs' ? [', published_at', ', now()'] : ['', ''];
    return this.insert(
      `insert into ${table} (title, slug, body, status${columns})
       values ($1, $1, '{"sl":"Besedilo","en":"Text"}', $2${values}) returning id`,
      [{ sl: slug, en: slug }, ...published],
    );
  }

  private async attribute(): Promise<number> {
    const id = await this.insert('insert into attribute_definitions (name) values ($1) returning id', [
      { sl: `Lastnost ${++this.count}` },
    ]);
    await this.database.query(
      'insert into category_attributes (category_id, definition_id, position) values ($1, $2, $2)',
      [this.categoryId, id],
    );
    return id;
  }

  /** Two values of an attribute. */
  private async colours(definitionId: number | string): Promise<void> {
    await this.database.query(
      `insert into product_attributes (product_id, definition_id, name, value)
       values ($1, $2, '{"sl":"Barva"}', '{"sl":"navy"}'), ($1, $2, '{"sl":"Barva"}', '{"sl":"modra"}')`,
      [this.productId, definitionId],
    );
  }

  /** A decision that two offers are one product. */
  private async match() {
    return { kind: 'same', offerIds: [await this.offer(this.own)], otherId: await this.offer(this.foreign) };
  }

  private async objection() {
    return { kind: 'same', other: String(await this.offer(this.foreign)) };
  }

  private blockedTerm(): Promise<number> {
    return this.insert(
      `insert into blocked_category_terms (term, reason) values ($1, 'other') returning id`,
      [`izraz ${++this.count}`],
    );
  }

  private synonym(): Promise<number> {
    return this.insert(`insert into synonyms (language, words) values ('sl', $1) returning id`, [
      [`Prva ${++this.count}`, `Druga ${this.count}`],
    ]);
  }

  private async insert(statement: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.database.query<{ id: number }[]>(statement, values);
    return row!.id;
  }

  /** The answer of a read may be sent back in a write. */
  private async read(path: string): Promise<object> {
    return (await (await fetch(this.started.origin + path, { headers: this.superAdmin })).json()) as object;
  }

  private async body(call: string, company: Company, id: number | string): Promise<unknown> {
    const make = this.bodies[call];
    return make ? await make(company, id) : {};
  }

  private form(field: string, name: string, fields: Record<string, string> = {}): FormData {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set(
      field,
      name.endsWith('.xml') ? new Blob([aFeed([{}])], { type: 'text/xml' }) : this.picture,
      name,
    );
    return form;
  }

  private person(companyId: number, fields: object = {}) {
    return {
      email: `new-${++this.count}-${crypto.randomUUID().slice(0, 8)}@katalog.test`,
      firstName: 'Nova',
      lastName: 'Oseba',
      phone: '',
      locale: 'sl',
      userType: 'employee',
      permissionLevel: 1,
      companyId,
      ...fields,
    };
  }

  private readonly bodies: Record<string, (company: Company, id: number | string) => unknown> = {
    'POST /api/users': ({ id }) => {
      const { companyId, ...person } = this.person(id);
      return { id: 0, firebaseId: '', ...person, company: { id: companyId } };
    },
    'PUT /api/users/:id': async (_, id) => {
      const [row] = await this.database.query<{ uid: string }[]>(
        'select firebase_id as uid from users where id = $1',
        [id],
      );
      return row ? { ...(await this.read(`/api/users/${row.uid}/firebase`)), firstName: 'Druga' } : {};
    },
    'POST /api/companies': () => ({ companyName: `Nova trgovina ${++this.count}` }),
    'PUT /api/companies/:id': async (_, id) => ({
      ...(await this.read(`/api/companies/${id}`)),
      phone: '01 234 56 78',
    }),
    'POST /api/companies/:id/logo': async (company) => ({ mediaId: await this.media(company) }),
    'POST /api/categories': () => ({ name: `Veja ${++this.count}` }),
    'PUT /api/categories/:id': async (_, id) => ({
      ...(await this.read(`/api/categories/${id}`)),
      name: `Veja ${++this.count}`,
    }),
    'POST /api/categories/:id/media': () => ({ url: `https://pictures.test/${++this.count}.jpg` }),
    'POST /api/attributes': () => ({ name: `Nova lastnost ${++this.count}` }),
    'POST /api/attributes/:id/merge': () => ({ into: this.mergedIntoId }),
    'POST /api/attributes/:id/values/merge': async (_, id) => {
      await this.colours(id);
      return { values: ['navy'], into: 'modra' };
    },
    'PUT /api/attributes/:id': async (_, id) => ({
      ...(await this.read(`/api/attributes/${id}`)),
      unit: 'cm',
    }),
    'POST /api/matching/decisions': async () => ({ decisions: [await this.match()] }),
    'POST /api/matching/effect': async () => ({ decisions: [await this.match()] }),
    'POST /administracija/izdelki/manjkajoce-primerjave/:id': () => ({ kind: 'gtin', value: SUGGESTED_EAN }),
    'POST /administracija/izdelki/zdruzevanje/odlocitev': async () => {
      const { offerIds, otherId } = await this.match();
      return { row: `same ${offerIds[0]}-${otherId}` };
    },
    'POST /api/matching/offers/:id/objections': () => this.objection(),
    'POST /administracija/izdelki/:id/primerjava': () => this.objection(),
    'PUT /api/matching/objections/:id': () => ({ answer: 'accepted' }),
    'POST /administracija/izdelki/zdruzevanje/ugovori/:id': () => ({ answer: 'rejected', reason: 'Isti' }),
    'POST /api/synonyms': () => ({ words: [`Beseda ${++this.count}`, `Izraz ${this.count}`] }),
    'PUT /api/synonyms/:id': async (_, id) => ({
      ...(await this.read(`/api/synonyms/${id}`)),
      meanings: [`Pomen ${++this.count}`],
    }),
    'POST /api/feeds': async (company) => ({ ...(await this.feedFields(company)), companyId: company.id }),
    'PUT /api/feeds/:id': async (_, id) => ({ ...(await this.read(`/api/feeds/${id}`)), cron: '0 5 * * *' }),
    'POST /api/products/data': ({ id }) => ({ ean: this.ean(), name: 'Zeleni čaj', companyId: id }),
    'PUT /api/products/data/:id': async (_, id) => ({
      ...(await this.read(`/api/products/data/${id}`)),
      brand: 'Čajnica',
    }),
    'PATCH /api/products/data/:id': () => ({ status: 'approved' }),
    'POST /api/products/data/:id/merge': async (_, id) => ({ from: [await this.duplicateOf(id)] }),
    'POST /api/events': () => ({ type: 'PRODUCT_CLICK', id: this.productId }),
    'POST /builds/errors': () => ({ message: 'It broke', stack: '', page: '/', build: 'abc' }),
    'POST /api/media': ({ id }) => this.form('file', 'picture.png', { company: String(id) }),
    'POST /api/blogs': () => ({ title: `Nova objava ${++this.count}` }),
    'PUT /api/blogs/:id': () => ({ title: `Objava ${++this.count}` }),
    'POST /api/blogs/:id/cover': async () => ({
      mediaId: await this.insert('insert into media (source_url) values ($1) returning id', [
        `https://pictures.test/${++this.count}.jpg`,
      ]),
    }),
    'POST /api/pages': () => ({ title: `Nova stran ${++this.count}` }),
    'PUT /api/pages/:id': () => ({ title: `Stran ${++this.count}` }),
    'PUT /api/media/:id/file': () => this.form('file', 'picture.png'),
    'PUT /api/media/:id': () => ({ alt: 'Skodelica čaja' }),
    'POST /api/products/import/:id': () => this.form('uploadXML', 'feed.xml'),
    'POST /api/products': ({ id }) => ({
      companyId: id,
      name: 'Med',
      productCode: `N-${++this.count}`,
      price: 4,
      link: 'https://store.test/med',
    }),
    'PUT /api/products/:id': () => ({ price: 5 }),
    'PATCH /api/products/:id': () => ({ price: 5 }),
    'POST /api/prices/:id/void': () => ({ at: EARLIER, reason: 'Napaka' }),
    'POST /administracija/izdelki/:id/cene': () => ({ at: EARLIER, reason: 'Napaka' }),
    'POST /api/products/:id/attributes': () => ({ name: 'Barva', value: 'črna' }),
    'PUT /api/products/:id/attributes': () => [{ name: 'Barva', value: 'črna' }],
    'POST /api/products/:id/media': async (company) => ({ mediaId: await this.media(company) }),
    'POST /api/session': () => ({ idToken: 'nonsense' }),
    'POST /prijava': () => ({ idToken: 'nonsense' }),
    'PUT /prijava': () => ({
      idToken: 'nonsense',
      firstName: 'Ana',
      lastName: 'Čuk',
      companyName: 'Trgovina',
    }),
    'POST /administracija/izdelki': ({ id }) => ({
      companyId: id,
      name: { sl: 'Med' },
      productCode: `F-${++this.count}`,
      price: '4,50',
      link: 'https://store.test/med',
    }),
    'PUT /administracija/izdelki/:id': () => ({ name: { sl: 'Lipov med' } }),
    'PATCH /administracija/izdelki/:id': () => ({ price: '5,20' }),
    'PUT /administracija/izdelki/vrednosti': async (company) => ({
      rows: [{ id: await this.offer(company), values: { price: '5,20' }, was: {} }],
    }),
    'POST /administracija/izdelki/pogledi': () => ({ name: `Pogled ${++this.count}` }),
    'PATCH /administracija/izdelki/pogledi/:id': () => ({ name: `Pogled ${++this.count}`, shared: true }),
    'POST /administracija/izdelki/skupinsko/urejanje': () => ({ newStock: '1' }),
    'POST /administracija/izdelki/skupinsko': async (company) => ({
      action: 'activate',
      ids: [await this.offer(company)],
    }),
    'POST /administracija/uvozi/googlove-kategorije': () => ({ lines: 'Toys & Games' }),
    'POST /administracija/uvozi/blokirani-izrazi': () => ({ term: `Izraz ${++this.count}`, reason: 'other' }),
    'POST /administracija/uvozi/blokirani-izrazi/predogled': () => ({ term: 'izraz', reason: 'other' }),
    'POST /administracija/uvozi/blokirane-ponudbe/:id/odlocitev': () => ({ decision: 'released' }),
    'PUT /api/blocks/:id': () => ({ decision: 'released' }),
    'POST /administracija/uvozi': () => this.form('uploadXML', 'feed.xml'),
    'PUT /api/imports/:id/mapping': () => A_MAPPING,
    'POST /api/imports/:id/mapping/fields': () => UNREAD_FIELD,
    'POST /administracija/uvozi/:id/polja': () => UNREAD_FIELD,
    'POST /api/companies/:id/category-mappings/changes': () => ({ action: 'reset' }),
    'POST /administracija/uvozi/kategorije/sprememba': () => ({ action: 'exclude' }),
    'PUT /api/category-mappings/:id': () => ({ categoryId: this.categoryId, excluded: false }),
    'POST /administracija/uvozi/:id/oblika': () => A_MAPPING,
    'PUT /administracija/uvozi/:id/oblika': () => A_MAPPING,
    'DELETE /administracija/uvozi/:id/oblika': () => ({ item: A_MAPPING.item }),
    'POST /administracija/uvozi/skupinsko': (_, id) => ({ ids: [id], action: 'cancel' }),
    'PATCH /administracija/uvozi/:id': () => ({ action: 'cancel' }),
    'PATCH /administracija/uvozi/preslikave/:id': () => ({ categoryId: this.categoryId }),
    'POST /administracija/uvozi/viri': async (company) => ({
      ...(await this.feedFields(company)),
      schedule: 'hourly',
    }),
    'POST /administracija/uvozi/viri/preizkus': () => ({
      url: 'http://127.0.0.1/feed.xml',
      mode: 'delta',
      active: false,
      schedule: 'hourly',
    }),
    'PUT /administracija/uvozi/viri/:id': () => ({
      url: 'https://store.test/other.xml',
      mode: 'delta',
      active: false,
      schedule: 'daily',
      time: '05:30',
    }),
    'POST /administracija/uporabniki': ({ id }) => this.person(id),
    'PUT /administracija/uporabniki/:id': ({ id }) => {
      const { email: _, ...fields } = this.person(id);
      return fields;
    },
    'POST /administracija/uporabniki/skupinsko': (_, id) => ({ ids: [id], status: 'inactive' }),
    'PATCH /administracija/uporabniki/:id': () => ({ status: 'inactive' }),
    'POST /administracija/podjetja': () => ({ companyName: `Nova trgovina ${++this.count}` }),
    'PUT /administracija/podjetja/:id': ({ companyName }) => ({ companyName, phone: '01 234 56 78' }),
    'POST /administracija/podjetja/skupinsko': (_, id) => ({ ids: [id], active: true }),
    'PATCH /administracija/podjetja/:id': () => ({ active: true }),
    'POST /administracija/podatki-o-izdelkih': ({ id }) => ({
      ean: this.ean(),
      name: { sl: 'Zeleni čaj' },
      companyId: id,
    }),
    'PUT /administracija/podatki-o-izdelkih/:id': () => ({ ean: this.ean(), name: { sl: 'Črni čaj' } }),
    'POST /administracija/podatki-o-izdelkih/skupinsko': (_, id) => ({ ids: [id], status: 'approved' }),
    'PATCH /administracija/podatki-o-izdelkih/:id': () => ({ status: 'approved' }),
    'POST /administracija/podatki-o-izdelkih/:id/zdruzitev': async (_, id) => ({
      from: [await this.duplicateOf(id)],
    }),
    'POST /administracija/kategorije': () => ({ name: both(`Veja ${++this.count}`) }),
    'PUT /administracija/kategorije/:id': () => ({ name: both(`Veja ${++this.count}`) }),
    'PATCH /administracija/kategorije/:id': () => ({ active: false }),
    'PATCH /administracija/kategorije/:id/mesto': () => ({ parentId: this.categoryId, position: 0 }),
    'POST /administracija/statistika/sopomenke': () => ({
      language: 'sl',
      words: `Beseda ${++this.count}\nIzraz ${this.count}`,
      meanings: '',
    }),
    'PUT /administracija/statistika/sopomenke/:id': () => ({
      language: 'en',
      words: `Word ${++this.count}`,
      meanings: 'Meaning',
    }),
    'POST /administracija/lastnosti': () => ({ name: { sl: `Nova lastnost ${++this.count}` } }),
    'PUT /administracija/lastnosti/:id': () => ({ name: { sl: `Lastnost ${++this.count}` } }),
    'POST /administracija/lastnosti/:id/zdruzitev': () => ({ into: this.mergedIntoId }),
    'POST /administracija/lastnosti/:id/vrednosti': async (_, id) => {
      await this.colours(id);
      return { into: 'modra' };
    },
    'PATCH /administracija/lastnosti/:id/mesto': () => ({ categoryId: this.categoryId, position: 0 }),
    'DELETE /administracija/lastnosti': (_, id) => ({ ids: [id] }),
    'DELETE /administracija/mediji': async (company) => ({ ids: [await this.media(company)] }),
    'POST /administracija/mediji': ({ id }) => this.form('file', 'picture.png', { company: String(id) }),
    'POST /administracija/mediji/naslovi': ({ id }) => ({
      url: `https://pictures.test/${++this.count}.jpg`,
      company: id,
    }),
    'PUT /administracija/mediji/:id/datoteka': () => this.form('file', 'picture.png'),
    'PUT /administracija/mediji/:id': () => ({ alt: { sl: 'Skodelica čaja' } }),
    'POST /administracija/blogi': () => ({ title: { sl: `Nova objava ${++this.count}` } }),
    'PUT /administracija/blogi/:id': () => ({ title: { sl: `Objava ${++this.count}` } }),
    'POST /administracija/blogi/skupinsko': (_, id) => ({ ids: [id], status: 'draft' }),
    'PATCH /administracija/blogi/:id': () => ({ status: 'draft' }),
    'POST /administracija/blogi/predogled': () => ({ body: { sl: 'Besedilo' } }),
    'POST /administracija/blogi/slike': () => this.form('picture', 'picture.png'),
    'POST /administracija/strani': () => ({ title: { sl: `Nova stran ${++this.count}` } }),
    'PUT /administracija/strani/:id': () => ({ title: { sl: `Stran ${++this.count}` } }),
    'POST /administracija/strani/skupinsko': (_, id) => ({ ids: [id], status: 'draft' }),
    'PATCH /administracija/strani/:id': () => ({ status: 'draft' }),
    'POST /administracija/strani/predogled': () => ({ body: { sl: 'Besedilo' } }),
    'POST /administracija/strani/slike': () => this.form('picture', 'picture.png'),
    'POST /piskotki': () => ({ choice: 'rejected' }),
    'POST /napaka/:id': () => ({ kind: 'price' }),
    'POST /obvestilo-o-ceni/:id': () => ({ email: 'ana@gost.test' }),
    'PATCH /administracija/prijave-napak/:id': () => ({ status: 'solved' }),
    'POST /administracija/prijave-napak/:id/opomba': () => ({ note: 'Opomba' }),
    'POST /administracija/prijave-napak/:id/odgovor': () => ({ answer: 'Odgovor' }),
    'PUT /administracija/profil': () => ({ firstName: 'Ana', lastName: 'Čuk', phone: '', locale: 'sl' }),
  };
}

const UNKNOWN_FEED = `<zaloga>${'<kos><ime>Čaj</ime><cena>3,50</cena><www>https://store.test/caj</www></kos>'.repeat(3)}</zaloga>`;
const UNREAD_FIELD = { path: 'teza', target: 'attribute' };
const A_MAPPING = {
  item: 'kos',
  fields: [
    { path: 'ime', target: 'name', label: null },
    { path: 'cena', target: 'price', label: null },
    { path: 'www', target: 'link', label: null },
  ],
  decimalSign: null,
  currency: null,
  priceFactor: 1,
  listSeparator: null,
  categorySeparator: null,
  language: null,
  constants: {},
};

const SUBJECTS: [RegExp, string][] = [
  [/manjkajoce-primerjave\/:id/, 'unmatched'],
  [/api\/matching\/offers|zdruzevanje\/skupina/, 'offer'],
  [/matching\/objections|zdruzevanje\/ugovori/, 'objection'],
  [/api\/matching|zdruzevanje/, 'decision'],
  [/blokirani-izrazi/, 'blocked-term'],
  [/blokirane-ponudbe|api\/blocks/, 'blocked-offer'],
  [/prijave-napak/, 'report'],
  [/vrste\/neuspela/, 'failure'],
  [/DELETE .*izdelki\/skupinsko/, 'queued-run'],
  [/POST .*izdelki\/skupinsko/, 'deletion'],
  [/izdelki\/pogledi\/:id/, 'view'],
  [/data\/company/, 'company'],
  [/products\/data|podatki-o-izdelkih/, 'product-data'],
  [/api\/(?:prices|products(?!\/(?:import|data)))|administracija\/izdelki/, 'offer'],
  [/users|uporabniki/, 'user'],
  [/companies|podjetja/, 'company'],
  [/api\/media|mediji/, 'media'],
  [/api\/categories|administracija\/kategorije/, 'branch'],
  [/attributes|lastnosti/, 'attribute'],
  [/synonyms|sopomenke/, 'synonym'],
  [/blogs|blogi/, 'blogs'],
  [/pages|strani/, 'pages'],
  [/api\/feeds|uvozi\/viri/, 'feed'],
  [/uvozi\/kategorije\/:id/, 'mapping-change'],
  [/preslikave|api\/category-mappings/, 'mapping'],
  [/api\/feed-mappings|uvozi\/oblike/, 'feed-mapping'],
  [/uvozi|imports|products\/import/, 'import'],
  [/izdelki\/rezultati/, 'category'],
  [/izdelek|pojdi|napaka|obvestilo-o-ceni\/:id/, 'product'],
];

const both = (name: string) => ({ sl: name, en: name });

function subjectOf(call: string): string {
  return SUBJECTS.find(([pattern]) => pattern.test(call))?.[1] ?? 'none';
}
