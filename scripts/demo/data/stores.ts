import type { PaymentMethod } from '../../../src/companies/terms/company-terms.js';
import type { Pair } from './words.js';

/** Formats of docs/feed-formats.md; `csv` is a table with the store's mapping. */
export type FeedKind = 'katalog' | 'google' | 'heureka' | 'csv';

/** Other terms of a store; the companies and their numbers are invented. */
interface DemoTerms {
  /** null: no pickup. */
  pickupPlace: string | null;
  countries: string[];
  payments: PaymentMethod[];
  returnDays: number;
  returnConditions: Pair;
  legalName: string;
  legalAddress: string;
  registrationNumber: string;
  vatNumber: string;
}

/** A store of the demo; none of them exists. */
export interface DemoStore {
  slug: string;
  feed: FeedKind;
  /** When its feed is fetched from the demo's own address; without it, the feed is uploaded. */
  cron?: string;
  name: string;
  website: string;
  email: string;
  phone: string;
  description: Pair;
  deliveryNote: Pair;
  /** Prefix of its product codes. */
  codePrefix: string;
  /** Main categories of most of its offers. */
  home: readonly string[];
  /** Whether the store sells nothing else. */
  specialist?: true;
  /** EUR; null: not stated. */
  delivery: { cost: number | null; freeFrom: number; days: readonly [number, number] };
  terms: DemoTerms;
  /** Level of its prices against the base price, and their ending. */
  pricing: { level: number; spread: number; ending: number };
  /** Last sentence of its descriptions. */
  promise: Pair;
}

