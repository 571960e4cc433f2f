import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../core/database/violations.js';
import { ABANDONED_AFTER } from '../../../core/queue/abandoned.js';
import { ImportsService } from '../../imports.service.js';
import type { Download } from './feed-download.js';
import type { Failure } from './pull-failure.js';
import { PullOutcomes } from './pull-outcomes.js';
import type { ClaimedPull } from '../pull-rows.js';
import * as statements from '../pull.statements.js';

const SUPERSEDED = { code: 'superseded', values: {} };

/** The rows of pulls that are at work: whoever was given up, or works with settings of yesterday, writes nothing. */
@Injectable()
export class PullStore {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly imports: ImportsService,
    private readonly outcomes: PullOutcomes,
  ) {}

  /** null: there is nothing to do, or another one of the store is at work. */
  async claim(pullId: number): Promise<ClaimedPull | null> {
    try {
      const [pull] = await this.database.query<ClaimedPull[]>(statements.CLAIM, [pullId, ABANDONED_AFTER]);
      return pull ?? null;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** A sign of life, so that nobody else takes it over. */
  async heartbeat({ id, run }: ClaimedPull): Promise<void> {
    await this.database.query(statements.HEARTBEAT, [id, run]);
  }

  async release({ id, run }: ClaimedPull): Promise<void> {
    await this.database.query(statements.RELEASE, [id, run]);
  }

  /** The server says that nothing has changed. */
  async endUnmodified(pull: ClaimedPull): Promise<void> {
    await this.fenced(pull, (manager) =>
      this.outcomes.succeed(manager, { ...pull, bytes: null }, 'not_modified'),
    );
  }

  /** Hands the file over to an import; its id, or null when it is not wanted. */
  async startImport(pull: ClaimedPull, download: Download, fileName: string): Promise<number | null> {
    const importId = await this.fenced(pull, async (manager) => {
      const { etag, lastModified, contentHash, bytes } = download;
      await manager.query(statements.KEEP_ANSWER, [pull.feedId, etag, lastModified, contentHash]);
      if (pull.contentHash?.equals(contentHash)) {
        await this.outcomes.succeed(manager, { ...pull, bytes }, 'unchanged');
        return null;
      }
      return this.handOver(manager, pull, download, fileName);
    });
    return importId ?? null;
  }

  async fail(pull: ClaimedPull, failure: Failure): Promise<void> {
    await this.fenced(pull, (manager) => this.outcomes.fail(manager, { ...pull, bytes: null }, failure));
  }

  private async handOver(
    manager: EntityManager,
    { id, feedId, companyId, mode, language, currency }: ClaimedPull,
    { storageKey, bytes }: Download,
    fileName: string,
  ): Promise<number> {
    const file = { companyId, fileName, mode, language, currency, storageKey, bytes };
    const importId = await this.imports.add(manager, { ...file, createdBy: null, source: 'url' });
    await manager.query(statements.HAND_OVER, [id, importId, bytes]);
    await manager.query(statements.SUPERSEDE, [feedId, importId, SUPERSEDED]);
    return importId;
  }

  /** Undefined when the pull is another worker's by now, the feed is gone, or somebody has changed it meanwhile. */
  private fenced<Result>(
    pull: ClaimedPull,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<{ updatedAt: Date }[]>(statements.FENCE, [pull.id, pull.run]);
      if (!row) return undefined;
      if (row.updatedAt.getTime() === pull.updatedAt.getTime()) return work(manager);
      await this.outcomes.succeed(manager, { ...pull, bytes: null }, 'superseded');
      return undefined;
    });
  }
}
