import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { type EntityManager, In, IsNull, Not, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { Config } from '../core/config/config.js';
import type { PageOf } from '../core/database/page-of.js';
import { Conflict, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { Storage } from '../core/storage/storage.js';
import type { FeedLanguageSetting } from './feed/offer.js';
import { contentOf, type FeedContent, Import, type ImportMode } from './import.entity.js';
import { maySeeImports } from './import.policy.js';
import { IMPORT_LEASE, IMPORT_QUEUE } from './import.queue.js';
import {
  type ImportEvent,
  type ImportStatus,
  canApply,
  mayCause,
  statusAfter,
  statusesAfter,
  statusesBefore,
} from './import-states.js';

/** A feed file to import. */
export interface NewImport {
  companyId: number;
  fileName: string;
  mode: ImportMode;
  /** The content mode of a dry run's file. */
  dryRunContent?: FeedContent | null;
  /** Language of texts without one; null: the file's language, else the store's. */
  language?: FeedLanguageSetting | null;
  /** ISO 4217 for prices without a currency; null: the currency of the file, else of the store. */
  currency?: string | null;
  storageKey: string;
  bytes: number;
}

/** A person's answers to a held import; null: no question. */
export interface Answers {
  /** ISO 4217. */
  currency: string | null;
  language: FeedLanguageSetting | null;
}

@Injectable()
export class ImportsService {
  constructor(
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /** The maximum size of a file. */
  get uploadBytes(): number {
    return this.config.importLimits.uploadBytes;
  }

  /** Stores an uploaded file without reading it. */
  async storeUpload(content: Readable): Promise<{ storageKey: string; bytes: number }> {
    const storageKey = `feeds/${randomUUID()}`;
    const bytes = await this.storage.write(storageKey, content, 'application/octet-stream');
    return { storageKey, bytes };
  }

  async discardUpload(storageKey: string): Promise<void> {
    await this.storage.remove(storageKey);
  }

  /** Queues an import of a stored file. */
  async create(actor: Actor, upload: NewImport): Promise<Import> {
    if (!mayCause(actor, 'create', upload)) throw new NotFound();
    const id = await this.add(this.imports.manager, {
      ...upload,
      createdBy: personOf(actor),
      source: 'upload',
    });
    await this.request(id);
    return this.imports.findOneByOrFail({ id });
  }

  /** Adds an import in the caller's transaction. @returns its id, for `request` after the commit */
  async add(
    manager: EntityManager,
    feed: NewImport & Pick<Import, 'createdBy'> & Pick<Import['upload'], 'source'>,
  ): Promise<number> {
    const { companyId, createdBy, mode, dryRunContent, ...upload } = feed;
    const { id } = await manager.save(Import, {
      ...{ companyId, createdBy, mode, upload },
      status: statusAfter('create'),
      dryRun: { content: dryRunContent },
    });
    return id;
  }

  /** @throws NotFound also for another company's import */
  async get(actor: Actor, id: number): Promise<Import> {
    const found = await this.imports.findOneBy({ id });
    if (!found || !maySeeImports(actor, found.companyId)) throw new NotFound();
    return found;
  }

  /** A page of a company's imports or of all, the newest first. @param page from 1 */
  list(companyId: number | undefined, { page, limit }: PageOf): Promise<Import[]> {
    return this.imports.find({
      where: ofCompany(companyId),
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
  }

  /** The last completed import of a company whose data are still stored. */
  lastWritten(companyId: number): Promise<Import | null> {
    return this.imports.findOne({
      where: {
        companyId,
        status: statusAfter('finish'),
        mode: Not('dry-run'),
        retention: { cleanedAt: IsNull() },
      },
      order: { id: 'DESC' },
    });
  }

  /** The content mode of the store's last upload: the next one is probably the same. */
  async lastContent(companyId: number): Promise<FeedContent> {
    const last = await this.imports.findOne({
      select: { id: true, mode: true, dryRun: { content: true } },
      where: { companyId, upload: { source: 'upload' } },
      order: { id: 'DESC' },
    });
    return last ? contentOf(last) : 'full';
  }

  countOf(companyId: number | undefined): Promise<number> {
    return this.imports.countBy(ofCompany(companyId));
  }

  /** The newest imports that the actor may see, without dry runs. */
  newest(actor: Actor, count: number): Promise<Import[]> {
    const where = { ...companyScope(actor, 'company.read'), mode: Not('dry-run' as const) };
    return this.imports.find({ where, order: { id: 'DESC' }, take: count });
  }

  /** The newest imports with these statuses that the actor may see. */
  newestWith(actor: Actor, count: number, statuses: ImportStatus[]): Promise<Import[]> {
    const where = { ...companyScope(actor, 'company.read'), status: In(statuses) };
    return this.imports.find({ where, order: { id: 'DESC' }, take: count });
  }

  /** How many imports with these statuses the actor may see. */
  count(actor: Actor, statuses: ImportStatus[]): Promise<number> {
    return this.imports.countBy({ ...companyScope(actor, 'company.read'), status: In(statuses) });
  }

  /**
   * Lets a held import write.
   * @throws Invalid when an answer is missing, or not asked for
   * @throws Conflict when the import is not held
   */
  async confirm(actor: Actor, id: number, { currency, language }: Answers): Promise<void> {
    const held = await this.getFor(actor, 'confirm', id);
    for (const [field, candidates, answer] of [
      ['currency', 'currencies', currency],
      ['language', 'languages', language],
    ] as const) {
      const asks = held.hold.reasons?.some(({ values }) => candidates in values) ?? false;
      if (canApply('confirm', held) && asks !== (answer !== null))
        throw Invalid.at(field, `imports.errors.${field}_${asks ? 'needed' : 'not_asked'}`);
    }
    const isConfirmed = await this.apply('confirm', held.id, {
      hold: { confirmedAt: new Date() },
      upload: { ...(currency !== null && { currency }), ...(language !== null && { language }) },
    });
    if (!isConfirmed) throw new Conflict('imports.errors.not_held');
    await this.request(id);
  }

  /** Continues an import after its fields are mapped. @returns whether it was waiting for that */
  async resumeMapped(actor: Actor, id: number): Promise<boolean> {
    const waiting = await this.getFor(actor, 'map-fields', id);
    const isMapped = await this.apply('map-fields', waiting.id, { failure: null });
    if (isMapped) await this.request(id);
    return isMapped;
  }

  /**
   * Ends a waiting import; a running one stops after its batch.
   * @returns whether it ended
   */
  async cancel(actor: Actor, id: number): Promise<boolean> {
    const found = await this.getFor(actor, 'cancel', id);
    if (await this.apply('cancel', found.id, { finishedAt: new Date() })) return true;
    if (await this.apply('request-cancel', found.id, { cancelRequested: true })) return false;
    throw new Conflict('imports.errors.already_ended');
  }

  /** @returns whether the event could happen in the status of the import */
  private async apply(
    event: ImportEvent,
    id: number,
    changes: QueryDeepPartialEntity<Import>,
  ): Promise<boolean> {
    const [to] = statusesAfter(event);
    const where = { id, status: In(statusesBefore(event)) };
    const { affected } = await this.imports.update(where, { ...changes, ...(to && { status: to }) });
    return Boolean(affected);
  }

  /** Imports the same file again, as after a category was mapped. */
  async repeat(actor: Actor, id: number): Promise<Import> {
    const { storageKey } = (await this.getFor(actor, 'repeat', id)).upload;
    if ((await this.storage.size(storageKey)) === null) throw new Conflict('imports.errors.file_gone');
    const repeatedId = await this.imports.manager.transaction((manager) => this.addAgain(manager, actor, id));
    await this.request(repeatedId);
    return this.imports.findOneByOrFail({ id: repeatedId });
  }

  /** Locks the run, so that retention deletes its file either before this check or after it sees the new run. */
  private async addAgain(manager: EntityManager, actor: Actor, id: number): Promise<number> {
    const lock = { mode: 'for_no_key_update' as const };
    const kept = await manager.findOne(Import, { where: { id, retention: { cleanedAt: IsNull() } }, lock });
    if (!kept) throw new Conflict('imports.errors.file_gone');
    return this.add(manager, {
      ...kept.upload,
      companyId: kept.companyId,
      mode: contentOf(kept),
      createdBy: personOf(actor),
      source: 'upload',
    });
  }

  /** Queues a job for an import. */
  request(importId: number): Promise<void> {
    return IMPORT_LEASE.request(this.queue, importId);
  }

  /** An import at which the actor may cause the event. @throws NotFound also when the actor may only read it */
  async getFor(actor: Actor, event: ImportEvent, id: number): Promise<Import> {
    const found = await this.get(actor, id);
    if (!mayCause(actor, event, found)) throw new NotFound();
    return found;
  }
}

const personOf = (actor: Actor) => (actor.kind === 'person' ? actor.userId : null);

const ofCompany = (companyId: number | undefined) => (companyId === undefined ? {} : { companyId });
