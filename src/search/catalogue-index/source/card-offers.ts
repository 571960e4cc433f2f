import type { Queryable, RowOf } from '../../../core/database/statement.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import { DENIALS } from '../codes.js';
import { OFFERS_AFTER, OFFERS_OF, VALUES_WITH_KEY } from './index-rows.statements.js';

type OfferRow = RowOf<typeof OFFERS_OF>;

/** The id of a missing brand. */
const NONE = 0;

/** The words of a product: of all offers of its group. They are the same object for each of these offers. */
export interface GroupWords {
  /** Each different name once. */
  names: Translations[];
  codes: string[];
  eans: string[];
  brandIds: number[];
  companyIds: number[];
}

/**
 * An offer as indexes read it, with the categories and values of its group, and with its brand if the offer has
 * none: they describe the product, so words and attributes find all offers of it or none.
 */
export interface IndexRow extends Omit<OfferRow, 'codes' | 'eans'> {
  group: GroupWords;
  /** Attributes that no value denies, whose names find the offer. */
  attributeIds: number[];
}

/** All offers of these cards, and of the current cards of these offers; a card's offers are together. */
export const readCardsOf = async (db: Queryable, offerIds: number[], cardIds: number[]) =>
  describeGroups(db, await OFFERS_OF.rows(db, [offerIds, cardIds]));

/** All offers of the next cards after a card. */
export const readCardsAfter = async (db: Queryable, cardId: number, limit: number) =>
  describeGroups(db, await OFFERS_AFTER.rows(db, [cardId, limit]));

/** @param rows all offers of each card: a group is within one card */
async function describeGroups(db: Queryable, rows: OfferRow[]): Promise<IndexRow[]> {
  const denials = await denialsIn(db, rows);
  const groups = new Map<number, OfferRow[]>();
  for (const row of rows) {
    const offers = groups.get(row.groupId);
    if (offers) offers.push(row);
    else groups.set(row.groupId, [row]);
  }
  const products = new Map([...groups].map(([id, offers]) => [id, describe(offers, denials)]));
  return rows.map(({ codes: _codes, eans: _eans, ...row }) => {
    const { brandId, ...product } = products.get(row.groupId)!;
    return { ...row, brandId: row.brandId || brandId, ...product };
  });
}

/** The ids of values that deny their attribute. */
async function denialsIn(db: Queryable, rows: OfferRow[]): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const { valueIds } of rows) for (let at = 0; at < valueIds.length; at += 2) ids.add(valueIds[at]!);
  const found = ids.size ? await VALUES_WITH_KEY.rows(db, [[...ids], DENIALS]) : [];
  return new Set(found.map(({ id }) => id));
}

/**
 * @param offers of one group, the oldest first
 * @param denials ids of values that deny their attribute
 */
function describe(
  offers: OfferRow[],
  denials: ReadonlySet<number>,
): Pick<IndexRow, 'brandId' | 'categoryIds' | 'valueIds' | 'attributeIds' | 'group'> {
  const brandIds = distinct(offers.map(({ brandId }) => brandId)).filter((id) => id !== NONE);
  const group = {
    names: [...new Map(offers.map(({ name }) => [JSON.stringify(name), name])).values()],
    codes: distinct(offers.flatMap(({ codes }) => codes)),
    eans: distinct(offers.flatMap(({ eans }) => eans)),
    brandIds,
    companyIds: distinct(offers.map(({ companyId }) => companyId)),
  };
  const valueIds = unitePairs(offers.map((offer) => offer.valueIds));
  return {
    brandId: brandIds[0] ?? NONE,
    categoryIds: distinct(offers.flatMap((offer) => offer.categoryIds)).sort((a, b) => a - b),
    valueIds,
    attributeIds: distinct(valueIds.filter((_, at) => at % 2 === 1 && !denials.has(valueIds[at - 1]!))),
    group,
  };
}

/** Pairs of a value and its definition, each once, in the order of their values. */
function unitePairs(lists: number[][]): number[] {
  const definitions = new Map<number, number>();
  for (const list of lists)
    for (let at = 0; at < list.length; at += 2) definitions.set(list[at]!, list[at + 1]!);
  return [...definitions].sort(([a], [b]) => a - b).flat();
}

const distinct = <Item>(items: Item[]): Item[] => [...new Set(items)];
