import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { AuditService } from '../../audit/audit.service.js';
import { Config } from '../../core/config/config.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { assertFields, assertPassword, assertRoom, type FeedFields } from './feed-checks.js';
import { Feed } from './feed.entity.js';
import { toSnapshot } from './feed.presenter.js';
import { FeedSecrets } from './feed-secrets.js';
import { FORGET_ANSWER } from './pull.statements.js';

/** With another one of these, an answer that is the same as before says something new. */
const ANOTHER_FILE = ['url', 'username', 'passwordSetAt', 'mode', 'language', 'currency'] as const;

/** Held until the transaction ends: what a store has is looked at and then written. */
const LOCK_STORE = 'select from companies where id = $1 for no key update';

/** The addresses of stores; what is due is begun by whoever looks next. */
@Injectable()
export class FeedsService {
  constructor(
    @InjectRepository(Feed) private readonly feeds: Repository<Feed>,
    private readonly secrets: FeedSecrets,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /** @throws NotFound also for another company's */
  async get(actor: Actor, id: number, manager: EntityManager = this.feeds.manager): Promise<Feed> {
    const feed = await manager.findOneBy(Feed, { id, ...companyScope(actor, 'imports.run') });
    if (!feed) throw new NotFound();
    return feed;
  }

  /** Those that the actor may run, oldest first, and how many there are on all. */
  list(
    actor: Actor,
    { company, page, limit }: { company?: number; page: number; limit: number },
  ): Promise<[Feed[], number]> {
    const scope = companyScope(actor, 'imports.run');
    const where: FindOptionsWhere<Feed>[] = [scope];
    if (company !== undefined) where[0] = { companyId: company };
    // somebody else's are none
    if (company !== undefined && scope.companyId !== undefined && scope.companyId !== company)
      return Promise.resolve([[], 0]);
    return this.feeds.findAndCount({ where, order: { id: 'ASC' }, take: limit, skip: (page - 1) * limit });
  }

  /**
   * Adds a feed, which is due at once; its id.
   * @throws Invalid, Conflict
   */
  create(by: Actor, companyId: number, fields: FeedFields): Promise<number> {
    assertFields(fields, this.config.fetchAllowedPrivateOrigins);
    return this.change(companyId, async (manager) => {
      await assertRoom(manager, companyId, fields, null);
      const columns = { ...this.columns(companyId, fields, null), companyId };
      const feed = await manager.save(Feed, manager.create(Feed, { ...columns, nextAt: dueNow(fields) }));
      await this.record(manager, by, null, feed);
      return feed.id;
    });
  }

  /**
   * Changes what `change` says of the feed as it is, which is then due at once.
   * @throws NotFound also for another company's
   * @throws Invalid, Conflict
   */
  async update(by: Actor, id: number, change: (feed: Feed) => FeedFields): Promise<void> {
    const { companyId } = await this.get(by, id);
    await this.change(companyId, async (manager) => {
      const before = await this.get(by, id, manager);
      const fields = change(before);
      assertFields(fields, this.config.fetchAllowedPrivateOrigins);
      assertPassword(before, fields);
      await assertRoom(manager, companyId, fields, id);
      const columns = this.columns(companyId, fields, before);
      const after = { ...before, ...columns };
      if (isDeepStrictEqual(toSnapshot(before), toSnapshot(after))) return;
      if (ANOTHER_FILE.some((field) => before[field] !== after[field]))
        await manager.query(FORGET_ANSWER, [id]);
      await manager.update(Feed, id, { ...columns, nextAt: dueNow(fields), updatedAt: new Date() });
      await this.record(manager, by, before, after);
    });
  }

  /** @throws NotFound also for another company's */
  async remove(by: Actor, id: number, check?: (feed: Feed) => void): Promise<void> {
    const { companyId } = await this.get(by, id);
    await this.change(companyId, async (manager) => {
      const before = await this.get(by, id, manager);
      check?.(before);
      await manager.delete(Feed, id);
      await this.record(manager, by, before, null);
    });
  }

  private columns(companyId: number, { password, ...fields }: FeedFields, before: Feed | null) {
    if (fields.username === null || password === null)
      return { ...fields, password: null, passwordSetAt: null };
    if (password === undefined) return { ...fields, passwordSetAt: before?.passwordSetAt ?? null };
    const sealed = this.secrets.seal(password, { companyId, url: fields.url });
    return { ...fields, password: sealed, passwordSetAt: new Date() };
  }

  private record(manager: EntityManager, by: Actor, before: Feed | null, after: Feed | null): Promise<void> {
    const action = before ? (after ? 'updated' : 'deleted') : 'created';
    return this.audit.record(manager, by, {
      action: `feed.${action}`,
      id: (after ?? before)!.id,
      before: before && toSnapshot(before),
      after: after && toSnapshot(after),
    });
  }

  /** One change of a store's feeds after the other. */
  private change<Result>(
    companyId: number,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.feeds.manager.transaction(async (manager) => {
      await manager.query(LOCK_STORE, [companyId]);
      return work(manager);
    });
  }
}

const dueNow = ({ active }: FeedFields) => (active ? new Date() : null);
