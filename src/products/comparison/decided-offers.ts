/** A person's decision: all offers of both sides are one product, or none of one side is one of the other side. */
export const DECISION_KINDS = ['same', 'different'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface MatchDecision {
  kind: DecisionKind;
  offerIds: number[];
  otherIds: number[];
}

interface Member {
  offer: { id: number };
}

/** The decisions of people about some offers; they outweigh the content of the offers. */
export class DecidedOffers {
  /** For each offer, the decisions that keep it apart from others: the index, and whether it is on the first side. */
  private readonly sides = new Map<number, Map<number, boolean>>();
  /** Offers of one product, in the order of the decisions. */
  private readonly joined: Set<number>[] = [];

  /** @param decisions the oldest first */
  constructor(decisions: MatchDecision[]) {
    for (const [index, { kind, offerIds, otherIds }] of decisions.entries()) {
      if (kind === 'same') this.joined.push(new Set([...offerIds, ...otherIds]));
      else {
        for (const id of offerIds) this.addSide(id, index, true);
        for (const id of otherIds) this.addSide(id, index, false);
      }
    }
  }

  /** Whether there is a decision about the offer. */
  has(id: number): boolean {
    return this.sides.has(id) || this.joined.some((ids) => ids.has(id));
  }

  areSeparate(one: number, other: number): boolean {
    const others = this.sides.get(other);
    if (!others) return false;
    for (const [index, isFirst] of this.sides.get(one) ?? []) if (others.get(index) === !isFirst) return true;
    return false;
  }

  /**
   * Joins groups whose offers are one product. An offer that its content alone put into one of them stays
   * outside if it is separate from another one. If decisions contradict each other, the oldest applies.
   *
   * @param groups by content
   */
  joinGroups<One extends Member>(groups: One[][]): One[][] {
    if (!this.joined.length) return groups;
    const all = groups.flat().toSorted(byId);
    const joined = new Map(all.map((one) => [one, [one]]));
    for (const ids of this.joined)
      this.joinMembers(
        all.filter(({ offer }) => ids.has(offer.id)),
        joined,
      );
    for (const group of groups.toSorted(([a], [b]) => byId(a!, b!)))
      this.joinMembers(group.toSorted(byId), joined);
    return [...new Set(joined.values())].map((group) => group.toSorted(byId));
  }

  /** @param joined the group of each offer until now */
  private joinMembers<One extends Member>(members: One[], joined: Map<One, One[]>): void {
    let found: One[][] = [];
    for (const one of members) {
      const own = joined.get(one)!;
      if (found.includes(own)) continue;
      const fitting = found.find((group) => !this.areGroupsSeparate(group, own));
      const group = [...(fitting ?? []), ...own];
      for (const member of group) joined.set(member, group);
      found = [...found.filter((other) => other !== fitting), group];
    }
  }

  private areGroupsSeparate(group: Member[], others: Member[]): boolean {
    return group.some((one) => others.some((other) => this.areSeparate(one.offer.id, other.offer.id)));
  }

  private addSide(id: number, index: number, isFirst: boolean): void {
    const sides = this.sides.get(id) ?? new Map<number, boolean>();
    this.sides.set(id, sides.set(index, isFirst));
  }
}

const byId = (a: Member, b: Member) => a.offer.id - b.offer.id;
