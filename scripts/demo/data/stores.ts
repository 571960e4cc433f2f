import type { Pair } from './words.js';

/** Formats of docs/feed-formats.md; `csv` is a table with the store's mapping. */
export type FeedKind = 'katalog' | 'google' | 'heureka' | 'csv';

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
    pricing: { level: 0.99, spread: 0.07, ending: 0.49 },
    promise: ['Poznamo vsako kmetijo, od katere kupujemo.', 'We know every farm we buy from.'],
  },
];
