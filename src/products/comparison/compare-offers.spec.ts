import { compareOffers } from './compare-offers.js';
import type { ComparedOffer } from './compared-offer.js';

let ids = 0;
function offer(name: string | Partial<ComparedOffer>, more: Partial<ComparedOffer> = {}): ComparedOffer {
  const id = ++ids;
  return {
    id,
    companyId: id,
    storeName: `Trgovina ${id}`,
    name: {},
    brand: null,
    mpn: null,
    sizes: [],
    colours: [],
    unitMeasure: null,
    multipack: null,
    isBundle: false,
    hasContract: false,
    priceCents: 1_000,
    regularPriceCents: null,
    highestPriceCents: null,
    ...(typeof name === 'string' ? { name: { sl: name } } : name),
    ...more,
  };
}

/** Why two offers of different stores are apart; `one`: they are compared. */
function judge(a: ComparedOffer, b: ComparedOffer): string {
  const places = compareOffers([[a, b]]);
  const [first, second] = places;
  if (first!.groupId === second!.groupId) return 'one';
  expect(second!.apart?.reason).toBe(first!.apart?.reason);
  return first!.apart!.reason;
}

const en = (text: string) => ({ name: { en: text } });

describe('offers of one code', () => {
  it.each<[string | Partial<ComparedOffer>, string | Partial<ComparedOffer>]>([
    ['Zeleni čaj, 100 g', 'Čaj zeleni 0,1 kg'],
    ['Zeleni čaj, 100 g', en('Green tea, 100 g')],
    ['Zeleni čaj, 100 g', 'Green tea, 100 g'],
    ['Brezžične slušalke, črne', en('Wireless headphones, black')],
    ['Slušalke Sony WH-1000XM5', 'Sony WH1000XM5 brezžične'],
    ['Sony WH-1000XM5', 'Slušalke Bluetooth Sony WH-1000XM5B, črne'],
    ['Telefon Zvezda 12, 128 GB', 'Zvezda 12 128GB, moder'],
    ['Telefon Zvezda 12, 128 GB', 'Pametni telefon Zvezda 12 8 GB RAM, 128 GB'],
    ['Televizor Obzorje 55"', 'TV Obzorje 139 cm'],
    ['Pomnilnik Hitrost 32 GB (2x16 GB)', 'Hitrost RAM 32GB'],
    ['Disk Skala 2 x 2 TB', 'Skala disk 4 TB'],
    ['Vijak M8 x 40', 'Vijaki M8 × 40 mm'],
    ['Komplet jedilnega pribora, 24 kos', 'Jedilni pribor 24-delni'],
    ['Set kuhinjskih nožev Rezilo', 'Noži Rezilo, kuhinjski'],
    ['Pivo Slap 6 x 0,33 l', 'Pivo Slap 0,33 l, 6-pack'],
    ['Baterija Trajna AA, 4 kos', 'Trajna baterije AA'],
    ['Vreče za smeti 35 l, 20 kosov', 'Vreče za smeti 35 l'],
    ['Brisače Oblak 3/1', 'Komplet brisač Oblak, 3 kosi'],
    ['Nutella', 'Lešnikov namaz Nutella 400 g'],
    [
      { name: { sl: 'Kladivo 500 g' }, brand: 'Bosch' },
      { name: { sl: 'Kladivo' }, brand: 'BOSCH Professional' },
    ],
    [
      { name: { sl: 'Tiskalnik' }, brand: 'HP' },
      { name: { sl: 'Tiskalnik' }, brand: 'Hewlett Packard' },
    ],
    [
      { name: { sl: 'Punčka Barbie' }, brand: 'Mattel' },
      { name: { sl: 'Barbie punčka' }, brand: 'Barbie' },
    ],
    [
      { name: { sl: 'Router' }, brand: 'TP-Link' },
      { name: { sl: 'Router' }, brand: 'TPLink' },
    ],
    [
      { name: { sl: 'Kavni aparat' }, brand: 'Krona', mpn: 'EC-685.M' },
      { name: { sl: 'Espresso' }, brand: 'Kruna', mpn: 'EC685M' },
    ],
    [
      { name: { sl: 'Čaj' }, brand: 'Moj Bazar', storeName: 'Moj bazar' },
      { name: { sl: 'Čaj' }, brand: 'Vrt' },
    ],
    [
      { name: { sl: 'Orel OneCut' }, brand: 'Orel', priceCents: 3_999 },
      { name: { sl: 'Brivnik in strižnik' }, brand: 'Orel', priceCents: 4_490 },
    ],
    [
      { name: { sl: 'Orel' }, brand: 'Orel', priceCents: 3_999 },
      { name: { sl: 'Brivnik' }, brand: 'Orel', priceCents: 9_900 },
    ],
    [
      { name: { sl: 'Orel vrtalnik' }, brand: 'Orel', priceCents: 3_999 },
      { name: { sl: 'Udarni vrtalnik' }, brand: 'Orel', priceCents: 7_900 },
    ],
    ['Majica Breza, rdeča, M', 'Rdeča majica Breza M'],
    ['Majica Breza', 'Majica Breza, modra, L'],
    ['Prenosnik Vrh 8 GB RAM', 'Prenosnik Vrh, 512 GB'],
    ['Ulje za motor 5W-40, 1 l', 'Motorno olje 5W-40 1000 ml'],
    ['Lego 42151 dirkalnik', 'Kocke Lego 42151'],
    ['Šampon Jutro 250 ml', { name: { sl: 'Jutro šampon' }, unitMeasure: '0.25 l' }],
    ['Kavomelin Krok', { name: { sl: 'Ein Kaffee', en: 'Ein Kaffee', lang: 'de' } }],
    ['Voda Izvir 12 x 1,5 l', 'Voda Izvir 1,5 l, paket 12'],
    ['Kreda Bela, 6-pack', { name: { sl: 'Kreda Bela' }, multipack: 6 }],
    [{ name: { sl: 'Kreda Bela' }, multipack: 1 }, 'Kreda Bela'],
    [{ name: { sl: 'Kreda Bela, 12 kos' } }, { name: { sl: 'Kreda Bela, 4 kos' }, multipack: 3 }],
    [{ name: { sl: 'Fotoaparat Okno s torbo' }, isBundle: true }, 'Fotoaparat Okno, komplet s torbo'],
    ['Daljnogled 30x zoom Orel', 'Daljnogled Orel'],
    ['Kabel USB 3.0, 2 m', 'USB kabel 3.2 2 m'],
  ])('%j and %j are one', (a, b) => {
    expect(judge(offer(a), offer(b))).toBe('one');
  });

  it.each<[string, string | Partial<ComparedOffer>, string | Partial<ComparedOffer>]>([
    ['pack', 'Kreda Bela', { name: { sl: 'Kreda Bela' }, multipack: 10 }],
    ['pack', 'Kreda Bela, 4 kos', { name: { sl: 'Kreda Bela, 4 kos' }, multipack: 3 }],
    ['pack', { name: { sl: 'Kreda Bela' }, multipack: 2 }, { name: { sl: 'Kreda Bela' }, multipack: 10 }],
    ['pack', 'Fotoaparat Okno', { name: { sl: 'Fotoaparat Okno' }, isBundle: true }],
    ['pack', 'Baterija Trajna AA', 'Baterija Trajna AA, 24 ×'],
    ['pack', 'Baterija Trajna AA', '24x Baterija Trajna AA'],
    ['pack', 'Baterija Trajna AA', 'Baterija Trajna AA x 24'],
    ['pack', 'Pivo Slap 0,33 l', 'Pivo Slap 6-pack'],
    ['pack', 'Pivo Slap 0,33 l', 'Pivo Slap 6er-Pack'],
    ['pack', 'Pivo Slap 0,33 l', 'Pivo Slap 24 x 0,33 l'],
    ['pack', 'Pivo Slap 0,33 l', en('Slap beer, pack of 6')],
    ['pack', 'Krema Jutro', 'Krema Jutro 2+1 gratis'],
    ['pack', 'Krema Jutro, 2 kos', 'Krema Jutro, 4 kos'],
    ['pack', 'Krema Jutro', { name: { sl: 'Krema Jutro, 6 kos' }, priceCents: 5_500 }],
    ['pack', 'Skodelica Jutro', { name: { en: 'Jutro cup, set of 4' }, priceCents: 3_500 }],
    ['pack', 'Telefon Zvezda 12', 'Telefon Zvezda 12, komplet'],
    ['pack', 'Telefon Zvezda 12', 'Komplet Telefon Zvezda 12 z ovitkom'],
    ['pack', 'Telefon Zvezda 12', { name: { sl: 'Zvezda 12 + ovitek' }, priceCents: 1_500 }],
    ['pack', 'Set nožev Rezilo', { name: { sl: 'Nož Rezilo' }, priceCents: 300 }],
    ['measure', 'Krožnik Glina, 24 cm', 'Krožnik Glina, 28 cm'],
    ['measure', 'Telefon Zvezda 12, 128 GB', 'Telefon Zvezda 12, 256 GB'],
    ['measure', 'Sok Sad 1 l', 'Sok Sad 0,2 l'],
    ['measure', 'Disk Skala 2 x 2 TB', 'Skala disk 2 TB'],
    ['measure', 'Polnilnik Iskra 20 W', 'Polnilnik Iskra 65W'],
    ['measure', 'SM-S911B Zvezda 128 GB', 'Zvezda SM-S911B 256GB'],
    ['size', 'Majica Breza, M', 'Majica Breza, L'],
    ['size', { name: { sl: 'Čevelj Pot' }, sizes: ['42'] }, { name: { sl: 'Čevelj Pot' }, sizes: ['43'] }],
    ['colour', 'Majica Breza, rdeča', 'Majica Breza, modra'],
    ['colour', { name: { sl: 'Majica Breza' }, colours: ['Črna'] }, en('Majica Breza, white')],
    ['brand', { name: { sl: 'Vrtalnik' }, brand: 'Bosch' }, { name: { sl: 'Vrtalnik' }, brand: 'Makita' }],
    ['model', 'Telefon Zvezda 12', 'Telefon Zvezda 13'],
    ['model', 'Slušalke Sony WH-1000XM5', 'Slušalke Sony WH-1000XM4'],
    ['model', 'iPhone 15 Pro', 'Apple iPhone 15'],
    ['model', 'Sijalka E14', 'Sijalka E27'],
    ['name', 'Majica Breza, rdeča, M', 'Krožnik Glina, 24 cm'],
    ['name', 'Otroški voziček', 'Kavni mlinček'],
    [
      'name',
      { name: { sl: 'Orel vrtalnik' }, brand: 'Orel', priceCents: 5_999 },
      { name: { sl: 'Sesalnik Orel' }, brand: 'Orel', priceCents: 12_900 },
    ],
    ['name', en('Garden chair'), en('Wool blanket')],
  ])('are apart by their %s: %j and %j', (reason, a, b) => {
    expect(judge(offer(a), offer(b))).toBe(reason);
  });

  it('of one store are never joined', () => {
    const [one, two] = [offer('Majica Breza'), offer('Majica Breza')];
    const places = compareOffers([[one, { ...two, companyId: one.companyId }]]);
    expect(places.map(({ groupId, apart }) => [groupId, apart?.reason])).toEqual([
      [one.id, 'same_store'],
      [two.id, 'same_store'],
    ]);
  });

  it('of one store take part by the one that agrees with other stores, whatever their order', () => {
    const store = { companyId: 900 };
    const plate = offer('Krožnik Glina, 24 cm', store);
    const shirt = offer('Majica Breza, rdeča, M', store);
    const same = offer('Majica Breza, rdeča, M', store);
    const other = offer('Rdeča majica Breza M');
    const places = compareOffers([[other, same, shirt, plate]]);
    expect(places).toEqual(compareOffers([[plate, shirt, same, other]]));
    expect(
      Object.fromEntries(places.map(({ offerId, groupId, apart }) => [offerId, [groupId, apart]])),
    ).toEqual({
      [shirt.id]: [shirt.id, null],
      [other.id]: [shirt.id, null],
      [same.id]: [same.id, { reason: 'same_store', otherId: shirt.id }],
      [plate.id]: [plate.id, { reason: 'name', otherId: shirt.id }],
    });
  });

  it('with a contract are by themselves, and know those they agree with', () => {
    const [cash, other] = [offer('Telefon Zvezda 12'), offer('Krožnik Glina')];
    const [contract, same, odd] = [
      offer('Telefon Zvezda 12', { hasContract: true }),
      offer('Telefon Zvezda 12', { hasContract: true, companyId: cash.companyId }),
      offer('Volnena odeja', { hasContract: true }),
    ];
    const places = compareOffers([[odd, same, contract, other, cash]]);
    expect(
      Object.fromEntries(places.map(({ offerId, groupId, apart }) => [offerId, [groupId, apart]])),
    ).toEqual({
      [cash.id]: [cash.id, { reason: 'name', otherId: other.id }],
      [other.id]: [other.id, { reason: 'name', otherId: cash.id }],
      [contract.id]: [contract.id, { reason: 'contract', otherId: cash.id }],
      [same.id]: [same.id, { reason: 'contract', otherId: cash.id }],
      [odd.id]: [odd.id, { reason: 'contract' }],
    });
  });

  it('are decided in a moment though one code stands at thousands of items', () => {
    const items = Array.from({ length: 5_000 }, (_, index) => offer(`Izdelek ${index}`, { companyId: 901 }));
    const places = compareOffers([[...items, offer('Izdelek 7')]]);
    expect(places).toHaveLength(5_001);
    expect(new Set(places.map(({ groupId }) => groupId)).size).toBeGreaterThan(4_999);
  });
});