export const DEMO_STORES: readonly DemoStore[] = [
  {
    slug: 'koca-in-klanec',
    feed: 'heureka',
    name: 'Koča & Klanec',
    website: 'https://www.koca-in-klanec.example',
    email: 'info@koca-in-klanec.example',
    phone: '+386 1 555 01 10',
    description: [
      'Trgovina za hribe, kolesarske poti in vrt. Preizkušamo, kar prodajamo.',
      'A store for the hills, cycle paths and the garden. We test what we sell.',
    ],
    deliveryNote: [
      'Dostava po Sloveniji, prevzem v Ljubljani.',
      'Delivery within Slovenia, collection in Ljubljana.',
    ],
    codePrefix: 'KK',
    home: ['outdoors', 'garden', 'clothing'],
    delivery: { cost: 4.9, freeFrom: 70, days: [1, 2] },
    terms: {
      pickupPlace: 'Planinska ulica 1, Ljubljana',
      countries: ['SI', 'HR', 'AT'],
      payments: ['card', 'paypal', 'bank_transfer', 'at_pickup'],
      returnDays: 30,
      returnConditions: [
        'Opremo lahko preizkusite v zaprtem prostoru. Vračilo plača trgovina.',
        'You may try the equipment indoors. The store pays for the return.',
      ],
      legalName: 'Koča in klanec, d. o. o. (demo)',
      legalAddress: 'Planinska ulica 1, 1000 Ljubljana',
      registrationNumber: '0000001000',
      vatNumber: 'SI55501109',
    },
    pricing: { level: 1.02, spread: 0.05, ending: 0.9 },
    promise: [
      'Nakup lahko v 30 dneh vrnete brez vprašanj.',
      'You can return your purchase within 30 days, no questions asked.',
    ],
  },
  {
    slug: 'zica-in-gumb',
    feed: 'google',
    name: 'Žica in gumb',
    website: 'https://www.zica-in-gumb.example',
    email: 'prodaja@zica-in-gumb.example',
    phone: '+386 2 555 02 20',
    description: [
      'Elektronika in gospodinjski aparati z razlago, ki jo razume vsak.',
      'Electronics and appliances, explained in plain language.',
    ],
    deliveryNote: [
      'Dostava v enem delovnem dnevu, prevzem v Mariboru.',
      'Next-working-day delivery, collection in Maribor.',
    ],
    codePrefix: 'ZG',
    home: ['electronics', 'home'],
    delivery: { cost: 3.9, freeFrom: 100, days: [1, 1] },
    terms: {
      pickupPlace: 'Električna cesta 2, Maribor',
      countries: ['SI'],
      payments: ['card', 'apple_pay', 'google_pay', 'flik', 'instalments'],
      returnDays: 14,
      returnConditions: [
        'Naprave vrnite v izvirni embalaži z vso opremo.',
        'Return devices in their original packaging with all accessories.',
      ],
      legalName: 'Žica in gumb, d. d. (demo)',
      legalAddress: 'Električna cesta 2, 2000 Maribor',
      registrationNumber: '0000002000',
      vatNumber: 'SI55502202',
    },
    pricing: { level: 0.98, spread: 0.06, ending: 0.99 },
    promise: ['Garancija 24 mesecev, servis v Mariboru.', 'Two-year warranty, with service in Maribor.'],
  },
  {
    slug: 'hisa-lipa',
    feed: 'csv',
    name: 'Hiša Lipa',
    website: 'https://www.hisa-lipa.example',
    email: 'lipa@hisa-lipa.example',
    phone: '+386 4 555 03 30',
    description: [
      'Lepe in uporabne reči za dom, otroke in pisalno mizo, večinoma iz bližnjih delavnic.',
      'Beautiful, useful things for the home, children and desk, mostly from local workshops.',
    ],
    deliveryNote: [
      'Pakiramo v papir, dostava v treh delovnih dneh.',
      'Packed in paper, delivered within three working days.',
    ],
    codePrefix: 'HL',
    home: ['home', 'children', 'food', 'stationery'],
    delivery: { cost: 5.5, freeFrom: 80, days: [2, 3] },
    terms: {
      pickupPlace: 'Lipova pot 3, Kranj',
      countries: ['SI', 'AT', 'DE'],
      payments: ['card', 'flik', 'bank_transfer', 'cash_on_delivery'],
      returnDays: 21,
      returnConditions: [
        'Izdelkov po naročilu ni mogoče vrniti.',
        'Made-to-order products can’t be returned.',
      ],
      legalName: 'Hiša Lipa, zadruga, z. o. o. (demo)',
      legalAddress: 'Lipova pot 3, 4000 Kranj',
      registrationNumber: '0000003000',
      vatNumber: 'SI55503306',
    },
    pricing: { level: 1.04, spread: 0.04, ending: 0.5 },
    promise: ['Zavijemo tudi kot darilo.', 'We also wrap it as a gift.'],
  },
  {
    slug: 'velika-trznica',
    feed: 'katalog',
    name: 'Velika tržnica',
    website: 'https://www.velika-trznica.example',
    email: 'pomoc@velika-trznica.example',
    phone: '+386 5 555 04 40',
    description: [
      'Veliko skladišče izdelkov za vsak dan, s cenami, ki jih preverjamo dnevno.',
      'A large warehouse of everyday products, with prices checked daily.',
    ],
    deliveryNote: ['Pošiljamo iz skladišča v Kopru.', 'Shipped from our warehouse in Koper.'],
    codePrefix: 'VT',
    home: ['electronics', 'home', 'outdoors', 'garden', 'children', 'clothing', 'food', 'stationery'],
    delivery: { cost: null, freeFrom: 150, days: [3, 6] },
    terms: {
      pickupPlace: null,
      countries: ['SI', 'HR', 'IT', 'AT', 'HU'],
      payments: ['card', 'paypal', 'instalments', 'cash_on_delivery'],
      returnDays: 14,
      returnConditions: ['Vračilo plača kupec.', 'The buyer pays for the return.'],
      legalName: 'Velika tržnica, d. o. o. (demo)',
      legalAddress: 'Skladiščna ulica 4, 6000 Koper',
      registrationNumber: '0000004000',
      vatNumber: 'SI55504400',
    },
    pricing: { level: 0.97, spread: 0.08, ending: 0.95 },
    promise: ['Nakup je mogoče plačati tudi v treh obrokih.', 'You can also pay in three instalments.'],
  },
  {
    slug: 'kasca',
    feed: 'google',
    cron: '30 5 * * *',
    name: 'Kašča',
    website: 'https://www.kasca.example',
    email: 'kasca@kasca.example',
    phone: '+386 7 555 05 50',
    description: [
      'Živila s slovenskih kmetij: med, čaji, sokovi in sveže pražena kava.',
      'Food from Slovenian farms: honey, teas, juices and freshly roasted coffee.',
    ],
    deliveryNote: ['Razvažamo ob torkih in petkih.', 'We deliver on Tuesdays and Fridays.'],
    codePrefix: 'KA',
    home: ['food'],
    specialist: true,
    delivery: { cost: 4.5, freeFrom: 60, days: [1, 4] },
    terms: {
      pickupPlace: 'Kmečka cesta 5, Novo mesto',
      countries: ['SI'],
      payments: ['card', 'flik', 'bank_transfer', 'cash_on_delivery', 'at_pickup'],
      returnDays: 14,
      returnConditions: [
        'Odprtih in pokvarljivih živil ni mogoče vrniti.',
        'Opened and perishable food can’t be returned.',
      ],
      legalName: 'Kašča, s. p. (demo)',
      legalAddress: 'Kmečka cesta 5, 8000 Novo mesto',
      registrationNumber: '0000005000',
      vatNumber: 'SI55505503',
    },
    pricing: { level: 0.99, spread: 0.07, ending: 0.49 },
    promise: ['Poznamo vsako kmetijo, od katere kupujemo.', 'We know every farm we buy from.'],
  },
];
