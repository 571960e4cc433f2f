import { foldText } from '../../../core/i18n/fold-text.js';
import { truncateText } from '../../../core/text/truncate-text.js';
import type { FeedNode } from '../feed-node.js';
import { foldName } from '../fold-name.js';
import { readPrice } from '../values/prices/price.js';
import { currencyOfSite } from '../values/prices/site-currency.js';
import type { RawOffer } from './tables/format.js';

/** Clues to a currency that is not stated; the strongest first. */
const KINDS = ['site', 'courier', 'language'] as const;
type ClueKind = (typeof KINDS)[number];

/** Items by the currency that they hint at, with the first example. */
type Clues = Record<string, { items: number; example: string }>;

/** The currencies suggested by prices, links, couriers and texts of the first items. */
export interface CurrencyClues extends Record<ClueKind, Clues> {
  items: number;
  /** Prices of 100 and more without cents. */
  large: number;
}

/** A currency that a file hints at, and by which example. */
export interface HintedCurrency {
  code: string;
  example: string;
}

/** Couriers of one country each; folded. */
const COURIERS: [RegExp, string][] = [
  [/ceska[ _]?posta|zasilkovn|balikovn|\bppl\b|alzabox|balik do ruky/, 'CZK'],
  [/inpost|paczkomat|poczta polska|orlen paczka/, 'PLN'],
  [/magyar posta|foxpost/, 'HUF'],
  [/fan ?courier|cargus|posta romana/, 'RON'],
  [/post ?express|bex express|d ?express|posta srbije/, 'RSD'],
  [/bh ?posta/, 'BAM'],
  [/nova poshta|нова пошта|ukrposhta|укрпошта/, 'UAH'],
  [
    /posta slovenije|hrvatska posta|slovenska[ _]?posta|slovak parcel|poste italiane|deutsche post|osterreichische post/,
    'EUR',
  ],
];
const DELIVERY = /deliver|shipping|doprav|dostav|courier|kurier|przesyl|szallit|livrar/;
const MAX_TEXT = 500;
/** Letters of one language each. */
const LETTERS: [RegExp, string][] = [
  [/[řěů]/i, 'CZK'],
  [/[łżę]/i, 'PLN'],
  [/[őű]/i, 'HUF'],
  [/[ță]/i, 'RON'],
  [/[ђћ]/i, 'RSD'],
  [/[іїєґ]/i, 'UAH'],
];
/** Amounts in them are more than ten times those in euros. */
const OF_LARGE_AMOUNTS = new Set(['CZK', 'HUF', 'RSD', 'UAH', 'RUB', 'KZT', 'TRY', 'SEK', 'MKD', 'ALL']);
const LARGE_CENTS = 10_000;
const MOST_AMOUNTS = 0.9;
const EXAMPLE_LENGTH = 60;
/** The first ones: a file is of one store, and a million items would take long. */
const MAX_ITEMS = 1_000;

export const noClues = (): CurrencyClues => ({ site: {}, courier: {}, language: {}, items: 0, large: 0 });

/** Adds the clues of one item. */
export function addClues(clues: CurrencyClues, raw: RawOffer, node: FeedNode): void {
  if (clues.items === MAX_ITEMS) return;
  clues.items++;
  const price = readPrice(raw.price, '.');
  if (!('problem' in price) && price.cents >= LARGE_CENTS && price.cents % 100 === 0) clues.large++;
  addClue(clues.site, currencyOfSite(raw.link), raw.link);
  const delivery = deliveryText(node);
  if (delivery) addClue(clues.courier, matching(COURIERS, foldText(delivery)), delivery);
  const { name } = raw;
  addClue(
    clues.language,
    matching(LETTERS, name) || matching(LETTERS, raw.description.slice(0, MAX_TEXT)),
    name,
  );
}

/** The currency that most items hint at; null: none. */
export function hintedCurrency(clues: CurrencyClues): HintedCurrency | null {
  for (const kind of KINDS)
    for (const [code, { items, example }] of Object.entries(clues[kind]))
      if (items * 2 > clues.items) return { code, example };
  return null;
}

/** Whether amounts of the file are as large and round as those in a currency of small units. */
export const hasLargeAmounts = ({ items, large }: CurrencyClues, code: string): boolean =>
  OF_LARGE_AMOUNTS.has(code) && items > 0 && large >= items * MOST_AMOUNTS;

function addClue(clues: Clues, code: string, example: string): void {
  if (!code) return;
  clues[code] ??= { items: 0, example: truncateText(example.trim(), EXAMPLE_LENGTH) };
  clues[code].items++;
}

const matching = (patterns: [RegExp, string][], text: string): string =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Names and texts of the elements about delivery, which name their couriers in one or the other. */
function deliveryText({ children }: FeedNode): string {
  let text = '';
  for (const child of children) {
    if (text.length > MAX_TEXT) break;
    const name = foldName(child.name);
    // a column of a courier has its name in the header
    if (DELIVERY.test(name) && (child.text.trim() || child.children.length))
      text += `${name.replace(DELIVERY, '') ? child.name : ''} ${textIn(child)} `;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const textIn = ({ text, children }: FeedNode): string => [text.trim(), ...children.map(textIn)].join(' ');
