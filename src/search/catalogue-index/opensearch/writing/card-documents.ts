import type { Translations } from '../../../../core/i18n/local-text.js';
import { joinedCodes } from '../../../words/codes.js';
import { codeWords } from '../../../words/text-words.js';
import { byChoice, partOf, priceKey } from '../../card-choice.js';
import { AVAILABILITY_CODES, NO_PRICE_CENTS } from '../../codes.js';
import {
  CODED_FILTERS,
  ENTITY_FILTERS,
  isCounted,
  type NamedFilter,
  RANGE_FILTERS,
} from '../../filter-columns.js';
import { ORDERED_RANGES } from '../../list-orders.js';
import type { IndexRow } from '../../source/card-offers.js';
import { CARD } from '../engine/card-queries.js';
import type { Json } from '../engine/engine.js';
import { orderFields } from '../engine/index-definitions.js';
import { nameWords, type NameWords } from './offer-names.js';
import { type CountedValues, shareValues } from './shared-values.js';
import { toPlaced, toSortable } from './sortable-number.js';

/** A document with its id; without a body the card or the offer is gone, and its place is kept empty. */
export interface CardDocument {
  id: string;
  body: Json;
}

/** The amounts of values that are numbers, by the ids of the values. */
export type Amounts = ReadonlyMap<number, number>;

const cardKey = (cardId: number) => `card-${cardId}`;
export const offerKey = (offerId: number) => `offer-${offerId}`;

/**
 * A document of a record that visitors no longer see. It is kept, so that a late older version is refused at
 * any time.
 */
export const emptied = (id: string): CardDocument => ({ id, body: { units: [], offer: [] } });

interface DocumentOptions {
  names?: typeof nameWords;
  /** Write only these of the offers with their own documents. */
  only?: ReadonlySet<number>;
}

/**
 * The documents of a card: one for lists of cards, and for lists of the stores with one offer in it; and one
 * for each offer that shares its card with another one of its store, without the others.
 */
export function cardDocuments(
  cardId: number,
  offers: IndexRow[],
  amounts: Amounts,
  { names = nameWords, only }: DocumentOptions = {},
): CardDocument[] {
  if (!offers.length) return [emptied(cardKey(cardId))];
  const own = withDocuments(offers);
  const stores = offers.filter(({ offerId }) => !own.has(offerId)).map(({ companyId }) => String(companyId));
  const places = placesOf(offers);
  const named = new Map(offers.map(({ group }) => [group, group.names.flatMap(names)]));
  const found = offers.map((offer) => foundOffer(offer, named.get(offer.group)!));
  const values = offers.map((offer) => countedValues(offer, amounts));
  const sharing = shareValues(values);
  const nested = offers.map(({ offerId, groupId }, at) => ({
    ...found[at],
    ...shownAt(places.get(offerId)!, offerId, groupId),
    ...sharing.offers[at],
  }));
  const card = {
    id: cardKey(cardId),
    body: {
      id: cardId,
      units: [CARD, ...stores],
      words: wordsOf([...named.values()].flat()),
      ...sharing.document,
      offer: nested,
    },
  };
  const others = offers.flatMap(({ offerId, groupId, companyId }, at) => {
    if (!own.has(offerId) || only?.has(offerId) === false) return [];
    const alone = { ...found[at], ...shownAt(0, offerId, groupId) };
    const { document } = shareValues([values[at]!]);
    return {
      id: offerKey(offerId),
      body: { id: offerId, units: [String(companyId)], ...document, offer: [alone] },
    };
  });
  return [card, ...others];
}

/** The offers of a card with their own documents: several of one store. */
export function withDocuments(offers: Pick<IndexRow, 'offerId' | 'companyId'>[]): ReadonlySet<number> {
  if (offers.length === 1) return NONE;
  const seen = new Map<number, number>();
  const own = new Set<number>();
  for (const { offerId, companyId } of offers) {
    const before = seen.get(companyId);
    if (before !== undefined) own.add(before).add(offerId);
    seen.set(companyId, offerId);
  }
  return own;
}

