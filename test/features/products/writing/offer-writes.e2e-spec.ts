import { EventEmitter2 } from '@nestjs/event-emitter';
import type { ProductJson } from '../../../../src/products/product.json.js';
import { CatalogueRefreshed } from '../../../../src/products/products.events.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';
import { aFeed, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const LIST = '/administracija/izdelki';

const BEFORE: Partial<OfferOfFeed> = {
  productCode: 'A',
  name: 'Zeleni čaj',
  price: 10,
  stock: 5,
  category: 'Čaji',
  picture: 'https://trgovina.example/1.jpg',
  attributes: [{ name: 'Okus', value: 'blag' }],
};
const AFTER: Partial<OfferOfFeed> = {
  ...BEFORE,
  price: 12.5,
  stock: 3,
  category: 'Kave',
  picture: 'https://trgovina.example/2.jpg',
  attributes: [{ name: 'Okus', value: 'močan' }],
};

/** An offer from a feed, with a store of its own. */
interface Offer {
  store: Store;
  id: number;
}
type Path = (offer: Offer) => Promise<unknown>;

/** The stored offer after a write on one path: equal for all paths. */
interface Outcome {
  row: object;
  parts: object;
  prices: [number, string][];
  /** Whether the last price began with the write. */
  hasPriceOfWrite: boolean;
  readModel: object[];
  /** How often the offer was refreshed, and said so. */
  refreshes: number;
}

let refreshed: number[] = [];
await avoidMidnight();
const katalog = await Katalog.use();
await katalog.category({ sl: 'Čaji', en: 'Teas' });
const coffees = await katalog.category({ sl: 'Kave', en: 'Coffees' });
for (const app of [katalog.app, katalog.work])
  app
    .get(EventEmitter2)
    .on(CatalogueRefreshed.event, ({ offerIds }: CatalogueRefreshed) => refreshed.push(...offerIds));

describe('a change of an offer', () => {
  const anOffer = async (): Promise<Offer> => {
    const store = await katalog.store();
    return { store, id: await katalog.sellOne(store, { ...BEFORE, productCode: 'A' }) };
  };
  const answered = async (response: Promise<Response>, status: number) => {
    const answer = await response;
    if (answer.status !== status) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  };

  const api =
    (method: string, suffix: string, body: object | undefined, status = 200) =>
    async ({ store, id }: Offer) =>
      answered(store.admin.send(method, `/api/products/${id}${suffix}?locale=sl`, body), status);
  const submit = ({ admin }: Store, method: string, path: string, body: object) =>
    admin.submit(method, path, body, { from: LIST });
  const form =
    (method: string, suffix: string, body: object): Path =>
    async ({ store, id }) => {
      const { props } = await store.admin.page(`${LIST}/${id}`, 'offers/form');
      const fields = { ...body, _version: props.form.version };
      await answered(submit(store, method, `${LIST}/${id}${suffix}`, fields), 303);
    };
  const restoration =
    (path: (id: number) => string): Path =>
    async ({ store, id }) => {
      await answered(submit(store, 'POST', path(id), {}), 303);
    };
  const cells =
    (values: object): Path =>
    async ({ store, id }) => {
      const body = { rows: [{ id, values, was: {} }], undo: false };
      await answered(submit(store, 'PUT', `${LIST}/vrednosti`, body), 303);
    };
  const bulk =
    (action: string, fields: object = {}): Path =>
    async ({ store, id }) => {
      const body = { action, ids: [id], ...fields };
      await answered(submit(store, 'POST', `${LIST}/skupinsko`, body), 303);
      return (await store.admin.page(LIST, 'offers/index')).flash!;
    };
  const feed =
    (offer: Partial<OfferOfFeed>): Path =>
    ({ store }) =>
      katalog.import(store, aFeed([offer]), { mode: 'delta' });
  const editedExport =
    (edit: (file: string) => string): Path =>
    async ({ store }) => {
      const file = await (await store.admin.get(`${LIST}/izvoz`)).text();
      const edited = edit(file);
      expect(edited).not.toBe(file);
      return katalog.import(store, edited);
    };
  const newestImport = async ({ store }: Offer) =>
    await katalog.value<number>('select max(id) as id from imports where company_id = $1', [
      store.company.id,
    ]);
  const rollBack: Path = async (offer) => {
    const id = await newestImport(offer);
    await answered(offer.store.admin.send('POST', `/api/imports/${id}/rollback`), 202);
    await until(async () => await katalog.value<string>('select status from imports where id = $1', [id]), {
      holds: (status) => status === 'rolled-back',
    });
  };

  /** Without columns that depend on feeds: `content_hash`, `feed_category_id` and `fed_values`. */
  const outcomeOf = async ({ id }: Offer): Promise<Outcome> => {
    const [{ row, at }] = (await katalog.rows(
      `select to_jsonb(p) - array['id', 'company_id', 'brand_id', 'content_hash', 'feed_category_id', 'fed_values', 'created_at', 'updated_at',
           'price_checked_at', 'unavailable_since', 'deleted_at']
         || jsonb_build_object('deleted', deleted_at is not null, 'unavailable', unavailable_since is not null) as row,
         updated_at::text as at
       from products p where id = $1`,
      [id],
    )) as [{ row: object; at: string }];
    const [parts] = await katalog.rows(
      `select
         (select jsonb_agg(jsonb_build_array(category_id, position) order by position) from product_categories
           where product_id = $1) as categories,
         (select jsonb_agg(jsonb_build_array(m.source_url, l.position) order by l.position)
           from product_media l join media m on m.id = l.media_id where l.product_id = $1) as media,
         (select jsonb_agg(jsonb_build_array(definition_id, name, value, unit, position) order by position)
           from product_attributes where product_id = $1) as attributes`,
      [id],
    );
    const prices = await katalog.rows<{ price: string; currency: string; at: string }>(
      'select price, currency, at::text as at from price_history where product_id = $1 order by product_id, price_history.at',
      [id],
    );
    const readModel = await katalog.rows(
      `select price_cents, array(select category_id from catalogue_placements l where l.offer_id = o.offer_id order by 1) as categories
       from catalogue_offers o where offer_id = $1`,
      [id],
    );
    return {
      row,
      parts: parts!,
      prices: prices.map(({ price, currency }) => [Number(price), currency]),
      hasPriceOfWrite: prices.at(-1)!.at === at,
      readModel,
      refreshes: refreshed.filter((one) => one === id).length,
    };
  };
  /** Audit entries of an offer, its images by their URLs, its store as its own or not. */
  const entriesOf = async ({ store, id }: Offer) => {
    const entries = await katalog.rows<{ action: string; before: object | null; after: object | null }>(
      `select action, object_name as name, before, after from audit_entries
       where object_kind = 'product' and object_id = $1 order by id`,
      [String(id)],
    );
    const media = await katalog.rows<{ id: number; url: string }>('select id, source_url as url from media');
    const urlOf = new Map(media.map((one) => [String(one.id), one.url]));
    const named = (values: object | null) =>
      values && {
        ...values,
        ...('media' in values && { media: urlOf.get(String(values.media)) }),
        ...('companyId' in values && { companyId: values.companyId === store.company.id }),
      };
    return entries.map(({ before, after, ...entry }) => ({
      ...entry,
      before: named(before),
      after: named(after),
    }));
  };
  /** The issues of the newest import. */
  const differencesOf = async (offer: Offer) =>
    katalog.rows('select product_code, kinds, fields from import_differences where import_id = $1', [
      await newestImport(offer),
    ]);

  /** Writes by each path; all outcomes must be equal. @returns the offers by path */
  const writeBy = async (
    paths: Record<string, Path>,
    prepare: Path = async () => undefined,
    ignored: (keyof Outcome)[] = [],
  ) => {
    const offers: Record<string, Offer> = {};
    const outcomes: Record<string, Outcome> = {};
    for (const [name, path] of Object.entries(paths)) {
      const offer = (offers[name] = await anOffer());
      await prepare(offer);
      refreshed = [];
      await path(offer);
      outcomes[name] = await outcomeOf(offer);
    }
    const [first] = Object.values(outcomes);
    const compared = (outcome: Outcome) =>
      Object.entries(outcome).filter(([name]) => !ignored.includes(name as keyof Outcome));
    for (const outcome of Object.values(outcomes)) expect(compared(outcome)).toEqual(compared(first!));
    return { offers, outcome: first! };
  };
  const expectSameEntries = async (offers: Offer[]) => {
    const [first, ...others] = await Promise.all(offers.map(entriesOf));
    for (const entries of others) expect(entries).toEqual(first);
    return first!;
  };

  it('leaves the same row, parts, prices, entries, reports and read model by every path', async () => {
    const attribute = { definitionId: null, unit: null };
    const body = {
      price: 12.5,
      stock: 3,
      categoryIds: [coffees],
      media: [{ url: 'https://trgovina.example/2.jpg' }],
    };
    const texts = { name: { sl: 'Okus' }, value: { sl: 'močan' } };
    const { offers, outcome } = await writeBy({
      form: form('PUT', '', {
        ...body,
        price: '12,50',
        stock: '3',
        attributes: [{ ...attribute, ...texts }],
      }),
      api: async (offer) => {
        const stored = (await (await api('GET', '', undefined)(offer)).json()) as ProductJson;
        const attributes = [{ ...attribute, translations: texts }];
        await api('PUT', '', { ...stored, ...body, attributes })(offer);
      },
      feed: feed(AFTER),
      edited: editedExport((file) =>
        file
          .replace('<price>10.00<', '<price>12.50<')
          .replace('<stock>5<', '<stock>3<')
          .replace(/<category[^>]*id="\d+"[^>]*>[^<]*/g, `<category id="${coffees}">Kave`)
          .replace(/<picture id="\d+"[^>]*>[^<]*/, '<picture>https://trgovina.example/2.jpg')
          .replace('blag', 'močan'),
      ),
    });
    expect(outcome).toMatchObject({
      row: { price: 12.5, stock: 3, status: 'active' },
      parts: {
        categories: [[coffees, 0]],
        media: [['https://trgovina.example/2.jpg', 0]],
        attributes: [[null, { sl: 'Okus' }, { sl: 'močan' }, null, 0]],
      },
      prices: [
        [10, 'EUR'],
        [12.5, 'EUR'],
      ],
      hasPriceOfWrite: true,
      readModel: [{ price_cents: '1250', categories: [coffees] }],
      refreshes: 1,
    });
    const entries = await expectSameEntries([offers.form!, offers.api!]);
    expect(entries).toMatchObject([
      {
        action: 'product.updated',
        before: { price: 10, stock: 5, attributes: { Okus: 'blag' } },
        after: { price: 12.5, stock: 3, attributes: { Okus: 'močan' }, categoryIds: String(coffees) },
      },
    ]);
    const reports = await Promise.all([offers.feed!, offers.edited!].map(differencesOf));
    expect(reports[0]).toEqual(reports[1]);
    expect(reports[0]).toMatchObject([
      { product_code: 'A', kinds: expect.arrayContaining(['price', 'supply']) as string[] },
    ]);
  });

  it('in a few fields is the same in the form, the API, the list, its cells and imports', async () => {
    const { offers, outcome } = await writeBy({
      form: form('PUT', '', { price: '12,50', stock: '3' }),
      row: form('PATCH', '', { price: '12,50', stock: '3' }),
      patch: api('PATCH', '', { price: 12.5, stock: 3 }),
      cells: cells({ price: '12,50', stock: '3' }),
      feed: feed({ ...BEFORE, price: 12.5, stock: 3 }),
      edited: editedExport((file) =>
        file.replace('<price>10.00<', '<price>12.50<').replace('<stock>5<', '<stock>3<'),
      ),
    });
    expect(outcome).toMatchObject({ hasPriceOfWrite: true, refreshes: 1, row: { price: 12.5, stock: 3 } });
    const { form: sent, row, patch, cells: pasted, feed: fed, edited } = offers;
    expect(await expectSameEntries([sent!, row!, patch!, pasted!])).toHaveLength(1);
    expect(await differencesOf(fed!)).toEqual(await differencesOf(edited!));
  });

  it('of the category is the same in the form, the API and bulk actions', async () => {
    const { offers } = await writeBy({
      form: form('PUT', '', { categoryIds: [coffees] }),
      api: api('PUT', '', { categoryIds: [coffees] }),
      bulk: bulk('categorise', { categoryId: coffees, mode: 'replace' }),
    });
    expect(await expectSameEntries(Object.values(offers))).toHaveLength(1);
  });

  it('of the status is the same in the form, the API, edited exports and bulk actions', async () => {
    const {
      form: sent,
      patch,
      bulk: many,
    } = (
      await writeBy({
        form: form('PUT', '', { status: 'inactive' }),
        patch: api('PATCH', '', { status: 'inactive' }),
        bulk: bulk('deactivate'),
        edited: editedExport((file) => file.replace('<status>active<', '<status>inactive<')),
      })
    ).offers;
    expect(await expectSameEntries([sent!, patch!, many!])).toMatchObject([
      { action: 'product.deactivated' },
    ]);
  });

  it('that deletes or restores it is the same in the form, the API and bulk actions', async () => {
    const deleting = {
      form: form('DELETE', '', {}),
      api: api('DELETE', '', undefined, 204),
      bulk: bulk('delete'),
    };
    const { offers } = await writeBy(deleting);
    const whole = await expectSameEntries([offers.form!, offers.api!]);
    // of many offers only these are recorded
    const { name, productCode, status, companyId } = whole[0]!.before as Record<string, unknown>;
    expect(await entriesOf(offers.bulk!)).toEqual([
      { ...whole[0]!, before: { name, productCode, status, companyId } },
    ]);

    let undo = '';
    const restoring = {
      form: restoration((id) => `${LIST}/${id}/vrnitev`),
      api: api('POST', '/restore', undefined),
      bulk: restoration(() => undo),
      feed: feed(BEFORE),
    };
    const restored = await writeBy(restoring, async (offer) => {
      const flash = (await bulk('delete')(offer)) as { undo: { url: string } };
      undo = flash.undo.url;
    });
    expect(restored.outcome).toMatchObject({
      row: { deleted: false, status: 'active' },
      prices: [[10, 'EUR']],
    });
    const last = await Promise.all(
      ['form', 'api'].map(async (path) => (await entriesOf(restored.offers[path]!)).at(-1)),
    );
    expect(last[0]).toEqual(last[1]);
  });

  it('that a rollback undoes leaves the offer as it was, with the price of the person before', async () => {
    const { outcome } = await writeBy(
      {
        nothing: async () => undefined,
        'an import and its rollback': async (offer) => {
          await feed({ ...AFTER, price: 20 })(offer);
          await rollBack(offer);
        },
        'an edited export and its rollback': async (offer) => {
          await editedExport((file) =>
            file.replace('<price>11.00<', '<price>20.00<').replace('blag', 'močan'),
          )(offer);
          await rollBack(offer);
        },
      },
      api('PATCH', '', { price: 11 }),
      ['refreshes', 'hasPriceOfWrite'],
    );
    expect(outcome.prices).toEqual([
      [10, 'EUR'],
      [11, 'EUR'],
    ]);
  });

  it('that changes nothing is not written by any path', async () => {
    const versionOf = async ({ id }: Offer) =>
      (
        await katalog.rows('select updated_at::text as at, content_hash from products where id = $1', [id])
      )[0];
    const paths: Path[] = [
      form('PUT', '', { price: '10,00', stock: '5' }),
      api('PATCH', '', { price: 10, status: 'active' }),
      cells({ price: '10,00' }),
      bulk('activate'),
      feed(BEFORE),
      editedExport((file) => `${file}\n`),
    ];
    for (const path of paths) {
      const offer = await anOffer();
      const before = await versionOf(offer);
      refreshed = [];
      await path(offer);
      expect([await versionOf(offer), await entriesOf(offer), refreshed]).toEqual([before, [], []]);
    }
  });
});
