import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { type ActionOf, AuditService, authorOf } from '../../audit/audit.service.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { OfferBlocks } from '../../products/blocking/offer-blocks.js';
import { ProductRequests } from '../../products/read-model/product-requests.js';
import { OfferWriter } from '../../products/writing/offer-writer.js';
import type { BlockDecisionInput } from './block-decision.input.js';
import * as statements from './block.statements.js';
import type { BlockRow } from './block.statements.js';

/** Objections of stores to blocks, and decisions of super admins. */
@Injectable()
export class OfferBlockDecisions {
  constructor(
    private readonly database: DataSource,
    private readonly writer: OfferWriter,
    private readonly blocks: OfferBlocks,
    private readonly requests: ProductRequests,
    private readonly audit: AuditService,
  ) {}

  /** @returns null if only its status is known */
  async find(id: number): Promise<BlockRow | null> {
    return (await statements.BLOCKS_OF.row(this.database, [[id]])) ?? null;
  }

  /**
   * Objects to the block of an offer; a second time changes nothing.
   * @throws NotFound also for another store's
   * @throws Conflict if it is not blocked, or there is a decision
   */
  object(actor: Actor, id: number): Promise<void> {
    return this.written(async (manager) => {
      const { companyId = null } = companyScope(actor, 'products.write');
      const block = await this.lock(manager, id, companyId);
      if (!block || block.status !== 'blocked') throw new Conflict('blocked-offers.errors.not_blocked');
      if (block.decision) throw new Conflict('blocked-offers.errors.decided');
      const author = authorOf(actor).email;
      const objected = await statements.OBJECT.rows(manager, [[id], author]);
      if (objected.length) await this.record(manager, actor, 'product.objected', id, block, {});
    });
  }

  /**
   * Releases an offer, or blocks it for good; the same decision again changes nothing.
   * @throws NotFound
   * @throws Conflict if another person decided differently meanwhile
   */
  decide(actor: Actor, id: number, { decision, reason = null, seen }: BlockDecisionInput): Promise<void> {
    return this.written(async (manager) => {
      const block = await this.lock(manager, id, null);
      if (block?.decision === decision && (block.reason ?? null) === reason) return;
      const decidedAt = block?.decidedAt?.toISOString() ?? '';
      if (seen !== undefined && seen !== decidedAt)
        throw new Conflict('blocked-offers.errors.decided_meanwhile');
      const [offer] = await this.blocks.judgeOffers(manager, [id]);
      const terms = offer!.matches.map(({ termId, term }) => ({ termId, term }));
      const isReleased = decision === 'released';
      await statements.DECIDE.run(manager, [
        id,
        JSON.stringify(offer!.matches),
        decision,
        authorOf(actor).email,
        reason,
        isReleased ? offer!.key : null,
        isReleased ? JSON.stringify(terms) : null,
      ]);
      await this.blocks.updateBlocks(manager, [id]);
      await this.record(manager, actor, `product.${decision}`, id, block, { reason });
      await this.requests.refreshForPeople(manager, [id]);
    });
  }

  /** @returns its block, if it has one */
  private async lock(
    manager: EntityManager,
    id: number,
    companyId: number | null,
  ): Promise<BlockRow | undefined> {
    const locked = await this.writer.lock(manager, [id], companyId);
    const offer = locked.length ? await statements.NOT_DELETED.row(manager, [id]) : undefined;
    if (!offer) throw new NotFound();
    return statements.BLOCKS_OF.row(manager, [[id]]);
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    action: ActionOf<'product'>,
    id: number,
    block: BlockRow | undefined,
    after: Record<string, unknown>,
  ): Promise<void> {
    const { name, companyId } = (await statements.NOT_DELETED.row(manager, [id]))!;
    const terms = block?.matches.map(({ term }) => term).join(', ') ?? '';
    const before = { name, reason: block?.reason ?? null };
    await this.audit.record(manager, actor, {
      action,
      id,
      companyId,
      before,
      after: { name, terms, ...after },
    });
  }

  private written(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return withDeadlockRetry(() => this.database.transaction(work));
  }
}
