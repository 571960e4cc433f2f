import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource, QueryFailedError } from 'typeorm';
import { ABANDONED_AFTER } from '../../core/queue/abandoned.js';
import { StoredObjectMissing } from '../../core/storage/storage.js';
import { FeedRefused } from '../feed/refused.js';
import { FirstPass } from './first-pass.js';
import { Import, type RunMessage, type ImportStatus } from '../import.entity.js';
import { holdReasons, type ImportPlan } from '../import-guard.js';
import * as statements from './import.statements.js';
import { ImportStore, RunCancelled, RunSuperseded } from './import.store.js';
import { OfferSpool } from '../spool/offer-spool.js';
import { isRetryable } from './transient-error.js';
import { Preview } from './preview.js';
import { Heartbeat } from './heartbeat.js';
import { SecondPass } from './second-pass.js';

const UNIQUE_VIOLATION = '23505';

/** A run has stopped: it has ended, waits for somebody, or is retried later. */
export class ImportFinished {
  static readonly event = 'import.finished';

  constructor(
    readonly importId: number,
    readonly companyId: number,
  ) {}
}

/** Runs an import from its current state to its end. Safe to call again at any time, from any worker. */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly database: DataSource,
    private readonly store: ImportStore,
    private readonly firstPass: FirstPass,
    private readonly secondPass: SecondPass,
    private readonly preview: Preview,
    private readonly events: EventEmitter2,
  ) {}

  /** @param stopping aborts between two batches; the run continues later from there */
  async run(importId: number, stopping: AbortSignal): Promise<void> {
    const run = await this.claim(importId);
    if (!run) return;
    const heartbeat = new Heartbeat(this.store, run);
    const spool = new OfferSpool();
    try {
      await this.passes(run, spool, AbortSignal.any([stopping, heartbeat.signal]));
    } catch (error) {
      await this.endWithError(run, error, stopping);
    } finally {
      heartbeat.stop();
      await spool.drop();
    }
    this.events.emit(ImportFinished.event, new ImportFinished(run.id, run.companyId));
  }

  private async passes(claimed: Import, spool: OfferSpool, signal: AbortSignal): Promise<void> {
    let run = claimed;
    if (run.status === 'writing' && (await this.isStagingLost(run))) await this.backToValidating(run);
    if (run.status === 'validating') {
      const plan = await this.firstPass.read(run, spool, signal);
      const reasons = run.confirmedAt ? [] : holdReasons(plan);
      if (run.mode === 'dry-run' || reasons.length) {
        await this.preview.write(await this.reload(run), plan, spool, signal);
        return this.hold(run, reasons);
      }
      run = await this.beginWriting(run, plan);
    }
    await this.secondPass.write(run, spool, signal);
    await this.end(run, 'done');
  }

  /** The staging table is unlogged and lost when the database crashes; missing offers are found by it. */
  private async isStagingLost(run: Import): Promise<boolean> {
    return (await this.store.stagedCount(run.id)) !== (run.itemCount ?? 0) - run.rejected - run.excluded;
  }

  private async backToValidating(run: Import): Promise<void> {
    await this.store.fenced(run.id, run.run, (manager) => statements.VALIDATE_AGAIN.run(manager, [run.id]));
    run.status = 'validating';
  }

  private async beginWriting(run: Import, { differing }: ImportPlan): Promise<Import> {
    await this.store.fenced(run.id, run.run, async (manager) => {
      await statements.BEGIN_WRITING.run(manager, [run.id, differing]);
      await this.store.supersede(manager, run.companyId, run.id);
      if (differing === 0) await this.store.countAllUnchanged(manager, run.id);
    });
    return this.reload(run);
  }

  private reload({ id }: Import): Promise<Import> {
    return this.database.manager.findOneByOrFail(Import, { id });
  }

  /** Holds the run for confirmation, or ends a dry run. */
  private async hold(run: Import, reasons: RunMessage[]): Promise<void> {
    const isTrial = run.mode === 'dry-run';
    await this.store.fenced(run.id, run.run, async (manager) => {
      const status = isTrial ? 'done' : 'held';
      await statements.HOLD.run(manager, [run.id, status, JSON.stringify(reasons), isTrial]);
      // a confirmed run reads its file again, since the catalogue may have changed
      await this.store.dropStaged(run.id, manager);
    });
  }

  /** Null when there is nothing to do, or another run of the store is active. */
  private async claim(importId: number): Promise<Import | null> {
    try {
      const claimed = await statements.CLAIM.run(this.database, [importId, ABANDONED_AFTER]);
      return claimed ? await this.database.manager.findOneBy(Import, { id: importId }) : null;
    } catch (error) {
      if (
        error instanceof QueryFailedError &&
        (error.driverError as { code?: string }).code === UNIQUE_VIOLATION
      )
        return null;
      throw error;
    }
  }

  private async endWithError(run: Import, error: unknown, stopping: AbortSignal): Promise<void> {
    if (error instanceof RunSuperseded) return;
    if (stopping.aborted) return this.release(run);
    if (error instanceof RunCancelled) return this.cancel(run);
    if (isRetryable(error, run.run)) {
      this.logger.warn(`Import ${run.id} is retried: ${(error as Error).message}`);
      return this.release(run);
    }
    if (error instanceof FeedRefused && error.code === 'feed_unknown_items')
      return this.awaitMapping(run, error).catch((reason: unknown) =>
        this.endWithError(run, reason, stopping),
      );
    if (error instanceof FeedRefused)
      return this.end(run, 'failed', { code: error.code, values: error.values });
    if (error instanceof StoredObjectMissing)
      return this.end(run, 'failed', { code: 'feed_missing', values: {} });
    this.logger.error(error, `Import ${run.id} failed`);
    await this.end(run, 'failed', { code: 'internal', values: {} });
  }

  private async cancel(run: Import): Promise<void> {
    await this.end(run, 'cancelled');
    await this.store.discardFirstPass(run.id);
  }

  /** The store has to map the fields of its file. */
  private async awaitMapping(run: Import, { code, values }: FeedRefused): Promise<void> {
    await this.store.fenced(run.id, run.run, (manager) =>
      statements.AWAIT_MAPPING.run(manager, [run.id, { code, values }]),
    );
  }

  /** Lets another worker continue at once. */
  private async release(run: Import): Promise<void> {
    await statements.RELEASE.run(this.database, [run.id, run.run]);
  }

  private async end(run: Import, status: ImportStatus, failure: RunMessage | null = null): Promise<void> {
    const ended = await statements.END.run(this.database, [run.id, run.run, status, failure]);
    // a worker that was replaced must not delete what its successor reads
    if (ended) await this.store.dropStaged(run.id);
  }
}