describe('prices of one group', () => {
  const compared = (...prices: (number | Partial<ComparedOffer>)[]) => {
    const offers = prices.map((price) =>
      offer('Telefon', typeof price === 'number' ? { priceCents: price } : price),
    );
    const places = compareOffers([offers]);
    expect(new Set(places.map(({ groupId }) => groupId)).size).toBe(1);
    return places.map(({ apart }) => (apart ? [apart.lowCents, apart.highCents] : null));
  };

  it.each<[string, (number | Partial<ComparedOffer>)[], ([number, number] | null)[]]>([
    ['a placeholder', [1, 49_900], [[49_900, 49_900], null]],
    [
      'a placeholder with a regular price',
      [{ priceCents: 1, regularPriceCents: 49_900 }, 49_900],
      [[49_900, 49_900], null],
    ],
    ['two placeholders', [1, 100, 49_900, 52_000], [[49_900, 52_000], [49_900, 52_000], null, null]],
    ['a tenth of the median of three', [4_000, 40_000, 41_000, 44_000], [[40_000, 44_000], null, null, null]],
    [
      'ten times the median of three',
      [400_000, 39_000, 40_000, 41_000],
      [[39_000, 41_000], null, null, null],
    ],
    ['the lower one of two', [400_000, 39_000], [null, [400_000, 400_000]]],
    ['less than half without a reason', [4_900, 10_000, 11_000], [[10_000, 11_000], null, null]],
    ['half', [5_000, 10_000], [null, null]],
    ['a sale by its regular price', [{ priceCents: 4_000, regularPriceCents: 9_000 }, 10_000], [null, null]],
    ['a sale by its own history', [{ priceCents: 4_000, highestPriceCents: 9_900 }, 10_000], [null, null]],
    ['two stores that agree', [4_000, 4_200, 10_000], [null, null, null]],
  ])('%s', (_, prices, expected) => {
    expect(compared(...prices)).toEqual(expected);
  });
});
