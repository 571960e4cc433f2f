import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { AuditService, authorOf } from '../../audit/audit.service.js';
import { Config } from '../../core/config/config.js';
import { Conflict, Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { MatchDecisionInput } from '../decisions/decision.input.js';
import { type DecisionSides, lockSides } from '../decisions/decision-sides.js';
import { GROUPS_OF } from '../decisions/decision.statements.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import type { ObjectionStatus } from './objection.js';
import { toObjectionChange } from './objection-change.js';
import type { ObjectionInput, ObjectionsQuery } from './objection.input.js';
import * as statements from './objection.statements.js';
import type { ComparedRow, ObjectionRow, OwnOfferRow } from './objection.statements.js';
import { productIdIn } from './product-id-in.js';

/** Offers of large groups that are shown. */
const MAX_COMPARED = 100;
/** Objections that are shown with their offer. */
const MAX_OF_OFFER = 50;

interface ComparedOffer {
  offer: OwnOfferRow;
  /** The offer itself is the first; empty: visitors do not see it. */
  compared: ComparedRow[];
  objections: ObjectionRow[];
}

/** Objections of stores to the comparison of their offers. */
@Injectable()
export class MatchObjectionsService {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: MatchDecisionsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /**
   * An offer with those that it is compared with, and with its objections.
   * @throws NotFound also for another store's
   */
  async get(actor: Actor, offerId: number): Promise<ComparedOffer> {
    const { companyId = null } = companyScope(actor, 'company.read');
    const offer = await statements.OWN_OFFER.row(this.database, [offerId, companyId]);
    if (!offer) throw new NotFound();
    const [compared, objections] = await Promise.all([
      statements.OFFERS_COMPARED_WITH.rows(this.database, [offerId, MAX_COMPARED]),
      statements.OBJECTIONS_BEFORE.rows(this.database, [null, offerId, null, null, MAX_OF_OFFER]),
    ]);
    return { offer, compared, objections };
  }

  /**
   * The objections of the actor's store, or of all stores for a catalogue admin.
   * @returns a page, and `before` of the next one
   */
  async list(
    actor: Actor,
    { before, limit }: Pick<ObjectionsQuery, 'before' | 'limit'>,
    statuses: readonly ObjectionStatus[] | null,
  ) {
    const { companyId = null } = companyScope(actor, 'company.read');
    const rows = await statements.OBJECTIONS_BEFORE.rows(this.database, [
      companyId,
      null,
      statuses,
      before ?? null,
      limit + 1,
    ]);
    const objections = rows.slice(0, limit);
    return { objections, next: rows.length > limit ? objections.at(-1)!.id : null };
  }

  /**
   * @throws NotFound for an unknown, hidden or deleted offer, and for another store's
   * @throws Invalid if it could not be accepted
   * @throws Conflict if there is the same objection, or a decision about the offers
   */
  object(actor: Actor, offerId: number, input: ObjectionInput): Promise<ObjectionRow> {
    const { companyId = null } = companyScope(actor, 'products.write');
    return this.decisions.inTurn(async (manager) => {
      if (!(await statements.OWN_OFFER.row(manager, [offerId, companyId]))) throw new NotFound();
      const { kind, reason = null } = input;
      const { otherIds, otherId = otherIds[0]! } = await this.checkSides(manager, offerId, input);
      const known = await statements.SAME_OBJECTION.row(manager, [offerId, kind, otherIds]);
      if (known) throw alreadyObjected(known);
      const values = [offerId, kind, otherId, reason, authorOf(actor).userId];
      const { id } = await statements.ADD_OBJECTION.one(manager, values);
      const objection = await statements.OBJECTION.one(manager, [id]);
      await this.audit.record(manager, actor, toObjectionChange('made', objection));
      return objection;
    });
  }

  private async checkSides(manager: EntityManager, offerId: number, { kind, other }: ObjectionInput) {
    const otherId = kind === 'same' ? this.otherIn(other) : undefined;
    const rows = await GROUPS_OF.rows(manager, [[offerId, otherId ?? offerId]]);
    const offer = rows.find(({ id }) => id === offerId);
    if (!offer || (otherId && !rows.some(({ id }) => id === otherId))) throw new NotFound();
    if (kind === 'different' && offer.memberIds.length === 1)
      throw new Invalid('match-objections.errors.alone');
    if (otherId && offer.memberIds.includes(otherId))
      throw Invalid.because('other', 'match-objections.errors.together');
    const { otherIds } = await lockUndecided(manager, { kind, offerIds: [offerId], otherId });
    return { otherIds, otherId };
  }

  private otherIn(other: string | null | undefined): number {
    const id = productIdIn(other ?? '', this.config.publicUrl);
    if (id === null) throw Invalid.because('other', 'match-objections.errors.no_product');
    return id;
  }
}

/** Like `lockSides`, with conflicts in words for a store, and without the name of the admin. */
async function lockUndecided(manager: EntityManager, input: MatchDecisionInput): Promise<DecisionSides> {
  const sides = await lockSides(manager, input, []).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
    const { decision, kind, at } = error.values;
    throw new Conflict(`match-objections.errors.decided_${kind}`, {
      decision: decision!,
      kind: kind!,
      at: at!,
    });
  });
  return sides!;
}

function alreadyObjected({ id, status, objectedAt }: ObjectionRow): Conflict {
  const values = { objection: id, status, at: objectedAt.toISOString() };
  return new Conflict(`match-objections.errors.known_${status}`, values);
}
