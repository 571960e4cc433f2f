import { Chance } from '../../../scripts/demo/data/random.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

interface Decision {
  id: number;
  kind: 'same' | 'different';
  offerIds: number[];
  otherIds: number[];
}
type Wanted = { kind: Decision['kind']; offerIds: number[]; otherId?: number };

const IMPORTS = 100;
const OFFERS = 12;
const MANY = 10_000;

const chance = new Chance('decisions that imports keep');
const oneOf = <Value>(values: readonly Value[]) => values[chance.between(0, values.length - 1)]!;

const katalog = await Katalog.use();

describe('decisions and imports', () => {
  let stores: Store[];
  let admin: Visitor;

  const decide = async (...decisions: Wanted[]) => {
    const response = await admin.send('POST', '/api/matching/decisions', { decisions });
    const body = (await response.json()) as { decisions: Decision[] };
    return { status: response.status, made: body.decisions ?? [] };
  };
  const groupIds = async () =>
    new Map(
      (
        await katalog.rows<{ id: number; groupId: number }>(
          'select offer_id as id, group_id as "groupId" from catalogue_offers',
        )
      ).map(({ id, groupId }) => [id, groupId]),
    );
  /** Decisions that the groups contradict. */
  async function broken(decisions: Decision[]): Promise<Decision[]> {
    const groups = await groupIds();
    const groupsOf = (ids: number[]) => new Set(ids.flatMap((id) => groups.get(id) ?? []));
    return decisions.filter(({ kind, offerIds, otherIds }) => {
      const [ones, others] = [groupsOf(offerIds), groupsOf(otherIds)];
      if (kind === 'same') return new Set([...ones, ...others]).size > 1;
      return [...ones].some((id) => others.has(id));
    });
  }
  const places = () =>
    katalog.rows('select offer_id, group_id, card_id, apart from catalogue_offers order by offer_id');
  const idsOf = (stored: Store[]) =>
    katalog.values<number>('select id from products where company_id = any($1) order by id', [
      stored.map(({ company }) => company.id),
    ]);

  beforeAll(async () => {
    stores = [];
    for (const name of ['Prva', 'Druga', 'Tretja', 'Četrta']) stores.push(await katalog.store(name));
    admin = await katalog.signedInAs('super_admin');
  });

  describe('in random order', () => {
    const eans = Array.from({ length: 8 }, () => anEan());
    const names = [
      'Čajnik Bosch TWK8611',
      'Čajnik Bosch TWK3P423',
      'Kava Barcaffe 400 g',
      'Kava Barcaffe 2 x 400 g',
    ];
    const decisions: Decision[] = [];
    const addresses = new Map<string, number>();
    const anyOffer = (productCode: string) => ({
      productCode,
      name: `${oneOf(names)}${oneOf(['', ' bel', ' črn', ' novo'])}`,
      brand: oneOf(['Bosch', 'Barcaffe', undefined]),
      ean: chance.happens(0.6) ? oneOf(eans) : undefined,
      price: chance.between(1000, 3000) / 100,
      variantGroup: chance.happens(0.15) ? oneOf(['V1', 'V2']) : undefined,
    });
    const noteAddresses = async () => {
      for (const id of await idsOf(stores)) {
        const address = (await katalog.visitor().get(`/izdelek/${id}`)).headers.get('location')!;
        if (address.startsWith(`/izdelek/${id}/`)) addresses.set(address, id);
      }
    };

    beforeAll(async () => {
      for (const store of stores)
        await katalog.sell(store, ...Array.from({ length: OFFERS }, (_, at) => anyOffer(`K${at}`)));
      await noteAddresses();
      const ids = await idsOf(stores);
      for (let count = 0; count < 40; count++) {
        const kind = oneOf(['same', 'different'] as const);
        const { status, made } = await decide({ kind, offerIds: [oneOf(ids)], otherId: oneOf(ids) });
        expect([201, 409, 422]).toContain(status);
        decisions.push(...made);
      }
      await noteAddresses();
    }, 120_000);

    it('remain after changes of names, codes and GTINs', async () => {
      expect(decisions.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(5);
      expect(decisions.filter(({ kind }) => kind === 'different').length).toBeGreaterThan(5);
      expect(await broken(decisions)).toEqual([]);
      for (let count = 0; count < IMPORTS; count++) {
        const offers = Array.from({ length: 3 }, () => anyOffer(`K${chance.between(0, OFFERS - 1)}`));
        const unique = new Map(offers.map((offer) => [offer.productCode, offer]));
        const { status } = await katalog.import(oneOf(stores), aFeed([...unique.values()]), {
          mode: 'delta',
        });
        expect(status).toBe('done');
        expect(await broken(decisions)).toEqual([]);
        if (count % 25 === 0) await noteAddresses();
      }
    }, 240_000);

    it('give the same groups as building everything anew', async () => {
      const before = await places();
      await katalog.app.get(CatalogueService).rebuild();
      expect(await places()).toEqual(before);
    });

    it('leave no earlier address without its page', async () => {
      const groups = await groupIds();
      const wrong: unknown[] = [];
      for (const [address, id] of addresses) {
        let path = address;
        let response = await katalog.visitor().get(path);
        if (response.status === 301) {
          path = response.headers.get('location')!;
          response = await katalog.visitor().get(path);
        }
        const isShown =
          response.status === 200 &&
          (await katalog.visitor().page(path, 'products/show')).props.entryId === groups.get(id);
        if (!isShown) wrong.push([address, path, response.status]);
      }
      expect(wrong).toEqual([]);
      expect(addresses.size).toBeGreaterThan(1.5 * OFFERS * stores.length);
    });

    it('leave the groups as they were when all are undone', async () => {
      for (const { id } of decisions)
        expect((await admin.send('DELETE', `/api/matching/decisions/${id}`)).status).toBe(200);
      const undone = await places();
      await katalog.rows('delete from matching_decisions');
      await katalog.app.get(CatalogueService).rebuild();
      expect(await places()).toEqual(undone);
    });
  });

  describe('at the same time', () => {
    const aPair = async (code: string, ean?: string) => {
      const offer = { productCode: code, name: `Bosch pralni stroj ${code}`, ean };
      return [await katalog.sellOne(stores[0]!, offer), await katalog.sellOne(stores[1]!, offer)] as const;
    };

    it('one of two people decides about a pair', async () => {
      const [a, b] = await aPair('PAIR');
      const answers = await Promise.all([
        decide({ kind: 'same', offerIds: [a], otherId: b }),
        decide({ kind: 'different', offerIds: [b], otherId: a }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await broken(answers.flatMap(({ made }) => made))).toEqual([]);
    });

    it('an import changes an offer whose group is split', async () => {
      for (let turn = 0; turn < 10; turn++) {
        const [ean, other] = [anEan(), anEan()];
        const [a, b] = await aPair(`SPLIT${turn}`, ean);
        const offer = { productCode: `SPLIT${turn}`, name: `Bosch pralni stroj SPLIT${turn}` };
        const [{ status, made }] = await Promise.all([
          decide({ kind: 'different', offerIds: [a], otherId: b }),
          katalog.sell(stores[0]!, { ...offer, ean: turn % 2 ? other : undefined }),
        ]);
        expect(status).toBe(201);
        await katalog.sell(stores[0]!, { ...offer, ean });
        expect(await broken(made)).toEqual([]);
      }
    });

    it('an import gives an offer a GTIN while it is joined', async () => {
      for (let turn = 0; turn < 10; turn++) {
        const [a, b] = await aPair(`JOIN${turn}`);
        const offer = { productCode: `JOIN${turn}`, name: 'Nekaj drugega', ean: anEan() };
        const [{ made }] = await Promise.all([
          decide({ kind: 'same', offerIds: [a], otherId: b }),
          katalog.sell(stores[turn % 2]!, offer),
        ]);
        expect(made).toHaveLength(1);
        expect(await broken(made)).toEqual([]);
      }
    });

    it('a store is deactivated, and its offers come back as they were decided', async () => {
      const [a, b] = await aPair('STORE');
      const switchStore = (active: boolean) =>
        admin.send('PUT', `/api/companies/${stores[0]!.company.id}`, { active });
      const [{ status, made }] = await Promise.all([
        decide({ kind: 'same', offerIds: [a], otherId: b }),
        switchStore(false),
      ]);
      // an offer that is hidden already is not found
      expect([201, 404]).toContain(status);
      await until(groupIds, { holds: (groups) => !groups.has(a) });
      expect((await katalog.visitor().get(`/izdelek/${b}`)).status).toBe(301);
      await switchStore(true);
      await until(groupIds, { holds: (groups) => groups.has(a) });
      expect(await broken(made)).toEqual([]);
    });
  });

  it(`hold in a group of ${MANY} offers`, async () => {
    const ean = anEan();
    await katalog.rows(
      `insert into products (company_id, status, product_code, name, price, link, ean, gtin)
       select ($1::integer[])[1 + n % 4], 'active', 'MANY' || n, '{"sl":"Kava Barcaffe 400 g"}', 5 + n % 3, 'https://store.test/', $2, lpad($2, 14, '0')
       from generate_series(1, ${MANY}) n`,
      [stores.map(({ company }) => company.id), ean],
    );
    await katalog.app.get(CatalogueService).rebuild();
    const ids = await katalog.values<number>(
      `select o.offer_id from catalogue_offers o join products p on p.id = o.offer_id where product_code like 'MANY%'
       order by random()`,
    );
    const [a, b, c] = ids as [number, number, number];
    const since = performance.now();
    const joined = await decide({ kind: 'same', offerIds: [a], otherId: b });
    const separated = await decide({ kind: 'different', offerIds: [c], otherId: a });
    expect([joined.status, separated.status]).toEqual([201, 201]);
    expect(performance.now() - since).toBeLessThan(20_000);
    const made = [...joined.made, ...separated.made];
    expect(await broken(made)).toEqual([]);
    for (const store of stores)
      await katalog.sell(store, { productCode: 'MANY7', name: 'Kava Barcaffe 400 g', ean });
    expect(await broken(made)).toEqual([]);
  }, 240_000);
});
