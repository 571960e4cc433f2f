import type { FeedNode } from '../feed-node.js';
import { ceneje } from './ceneje.js';
import { ceneo } from './ceneo.js';
import { compari } from './compari.js';
import { distributor } from './distributor.js';
import type { FeedFormat } from './tables/format.js';
import { googleAtom, googlePlain, googleRss } from './google.js';
import { heureka, shoptet, zbozi } from './heureka.js';
import { hotline } from './hotline.js';
import { idealo } from './idealo.js';
import { katalog } from './katalog.js';
import { katalogSheet } from './katalog-sheet.js';
import { kelkoo } from './kelkoo.js';
import { skroutz } from './skroutz.js';
import { trovaprezzi } from './trovaprezzi.js';
import { yml } from './yml.js';

/** In the order in which they are tried: the most distinctive first. */
export const ALL_FORMATS: readonly FeedFormat[] = [
  katalog,
  katalogSheet,
  googleAtom,
  googleRss,
  zbozi,
  heureka,
  shoptet,
  ceneo,
  ceneje,
  yml,
  hotline,
  skroutz,
  kelkoo,
  compari,
  distributor,
  googlePlain,
  trovaprezzi,
  idealo,
];

/** This many items are enough to recognise the format. */
export const ITEMS_TO_RECOGNISE = 5;

/** Lower-case names of every element that may be an item in one of the formats. */
export const itemNamesOf = (formats: readonly FeedFormat[]): ReadonlySet<string> =>
  new Set(formats.flatMap((format) => format.itemNames));

export function recogniseFormat(
  root: FeedNode,
  items: readonly FeedNode[],
  formats = ALL_FORMATS,
): FeedFormat | null {
  return formats.find((format) => format.recognise(root, items)) ?? null;
}

/** The format of a stored summary; null when this version does not have it. */
export function formatById(id: string): FeedFormat | null {
  return ALL_FORMATS.find((format) => format.id === id) ?? null;
}
