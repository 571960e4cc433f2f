import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { AuditService } from '../../audit/audit.service.js';
import { Config } from '../../core/config/config.js';
import type { PageOf } from '../../core/database/page-of.js';
import { statement } from '../../core/database/statement.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { assertFields, assertPassword, assertRoom, type FeedFields } from './feed-checks.js';
import { Feed } from './feed.entity.js';
import { toSnapshot } from './feed.presenter.js';
import { FeedSecrets } from './feed-secrets.js';
import { CLEAR_VALIDATORS } from './pull.statements.js';
import { PullsService } from './pulls.service.js';

/** After a change of one of these, an unchanged file is imported again. */
const FIELDS_OF_FILE = ['url', 'username', 'passwordSetAt', 'mode', 'language', 'currency'] as const;

/** Held until the transaction ends: checks and writes of a store's feeds are one step. */
const LOCK_STORE = statement({})`select from companies where id = $1 for no key update`;

const AUDITED = { kind: 'feed', toSnapshot } as const;

/** Feeds of stores; a poll begins those that are due. */
@Injectable()
export class FeedsService {
  constructor(
    @InjectRepository(Feed) private readonly feeds: Repository<Feed>,
    private readonly secrets: FeedSecrets,
    private readonly pulls: PullsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /** @throws NotFound also for a feed of another company */
  async get(actor: Actor, id: number, manager: EntityManager = this.feeds.manager): Promise<Feed> {
    const feed = await manager.findOneBy(Feed, { id, ...companyScope(actor, 'imports.run') });
    if (!feed) throw new NotFound();
    return feed;
  }

  /** One page of those that the actor may run, oldest first, and the total count. */
  list(actor: Actor, { company, page, limit }: PageOf & { company?: number }): Promise<[Feed[], number]> {
    const scope = companyScope(actor, 'imports.run');
    const where: FindOptionsWhere<Feed>[] = [scope];
    if (company !== undefined) where[0] = { companyId: company };
    if (company !== undefined && scope.companyId !== undefined && scope.companyId !== company)
      return Promise.resolve([[], 0]);
    return this.feeds.findAndCount({ where, order: { id: 'ASC' }, take: limit, skip: (page - 1) * limit });
  }

  /**
   * Adds a feed, which is due immediately.
   * @returns its id
   * @throws Invalid, Conflict
   */
  async create(by: Actor, companyId: number, fields: FeedFields): Promise<number> {
    assertFields(fields, this.config.fetchAllowedPrivateOrigins);
    const id = await this.change(companyId, async (manager) => {
      await assertRoom(manager, companyId, fields, null);
      const columns = { ...this.columns(companyId, fields, null), companyId };
      const feed = await manager.save(Feed, manager.create(Feed, { ...columns, nextAt: dueNow(fields) }));
      await this.audit.recordWrite(manager, by, AUDITED, null, feed);
      return feed.id;
    });
    await this.pulls.requestPoll();
    return id;
  }

  /**
   * Updates a feed, which is then due immediately.
   * @param change gets the locked feed and returns its new fields
   * @throws NotFound also for a feed of another company
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
      if (FIELDS_OF_FILE.some((field) => before[field] !== after[field]))
        await CLEAR_VALIDATORS.run(manager, [id]);
      await manager.update(Feed, id, { ...columns, nextAt: dueNow(fields), updatedAt: new Date() });
      await this.audit.recordWrite(manager, by, AUDITED, before, after);
    });
    await this.pulls.requestPoll();
  }

  /** @throws NotFound also for another company's */
  async remove(by: Actor, id: number, check?: (feed: Feed) => void): Promise<void> {
    const { companyId } = await this.get(by, id);
    await this.change(companyId, async (manager) => {
      const before = await this.get(by, id, manager);
      check?.(before);
      await manager.delete(Feed, id);
      await this.audit.recordWrite(manager, by, AUDITED, before, null);
    });
  }

  private columns(companyId: number, { password, ...fields }: FeedFields, before: Feed | null) {
    if (fields.username === null || password === null)
      return { ...fields, password: null, passwordSetAt: null };
    if (password === undefined) return { ...fields, passwordSetAt: before?.passwordSetAt ?? null };
    const sealed = this.secrets.seal(password, { companyId, url: fields.url });
    return { ...fields, password: sealed, passwordSetAt: new Date() };
  }

  /** Runs changes of a store's feeds one after the other. */
  private change<Result>(
    companyId: number,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.feeds.manager.transaction(async (manager) => {
      await LOCK_STORE.run(manager, [companyId]);
      return work(manager);
    });
  }
}

const dueNow = ({ active }: FeedFields) => (active ? new Date() : null);
