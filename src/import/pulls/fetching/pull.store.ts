import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withDeadlockRetry } from '../../../core/database/deadlock-retry.js';
import { ImportsService } from '../../imports.service.js';
import type { Download } from './feed-download.js';
import type { Failure } from './pull-failure.js';
import { PullOutcomes } from './pull-outcomes.js';
import * as statements from '../pull.statements.js';
import type { ClaimedPull } from '../pull.statements.js';

const SUPERSEDED = { code: 'superseded', values: {} };

/** Rows of running pulls: a worker that was replaced, or whose feed changed, writes nothing. */
@Injectable()
export class PullStore {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportsService,
    private readonly outcomes: PullOutcomes,
  ) {}

  /** After an answer with status 304. */
  async endUnmodified(pull: ClaimedPull): Promise<void> {
    await this.fenced(pull, (manager) =>
      this.outcomes.succeed(manager, { ...pull, bytes: null }, 'not_modified'),
    );
  }

  /** Adds an import of the file. @returns its id; null when the file is unchanged or the pull no longer current */
  async startImport(pull: ClaimedPull, download: Download, fileName: string): Promise<number | null> {
    const importId = await this.fenced(pull, async (manager) => {
      const { etag, lastModified, contentHash, bytes } = download;
      await statements.STORE_VALIDATORS.run(manager, [pull.feedId, etag, lastModified, contentHash]);
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
    await statements.HAND_OVER.run(manager, [id, importId, bytes]);
    await statements.SUPERSEDE.run(manager, [feedId, importId, SUPERSEDED]);
    return importId;
  }

  /** @returns undefined if another worker has the pull, or the feed was deleted or changed meanwhile */
  private fenced<Result>(
    pull: ClaimedPull,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result | undefined> {
    return withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        const row = await statements.FENCE.row(manager, [pull.id, pull.run]);
        if (!row) return undefined;
        if (row.updatedAt.getTime() === pull.updatedAt.getTime()) return work(manager);
        await this.outcomes.succeed(manager, { ...pull, bytes: null }, 'superseded');
        return undefined;
      }),
    );
  }
}
