import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService, authorOf } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import type { MatchDecision } from '../../products/comparison/decided-offers.js';
import { ProductRequests } from '../../products/read-model/product-requests.js';
import { type DecisionEffect, readGroups, toEffect } from './decision-effect.js';
import type { MatchDecisionInput, MatchDecisionsQuery } from './decision.input.js';
import { lockSides } from './decision-sides.js';
import {
  ADD_DECISION,
  DECISION,
  type DecisionRow,
  DECISIONS_BEFORE,
  FORGET_MATCHED,
  NAMES_OF,
  REMOVE_DECIDED,
  UNDO_DECISION,
} from './decision.statements.js';

const MAX_NAMES = 3;

/** Decisions of catalogue admins which offers are one product, and which are not. */
@Injectable()
export class MatchDecisionsService {
  constructor(
    private readonly database: DataSource,
    private readonly requests: ProductRequests,
    private readonly audit: AuditService,
  ) {}

  /**
   * Decides in the given order: all of them, or none.
   * @returns the new decisions: none for an input that follows from those before it
   * @throws NotFound, Invalid, Conflict as for `lockSides`
   */
  decide(actor: Actor, inputs: MatchDecisionInput[]): Promise<DecisionRow[]> {
    return this.inTurn((manager) => this.decideIn(manager, actor, inputs));
  }

  /** The effect of `decide`: it is done, and rolled back. */
  async preview(actor: Actor, inputs: MatchDecisionInput[]): Promise<DecisionEffect> {
    const found = await this.inTurn(async (manager) => {
      const ids = inputs.flatMap(({ offerIds, otherId }) => [...offerIds, ...(otherId ? [otherId] : [])]);
      const before = await readGroups(manager, ids);
      await this.decideIn(manager, actor, inputs);
      const members = before.flatMap(({ offers }) => offers.map(({ id }) => id));
      throw new Previewed(toEffect(before, await readGroups(manager, members)));
    }).catch((error: unknown) => error);
    if (found instanceof Previewed) return found.effect;
    throw found;
  }

  /**
   * Undoes a decision; a second time changes nothing.
   * @throws NotFound
   */
  undo(actor: Actor, id: number): Promise<DecisionRow> {
    return this.inTurn((manager) => this.undoIn(manager, actor, id));
  }

  /** `undo` in a transaction of `inTurn`. */
  async undoIn(manager: EntityManager, actor: Actor, id: number): Promise<DecisionRow> {
    const decision = await DECISION.row(manager, [id]);
    if (!decision) throw new NotFound();
    if ((await UNDO_DECISION.run(manager, [id, authorOf(actor).userId])) > 0) {
      const ids = [...decision.offerIds, ...decision.otherIds];
      await this.requests.regroup(manager, ids);
      await FORGET_MATCHED.run(manager, [ids]);
      await this.record(manager, actor, 'undone', decision);
    }
    return DECISION.one(manager, [id]);
  }

  /** @returns a page, and `before` of the next one */
  async list({ before, limit }: Pick<MatchDecisionsQuery, 'before' | 'limit'>) {
    const rows = await DECISIONS_BEFORE.rows(this.database, [before ?? null, limit + 1]);
    const decisions = rows.slice(0, limit);
    return { decisions, next: rows.length > limit ? decisions.at(-1)!.id : null };
  }

  /** Like `list`, with names for each side. */
  async listNamed(query: Pick<MatchDecisionsQuery, 'before' | 'limit'>) {
    const { decisions, next } = await this.list(query);
    const first = (ids: number[]) => ids.slice(0, MAX_NAMES);
    const ids = decisions.flatMap(({ offerIds, otherIds }) => [...first(offerIds), ...first(otherIds)]);
    const rows = await NAMES_OF.rows(this.database, [ids]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const namesOf = (side: number[]) => first(side).flatMap((id) => names.get(id) ?? []);
    return {
      decisions: decisions.map((row) => ({
        ...row,
        offers: namesOf(row.offerIds),
        others: namesOf(row.otherIds),
      })),
      next,
    };
  }

  /** `decide` in a transaction of `inTurn`. */
  async decideIn(manager: EntityManager, actor: Actor, inputs: MatchDecisionInput[]): Promise<DecisionRow[]> {
    const decisions: DecisionRow[] = [];
    for (const input of inputs) {
      const before = decisions.map(({ id }) => id);
      const sides = await lockSides(manager, input, before);
      if (sides) decisions.push(await this.decideOne(manager, actor, { kind: input.kind, ...sides }));
    }
    return decisions;
  }

  private async decideOne(
    manager: EntityManager,
    actor: Actor,
    { kind, offerIds, otherIds }: MatchDecision,
  ): Promise<DecisionRow> {
    const { id } = await ADD_DECISION.one(manager, [kind, authorOf(actor).userId, offerIds, otherIds]);
    await this.requests.regroup(manager, [...offerIds, ...otherIds]);
    await REMOVE_DECIDED.run(manager, [offerIds, otherIds]);
    const decision = await DECISION.one(manager, [id]);
    await this.record(manager, actor, kind === 'same' ? 'joined' : 'separated', decision);
    return decision;
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: 'joined' | 'separated' | 'undone',
    { id, kind, offerIds, otherIds }: DecisionRow,
  ): Promise<void> {
    const sides = {
      name: `${offerIds[0]} – ${otherIds[0]}`,
      decision: kind,
      offers: offerIds.join(', '),
      others: otherIds.join(', '),
    };
    const isUndone = action === 'undone';
    return this.audit.record(manager, actor, {
      action: `match-decision.${action}`,
      id,
      before: isUndone ? sides : null,
      after: isUndone ? null : sides,
    });
  }

  /** A transaction that may decide: one at a time, and none while the worker adds suggestions. */
  inTurn<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        await manager.query(takeLock('matching'));
        return work(manager);
      }),
    );
  }
}

/** Rolls the transaction of a preview back. */
class Previewed extends Error {
  constructor(readonly effect: DecisionEffect) {
    super('Previewed');
  }
}
