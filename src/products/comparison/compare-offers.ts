import type { Apart, ComparedOffer, ComparedPlace } from './compared-offer.js';
import { agreementOf, contradictionOf } from './contradiction.js';
import { DecidedOffers, type MatchDecision } from './decided-offers.js';
import { rangeOf, suspectPrices } from './suspect-prices.js';
import { type Traits, traitsOf } from './traits.js';

/** So many offers of one code are looked at in pairs; a faulty feed gives one code to all of its items. */
const MAX_PAIRED = 120;
/** If no offers agree, each is compared with at most this many for its reason. */
const MAX_NAMED = 10;

/**
 * Decides which offers are compared with each other: for each GTIN and condition, at most one offer of each store, if its
 * content agrees with the others. Decisions of people then separate and join groups. The result does not depend on the order of the offers.
 *
 * @param keys offers that visitors see, by their GTIN; each without one alone
 * @param decisions about any of them, the oldest first
 */
export function compareOffers(keys: ComparedOffer[][], decisions: MatchDecision[] = []): ComparedPlace[] {
  const decided = new DecidedOffers(decisions);
  const compared = keys.map((offers) => compareKey(offers, decided));
  const joined = decided.joinGroups(compared.flatMap(({ groups }) => groups));
  const groupsOfKey = new Map(
    compared.flatMap(({ groups }) => groups.flat().map((one) => [one, groups] as const)),
  );
  return [
    ...compared.flatMap(({ others }) => others),
    ...joined.flatMap((group) => placesOf(group, groupsOfKey.get(group[0]!)!, decided)),
  ];
}

/** The groups of one GTIN's offers by their content, and the places of the offers that are in none. */
function compareKey(
  offers: ComparedOffer[],
  decided: DecidedOffers,
): { groups: Traits[][]; others: ComparedPlace[] } {
  const sorted = offers.toSorted((a, b) => a.id - b.id);
  const priced = sorted.filter(({ hasContract }) => !hasContract);
  const paired = somePerStore(priced, decided);
  const leftOver = priced.filter((offer) => !paired.includes(offer));
  const groups = groupsOf(paired.map(traitsOf), decided);
  const contracts = sorted.filter(({ hasContract }) => hasContract);
  return {
    groups,
    others: [
      ...placesOfContracts(contracts, groups, decided),
      ...leftOver.map((offer) => alone(offer, { reason: 'same_store', otherId: idOfStore(offer, priced) })),
    ],
  };
}

/** Each has its own place, and a link to the first group whose offers it agrees with. */
function placesOfContracts(
  offers: ComparedOffer[],
  groups: Traits[][],
  decided: DecidedOffers,
): ComparedPlace[] {
  const paired = somePerStore(offers, decided);
  return offers.map((offer) => {
    const traits = paired.includes(offer) && traitsOf(offer);
    const like = traits && groups.find((group) => group.every((other) => !contradictionOf(traits, other)));
    return alone(offer, { reason: 'contract', ...(like && { otherId: like[0]!.offer.id }) });
  });
}

const alone = ({ id }: ComparedOffer, apart: Apart | null): ComparedPlace => ({
  offerId: id,
  groupId: id,
  apart,
});

const idOfStore = ({ companyId }: ComparedOffer, offers: ComparedOffer[]) =>
  offers.find((offer) => offer.companyId === companyId)!.id;

/** Members in order of their ids; the group that most agree on first. */
function groupsOf(offers: Traits[], decided: DecidedOffers): Traits[][] {
  let left = offers;
  const groups: Traits[][] = [];
  const pairs = new Pairs(decided);
  while (left.length) {
    const group = largestGroup(left, pairs);
    if (group.length === 1) break;
    groups.push(group.toSorted((a, b) => a.offer.id - b.offer.id));
    left = left.filter((one) => !group.includes(one));
  }
  return [...groups, ...left.map((one) => [one])];
}

