import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService, authorOf } from '../../audit/audit.service.js';
import { Conflict, Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { MatchDecisionInput } from '../decisions/decision.input.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import { toObjectionChange } from './objection-change.js';
import type { ObjectionAnswerInput } from './objection.input.js';
import { ANSWER_OBJECTION, OBJECTION, type ObjectionRow, REOPEN_OBJECTION } from './objection.statements.js';

/** Answers of catalogue admins to objections of stores. */
@Injectable()
export class ObjectionAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: MatchDecisionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Accepts an objection and makes its decision, or rejects it; the same answer again changes nothing.
   * @throws NotFound also if visitors no longer see both offers
   * @throws Invalid for a rejection without a reason, and as for decisions
   * @throws Conflict if it has another answer, or if there is a decision that contradicts it
   */
  answer(actor: Actor, id: number, { answer, reason = null }: ObjectionAnswerInput): Promise<ObjectionRow> {
    const isAccepted = answer === 'accepted';
    if (!isAccepted && !reason) throw Invalid.because('reason', 'match-objections.errors.no_reason');
    return this.decisions.inTurn(async (manager) => {
      const objection = await getObjection(manager, id);
      if (objection.status !== 'open') {
        if (objection.status === answer && (isAccepted || objection.rejection === reason)) return objection;
        throw alreadyAnswered(objection);
      }
      const decisionId = isAccepted ? await this.decide(manager, actor, objection) : null;
      const { userId } = authorOf(actor);
      await ANSWER_OBJECTION.run(manager, [id, decisionId, isAccepted ? null : reason, userId]);
      return this.recorded(manager, actor, answer, id);
    });
  }

  /**
   * Undoes an answer, with the decision of an accepted objection; a second time changes nothing.
   * @throws NotFound
   */
  undo(actor: Actor, id: number): Promise<ObjectionRow> {
    return this.decisions.inTurn(async (manager) => {
      const objection = await getObjection(manager, id);
      if (objection.status === 'open') return objection;
      if (objection.decisionId) await this.decisions.undoIn(manager, actor, objection.decisionId);
      else await REOPEN_OBJECTION.run(manager, [id]);
      await this.audit.record(manager, actor, toObjectionChange('reopened', objection));
      return getObjection(manager, id);
    });
  }

  /**
   * The decision that accepting an objection makes.
   * @throws NotFound
   */
  async getDecision(id: number): Promise<MatchDecisionInput> {
    const { kind, offerId, otherId } = await getObjection(this.database.manager, id);
    return { kind, offerIds: [offerId], otherId };
  }

  /** @returns the new decision, or an equal earlier one */
  private async decide(
    manager: EntityManager,
    actor: Actor,
    { kind, offerId, otherId }: ObjectionRow,
  ): Promise<number> {
    const input = { kind, offerIds: [offerId], otherId };
    const [decision] = await this.decisions.decideIn(manager, actor, [input]).catch((error: unknown) => {
      const isDecided = error instanceof Conflict && error.values['kind'] === kind;
      if (!isDecided) throw error;
      return [{ id: Number(error.values['decision']) }];
    });
    return decision!.id;
  }

  private async recorded(
    manager: EntityManager,
    actor: Actor,
    action: ObjectionAnswerInput['answer'],
    id: number,
  ): Promise<ObjectionRow> {
    const objection = await getObjection(manager, id);
    await this.audit.record(manager, actor, toObjectionChange(action, objection));
    return objection;
  }
}

async function getObjection(manager: EntityManager, id: number): Promise<ObjectionRow> {
  const objection = await OBJECTION.row(manager, [id]);
  if (!objection) throw new NotFound();
  return objection;
}

/** Names the answer, so that it can be undone. */
function alreadyAnswered({ id, status, answeredAt, answeredBy }: ObjectionRow): Conflict {
  return new Conflict(`match-objections.errors.answered_${status}`, {
    objection: id,
    status,
    at: answeredAt!.toISOString(),
    by: answeredBy ?? '',
  });
}
