import type { EntityManager } from 'typeorm';
import { Conflict, Invalid, NotFound } from '../../core/errors/domain-errors.js';
import {
  DECISION_BETWEEN,
  type DecisionRow,
  GROUPS_OF,
  type GroupRow,
  LOCK_PRODUCTS,
} from './decision.statements.js';
import type { MatchDecisionInput } from './decision.input.js';

/** A larger group would delay each import of one of its offers. */
const MAX_GROUP = 500;

/** The offers of both sides of a decision. */
export interface DecisionSides {
  offerIds: number[];
  otherIds: number[];
}

/**
 * Locks and returns the offers that a decision is about; null if one of the decisions before it already decides the same,
 * for example the third pair of three equal offers.
 * @param before ids of the decisions that were made together with it
 * @throws NotFound for an unknown, hidden or deleted offer
 * @throws Invalid if they cannot be compared, or are in no common group
 * @throws Conflict if there is a decision about two of them
 */
export async function lockSides(
  manager: EntityManager,
  input: MatchDecisionInput,
  before: number[],
): Promise<DecisionSides | null> {
  const locked = new Set<number>();
  let wanted = [...input.offerIds, ...(input.otherId ? [input.otherId] : [])];
  for (;;) {
    await LOCK_PRODUCTS.run(manager, [wanted]);
    wanted.forEach((id) => locked.add(id));
    const sides = await readSides(manager, input);
    const members = [...sides.offerIds, ...sides.otherIds];
    // while it waited, a group may get further offers
    if (members.every((id) => locked.has(id))) {
      const decided = await DECISION_BETWEEN.row(manager, [sides.offerIds, sides.otherIds]);
      if (!decided) return sides;
      if (decided.kind === input.kind && before.includes(decided.id)) return null;
      throw alreadyDecided(decided);
    }
    wanted = members.sort((a, b) => a - b);
  }
}

async function readSides(
  manager: EntityManager,
  { kind, offerIds, otherId }: MatchDecisionInput,
): Promise<DecisionSides> {
  const rows = await GROUPS_OF.rows(manager, [[...offerIds, ...(otherId ? [otherId] : [])]]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const get = (id: number): GroupRow => {
    const row = byId.get(id);
    if (!row) throw new NotFound();
    return row;
  };
  const offers = offerIds.map(get);
  const other = otherId ? get(otherId) : null;
  const isInside = !other || offers.every(({ groupId }) => groupId === other.groupId);
  const sides = isInside ? sidesInGroup(kind, offers, other) : sidesOfGroups(offers, other);
  if (kind === 'same') checkJoining([...offers, ...(other ? [other] : [])], sides);
  return sides;
}

/** Offers of one group: only they are confirmed; taken out, they are separate from the rest of it. */
function sidesInGroup(
  kind: MatchDecisionInput['kind'],
  offers: GroupRow[],
  other: GroupRow | null,
): DecisionSides {
  const offerIds = offers.map(({ id }) => id);
  const isOneGroup = new Set(offers.map(({ groupId }) => groupId)).size === 1;
  if (!isOneGroup || (kind === 'same' && !other)) throw new Invalid('matching.errors.other_group');
  const rest = offers[0]!.memberIds.filter((id) => !offerIds.includes(id));
  const otherIds = kind === 'same' ? [other!.id] : rest;
  if (!otherIds.length || otherIds.some((id) => offerIds.includes(id)))
    throw new Invalid('matching.errors.whole_group');
  return { offerIds, otherIds };
}

function sidesOfGroups(offers: GroupRow[], other: GroupRow): DecisionSides {
  const offerIds = [...new Set(offers.flatMap(({ memberIds }) => memberIds))].sort((a, b) => a - b);
  if (offerIds.includes(other.id)) throw new Invalid('matching.errors.other_group');
  return { offerIds, otherIds: other.memberIds };
}

function checkJoining(rows: GroupRow[], { offerIds, otherIds }: DecisionSides): void {
  if (!rows.every(({ mayJoin }) => mayJoin)) throw new Invalid('matching.errors.not_comparable');
  if (new Set(rows.map(({ condition }) => condition)).size > 1)
    throw new Invalid('matching.errors.other_condition');
  if (offerIds.length + otherIds.length > MAX_GROUP)
    throw new Invalid('matching.errors.too_large', { limit: MAX_GROUP });
}

/** Names the decision, so that it can be undone. */
function alreadyDecided({ id, kind, decidedAt, decidedBy }: DecisionRow): Conflict {
  return new Conflict(`matching.errors.decided_${kind}`, {
    decision: id,
    kind,
    at: decidedAt.toISOString(),
    by: decidedBy ?? '',
  });
}