/** The lowest ids of each store, so that every store has a chance, and all about which there is a decision. */
function somePerStore(offers: ComparedOffer[], decided: DecidedOffers): ComparedOffer[] {
  if (offers.length <= MAX_PAIRED) return offers;
  const stores = new Map<number, number>();
  const limit = Math.max(1, Math.floor(MAX_PAIRED / new Set(offers.map(({ companyId }) => companyId)).size));
  return offers.filter(({ id, companyId }) => {
    if (decided.has(id)) return true;
    const count = (stores.get(companyId) ?? 0) + 1;
    stores.set(companyId, count);
    return count <= limit;
  });
}

/** The results of comparing pairs, each computed once. */
class Pairs {
  private readonly known = new Map<string, number | null>();

  constructor(private readonly decided: DecidedOffers) {}

  /** How well two offers agree; null: they are not compared. */
  agreement(a: Traits, b: Traits): number | null {
    if (a.offer.companyId === b.offer.companyId) return null;
    const key = `${Math.min(a.offer.id, b.offer.id)} ${Math.max(a.offer.id, b.offer.id)}`;
    let found = this.known.get(key);
    if (found === undefined) {
      const isApart = this.decided.areSeparate(a.offer.id, b.offer.id) || contradictionOf(a, b) !== null;
      found = isApart ? null : agreementOf(a, b);
      this.known.set(key, found);
    }
    return found;
  }
}

/** Begins with each offer in turn; of equally large groups the one that agrees best, then the one with the lowest ids. */
function largestGroup(offers: Traits[], pairs: Pairs): Traits[] {
  let best: { group: Traits[]; agreement: number } | undefined;
  for (const seed of offers) {
    const found = groupAround(seed, offers, pairs);
    const isBetter =
      !best ||
      found.group.length > best.group.length ||
      (found.group.length === best.group.length && found.agreement > best.agreement);
    if (isBetter) best = found;
  }
  return best!.group;
}

function groupAround(seed: Traits, offers: Traits[], pairs: Pairs): { group: Traits[]; agreement: number } {
  const candidates = offers
    .flatMap((one) => {
      const agreement = pairs.agreement(seed, one);
      return agreement === null ? [] : { one, agreement };
    })
    .sort((a, b) => b.agreement - a.agreement || a.one.offer.id - b.one.offer.id);
  const group = [seed];
  let sum = 0;
  for (const { one, agreement } of candidates)
    if (group.every((member) => pairs.agreement(member, one) !== null)) {
      group.push(one);
      sum += agreement;
    }
  return { group, agreement: sum };
}

/** @param groups of the same GTIN */
function placesOf(group: Traits[], groups: Traits[][], decided: DecidedOffers): ComparedPlace[] {
  const [first, ...others] = group as [Traits, ...Traits[]];
  if (!others.length) return [alone(first.offer, apartFrom(first, groups, decided))];
  const offers = group.map(({ offer }) => offer);
  const suspects = suspectPrices(offers);
  const range = rangeOf(offers, suspects);
  return offers.map(({ id }) => {
    const suspect = suspects.get(id);
    return {
      offerId: id,
      groupId: first.offer.id,
      apart: suspect ? { ...suspect, ...range } : null,
    };
  });
}

/**
 * The reason why an offer is alone: its difference from the largest group; null if no other offer has the
 * code.
 */
function apartFrom(traits: Traits, groups: Traits[][], decided: DecidedOffers): Apart | null {
  const most = groups[0]!.length > 1 ? groups[0]! : groups.flat().slice(0, MAX_NAMED);
  const others = most
    .filter((one) => one !== traits)
    .map((one) => ({
      otherId: one.offer.id,
      reason: decided.areSeparate(traits.offer.id, one.offer.id)
        ? 'decision'
        : (contradictionOf(traits, one) ?? (decided.has(traits.offer.id) ? 'decision' : 'same_store')),
    }));
  return others.find(({ reason }) => reason !== 'same_store') ?? others[0] ?? null;
}
