import type { DemoOffer } from '../offers.js';

/** The values of a store's nth offer of a type that replace the usual ones. */
type Deviation = readonly [
  type: string,
  nth: number,
  change: (offer: DemoOffer, others: DemoOffer[]) => Partial<DemoOffer>,
];

const NO_TEXT = ['', ''] as const;

/**
 * Unusual offers of each store: a bundle, a contract, and errors of real stores, so that reports and diagnoses
 * have content.
 */
export const DEVIATIONS: Record<string, readonly Deviation[]> = {
  'koca-in-klanec': [
    ['backpack', 3, () => ({ ean: '2000000012346' })],
    ['tent', 4, (_, [first]) => ({ productCode: first!.productCode })],
    ['bike', 3, () => ({ price: 0, regularPrice: null, saleDays: null })],
    ['helmet', 1, () => ({ pictures: ['odstranjena-celada.webp'] })],
    ['sleeping-bag', 3, () => ({ link: '' })],
    ['mat', 1, () => ({ deliveryCost: null })],
    ['kettlebell', 3, () => ({ description: NO_TEXT })],
    ['drill', 3, () => ({ name: ['NULL', 'NULL'] })],
    ['secateurs', 4, (_, [first]) => ({ ean: first!.ean })],
    ['flask', 2, () => ({ ean: '3830001234567' })],
    ['hammer', 4, () => ({ ean: '0000000000000' })],
    ['watering-can', 3, () => ({ category: [['Akcija', 'Sale']] })],
    ['planter', 2, () => ({ pictures: [] })],
  ],
  'zica-in-gumb': [
    ['phone', 2, () => ({ price: 1, regularPrice: null, contract: { months: 24, cost: 12.9 } })],
    ['espresso', 4, ({ price }) => ({ price: Math.round(price * 8) / 100, regularPrice: null })],
    ['phone', 4, ({ name: [sl, en] }) => ({ name: [inMemory(sl), inMemory(en)] })],
    ['mouse', 1, () => ({ currency: 'USD' })],
    ['keyboard', 1, () => ({ brand: '#N/A' })],
    ['speaker', 2, () => ({ availability: 'preverite v trgovini' })],
    ['monitor', 2, () => ({ energyClass: 'A++' })],
    ['watch', 2, () => ({ category: [['Črni petek', 'Black Friday']] })],
    ['headphones', 3, () => ({ ean: '3830001234568' })],
    ['earbuds', 3, () => ({ pictures: [] })],
    ['vacuum', 2, ({ price }) => ({ regularPrice: price + 40, saleDays: ['2026-11-30', '2026-11-20'] })],
    ['kettle', 3, () => ({ condition: 'kot nov' })],
  ],
  'hisa-lipa': [
    ['tea', 2, () => ({ name: ['Kratom v prahu, 50 g', 'Kratom powder, 50 g'] })],
    ['honey', 4, () => ({ stock: -1 })],
    ['mug', 2, () => ({ category: [['#N/A', '#N/A']] })],
    ['notebook', 2, () => ({ name: ['Default Title', 'Default Title'] })],
    ['shelf', 1, ({ price }) => ({ regularPrice: price - 20 })],
  ],
  'velika-trznica': [
    [
      'espresso',
      5,
      ({ name: [sl, en], price }) => ({
        name: [`${sl}, s kilogramom kave`, `${en}, with a kilogram of coffee`],
        price: price + 20,
        isBundle: true,
      }),
    ],
    ['pan', 1, ({ price }) => ({ regularPrice: price - 5, saleDays: null })],
    [
      'mug',
      3,
      ({ name: [sl, en], price }) => ({ name: [`${sl}, komplet 6`, `${en}, set of 6`], price: price * 5 }),
    ],
    ['kettle', 1, ({ price }) => ({ currency: 'CZK', price: Math.round(price * 25) })],
    ['toaster', 3, () => ({ condition: 'izvrstno' })],
    ['speaker', 2, () => ({ availability: 'zadnja priložnost' })],
  ],
  'dom-savinja': [['desk-lamp', 2, () => ({ category: [['Razprodaja', 'Clearance']] })]],
  nabava: [['mouse', 1, () => ({ condition: 'kot nov' })]],
  'pri-jelki': [['backpack', 1, () => ({ description: NO_TEXT })]],
  'drugi-krog': [['phone', 1, () => ({ stock: -1 })]],
  izlozba: [['knife', 2, () => ({ ean: '3,83001E+12' })]],
  kasca: [
    ['tea', 3, () => ({ ean: '12345' })],
    ['coffee', 1, () => ({ pictures: [] })],
    ['coffee', 4, () => ({ price: 0.01 })],
  ],
};

const inMemory = (name: string) => name.replace(/\d+ GB/, '512 GB');
