import type { RowOf } from '../../../../core/database/statement.js';
import { LOCALES } from '../../../../core/i18n/locales.js';
import { measureWords } from '../../../words/measures.js';
import { codeWords, foldedWords } from '../../../words/text-words.js';
import { AVAILABILITY_CODES } from '../../codes.js';
import type { OFFERS_OF } from '../../source/index-rows.statements.js';
import type { Json } from '../engine/engine.js';
import { toSortable } from './sortable-number.js';

export type OfferRow = RowOf<typeof OFFERS_OF>;

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
 * A document of a thing that nobody sees any more. It stays, so that an older version that comes late is refused however
 * late it is.
 */
export const emptied = (id: string): CardDocument => ({ id, body: { units: [], offer: [] } });

/**
 * The documents of a card: what lists of cards show, and for lists of offers one for each offer, where it is not all
 * that the card has.
 */
export function cardDocuments(cardId: number, offers: OfferRow[], amounts: Amounts): CardDocument[] {
  if (!offers.length) return [emptied(cardKey(cardId))];
  const isOffer = standsFor(cardId, offers);
  const nested = offers.map((offer) => nestedOffer(offer, amounts));
  const card = {
    id: cardKey(cardId),
    body: { id: cardId, units: isOffer ? ['card', 'offer'] : ['card'], offer: nested },
  };
  if (isOffer) return [card];
  return [
    card,
    ...offers.map(({ offerId }, at) => ({
      id: offerKey(offerId),
      body: { id: offerId, units: ['offer'], offer: [nested[at]] },
    })),
  ];
}

/** @param cardIds of cards that are gone if no row has them */
export function byCard(rows: OfferRow[], cardIds: number[] = []): Map<number, OfferRow[]> {
  const cards = new Map<number, OfferRow[]>(cardIds.map((id) => [id, []]));
  for (const row of rows) {
    const offers = cards.get(row.cardId);
    if (offers) offers.push(row);
    else cards.set(row.cardId, [row]);
  }
  return cards;
}

/** Whether the card's document is that of its one offer, too. */
export const standsFor = (cardId: number, offers: Pick<OfferRow, 'offerId'>[]): boolean =>
  offers.length === 1 && offers[0]!.offerId === cardId;

function nestedOffer(row: OfferRow, amounts: Amounts): Json {
  const { offerId, groupId, priceCents, totalCents, comparable, valueIds: pairs } = row;
  const values = Array.from({ length: pairs.length / 2 }, (_, at) => ({
    id: pairs[2 * at]!,
    definitionId: pairs[2 * at + 1]!,
  }));
  const numbers = values.filter(({ id }) => amounts.has(id));
  return {
    id: offerId,
    group: groupId,
    kind: String(row.kind),
    condition: String(row.condition),
    availability: String(row.availability),
    company: String(row.companyId),
    // nobody's brand is 0
    ...(row.brandId !== 0 && { brand: String(row.brandId) }),
    categories: row.categoryIds.map(String),
    values: values.map(({ id }) => String(id)),
    attributes: [...new Set(values.map(({ definitionId }) => String(definitionId)))],
    valueWords: values
      .filter(({ id }) => !amounts.has(id))
      .map(({ id, definitionId }) => `${definitionId}=${id}`),
    amounts: numbers.map(({ id, definitionId }) => `${definitionId}=${toSortable(amounts.get(id)!)}`),
    measured: [...new Set(numbers.map(({ definitionId }) => String(definitionId)))],
    discounted: row.discounted,
    outOfStock: Number(row.availability !== AVAILABILITY_CODES.in_stock),
    ...(comparable && { price: priceCents }),
    isForeign: Number(!comparable),
    orderPrice: priceCents,
    total: totalCents,
    popularity: row.popularity,
    ...namesOf(row),
    codes: [...new Set(row.codes.flatMap(codeWords))],
    eans: [...new Set(row.eans)],
  };
}

/** The folded words of a name with its measures, each once, and its words in their order. */
function namesOf({ name }: OfferRow): Json {
  const texts = LOCALES.map((locale) => foldedWords(name[locale] ?? ''));
  const measures = LOCALES.flatMap((locale) => measureWords(name[locale] ?? '', locale));
  return { name: [...new Set([...texts.flat(), ...measures])], texts: texts.map((text) => text.join(' ')) };
}