/** @param cardIds of cards that are gone if no row has them */
export function byCard(rows: IndexRow[], cardIds: number[] = []): Map<number, IndexRow[]> {
  const cards = new Map<number, IndexRow[]>(cardIds.map((id) => [id, []]));
  for (const row of rows) {
    const offers = cards.get(row.cardId);
    if (offers) offers.push(row);
    else cards.set(row.cardId, [row]);
  }
  return cards;
}

const NONE: ReadonlySet<number> = new Set();

const shownAt = (place: number, offerId: number, groupId: number) => ({
  shown: toPlaced(place, offerId),
  shownGroup: toPlaced(place, groupId),
});

/** The rank of each offer within a card: the first match is shown. */
const placesOf = (offers: IndexRow[]): Map<number, number> =>
  new Map(offers.toSorted(byChoice).map(({ offerId }, place) => [offerId, place]));

/**
 * The searched and sorted values of an offer.
 * @param names of its group
 */
function foundOffer(row: IndexRow, names: NameWords[]): Json {
  const { offerId, valueIds, group } = row;
  const values = pairsOf(valueIds);
  return {
    id: offerId,
    ...filteredValues(row),
    categories: row.categoryIds,
    values: values.map(({ id }) => id),
    attributes: row.attributeIds,
    ...orderedValues(row),
    total: row.totalCents,
    popularity: row.popularity,
    texts: textsOf(names),
    codes: [...new Set([...group.codes.flatMap(codeWords), ...group.names.flatMap(codesInName)])],
    eans: group.eans,
    brands: group.brandIds,
    stores: group.companyIds,
  };
}

const codesInName = (name: Translations) => Object.values(name).flatMap(joinedCodes);

/** The values of filters, by their fields; none is left out. */
function filteredValues(row: IndexRow, isWanted = (_: NamedFilter) => true): Record<string, number> {
  const values: Record<string, number> = {};
  for (const filter of CODED_FILTERS)
    if (isWanted(filter) && row[filter.column]) values[filter.column] = row[filter.column];
  for (const filter of ENTITY_FILTERS)
    if (isWanted(filter) && row[filter.column]) values[filter.id] = row[filter.column];
  for (const filter of RANGE_FILTERS)
    if (isWanted(filter) && row[filter.column] < NO_PRICE_CENTS) values[filter.id] = row[filter.column];
  return values;
}

/** The sort keys of lists. */
function orderedValues(row: IndexRow): Record<string, number> {
  const values: Record<string, number> = {};
  for (const { id, column } of ORDERED_RANGES) {
    const { key, part } = orderFields(id);
    values[key] = priceKey(row[column], row.availability === AVAILABILITY_CODES.out_of_stock);
    values[part] = partOf(values[key]);
  }
  return values;
}

/** The counted values of an offer. */
function countedValues(row: IndexRow, amounts: Amounts): CountedValues {
  const { categoryIds } = row;
  const filtered = Object.entries(filteredValues(row, isCounted));
  const counted: CountedValues = Object.fromEntries(filtered.map(([field, value]) => [field, [value]]));
  if (categoryIds.length) counted.categories = categoryIds;
  if (!row.valueIds.length) return counted;
  const values = pairsOf(row.valueIds);
  const numbers = values.filter(({ id }) => amounts.has(id));
  counted.facets = [
    ...values.filter(({ id }) => !amounts.has(id)).map(({ id, definitionId }) => `${definitionId}=${id}`),
    ...new Set(numbers.map(({ definitionId }) => String(definitionId))),
  ];
  if (numbers.length)
    counted.amounts = numbers.map(
      ({ id, definitionId }) => `${definitionId}=${toSortable(amounts.get(id)!)}`,
    );
  return counted;
}

/** Values of attributes with their definitions. */
const pairsOf = (ids: number[]) =>
  Array.from({ length: ids.length / 2 }, (_, at) => ({ id: ids[2 * at]!, definitionId: ids[2 * at + 1]! }));

/** Each once. */
const wordsOf = (names: NameWords[]): string[] => [
  ...new Set(names.flatMap(({ words, measures }) => [...words.map(({ word }) => word), ...measures])),
];

/** The folded words of a name in each language, and its measures. */
function textsOf(names: NameWords[]): string[] {
  const measures = new Set(names.flatMap((name) => name.measures));
  return [...names.map(({ words }) => words.map(({ word }) => word).join(' ')), ...measures];
}
