import type { ProductListJson } from '../../../src/products/product-list.json.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { caughtUp, describeWithOpenSearch, sharedOpenSearch } from '../../support/servers/opensearch.js';

const OFFERS = [
  { productCode: 'A', name: 'Sesalnik Oblak SV-20B, moder' },
  { productCode: 'B', name: 'Filter za sesalnik Burja V 15' },
  { productCode: 'C', name: 'Tiskalnik Pisar PX-M4410DW' },
  { productCode: 'D', name: 'Vijak M6x30 pocinkan' },
  { productCode: 'E', name: 'Vijak M5 × 25 inox' },
  { productCode: 'F', name: 'Žarnica E14, 4,5 W' },
  { productCode: 'G', name: 'Baterija CR2016, 3 V' },
  { productCode: 'H', name: 'Gojzarji Vršič 41 1/2' },
  { productCode: 'I', name: 'Copati Tek 38,5' },
  { productCode: 'J', name: 'Roman o morju', ean: '9780198534532' },
  { productCode: 'K', name: 'Sol v zrnih', ean: '036000291452' },
  { productCode: 'L', name: 'Polica hrast 20 cm' },
];

/** Typed texts, and their meanings. */
const TYPED: [text: string, productCode: string][] = [
  ['sv20b', 'A'],
  ['sv 20b', 'A'],
  ['SV-20-B', 'A'],
  ['sesalnik sv 20 b', 'A'],
  ['burja v15', 'B'],
  ['burja v-15', 'B'],
  ['Burja V 15', 'B'],
  ['pxm4410dw', 'C'],
  ['px m4410 dw', 'C'],
  ['M6 x 30', 'D'],
  ['m6×30', 'D'],
  ['m5x25', 'E'],
  ['M5 x 25', 'E'],
  ['E-14', 'F'],
  ['žarnica e 14', 'F'],
  ['CR-2016', 'G'],
  ['cr 2016', 'G'],
  ['gojzarji 41,5', 'H'],
  ['gojzarji 41½', 'H'],
  ['copati 38 1/2', 'I'],
  ['copati 38.5', 'I'],
  ['0198534531', 'J'],
  ['0-19-853453-1', 'J'],
  ['978-0-19-853453-2', 'J'],
  ['36000291452', 'K'],
];
/** Nothing has them. */
const OTHERS = ['sv20c', 'burja v16', 'M6 x 31', 'CR-2032', '0198534532', '36000291453'];

/** @param findEngine in whose index codes are found; left out: in memory */
function itFindsCodes(findEngine?: typeof sharedOpenSearch): void {
  let katalog: Katalog;
  let store: Store;

  beforeAll(async () => {
    const engine = await findEngine?.();
    katalog = await Katalog.start({ worker: engine !== undefined, env: engine?.env });
    // a name without numbers, which would be words of the search
    store = await katalog.store('Prva');
    await katalog.sell(store, ...OFFERS);
    if (engine) await caughtUp(katalog);
  }, 300_000);
  afterAll(() => katalog?.close());

  const list = (parameters: string, visitor = katalog.visitor()) =>
    visitor.read<ProductListJson>(`/api/products?locale=sl&${parameters}`);
  const found = async (parameters: string, visitor?: Visitor) =>
    (await list(parameters, visitor)).products.map(({ productCode }) => productCode);
  const nameOf = (code: string) => OFFERS.find(({ productCode }) => productCode === code)!.name;

  it.each(TYPED)('finds %s', async (text, code) => {
    const query = encodeURIComponent(text);
    const led = await katalog.visitor().get(`/iskanje/izdelki/rezultati?query=${query}`);
    const { props } = await katalog.visitor().page(led.headers.get('location')!, 'products/search');
    expect(props.list.cards.map(({ name }) => name.text)).toEqual([nameOf(code)]);
    expect(await found(`query=${query}`)).toEqual([code]);
    expect(await found(`literal=true&query=${query}`)).toEqual([code]);
    const typed = { 'x-suggest-query': query };
    const { suggestions } = await katalog.visitor().reload('/', 'storefront/home', ['suggestions'], typed);
    expect(suggestions!.products.map(({ name }) => name.text)).toContain(nameOf(code));
    expect(await found(`status=active&company=${store.company.id}&query=${query}`, store.admin)).toEqual([
      code,
    ]);
  });

  it.each(OTHERS)('does not find %s', async (text) => {
    const query = encodeURIComponent(text);
    const { products, understood } = await list(`query=${query}`);
    // hits with some of the words name the missing ones
    expect(products.length === 0 || understood!.ignored.length > 0).toBe(true);
    expect(await found(`literal=true&query=${query}`)).toEqual([]);
    expect(await found(`status=active&company=${store.company.id}&query=${query}`, store.admin)).toEqual([]);
  });
}

describe('codes as people type them', () => itFindsCodes());

describeWithOpenSearch('codes as people type them, in OpenSearch', () => itFindsCodes(sharedOpenSearch));
