import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import { codeDigest } from '../../core/config/code-digest.js';
import { type Leased, type LeaseJob, WorkCancelled } from '../../core/queue/lease.js';
import { LeaseWorker } from '../../core/queue/lease-worker.js';
import { StoredObjectMissing } from '../../core/storage/storage.js';
import { FeedRefused } from '../feed/refused.js';
import { Import, isDryRun, type RunMessage } from '../import.entity.js';
import { canApply, statusAfter } from '../import-states.js';
import { ImportFinished } from '../import.events.js';
import { holdReasons, type ImportPlan } from '../import-guard.js';
import { IMPORT_LEASE, IMPORT_QUEUE } from '../import.queue.js';
import { OfferSpool } from '../spool/offer-spool.js';
import { FirstPass } from './first-pass.js';
import * as statements from './import.statements.js';
import { ImportStore } from './import.store.js';
import { DryRun } from './dry-run.js';
import { SecondPass } from './second-pass.js';

/** Runs imports from their current state to their end: two at a time, one at a time of each store. */
@Injectable()
export class ImportProcessor extends LeaseWorker<Import> {
  protected override readonly concurrency = 2;

  constructor(
    @InjectQueue(IMPORT_QUEUE) queue: Queue<LeaseJob>,
    private readonly store: ImportStore,
    private readonly firstPass: FirstPass,
    private readonly secondPass: SecondPass,
    private readonly dryRun: DryRun,
    private readonly events: EventEmitter2,
  ) {
    super(queue, IMPORT_LEASE);
    // computed at start, so that it is of the code that runs and not of a later build
    void codeDigest();
  }

  /** Starts the next run of the same store, also after a rollback. */
  @OnEvent(ImportFinished.event)
  startNext(): void {
    this.pollNow();
  }

  protected override stopped(importId: number): void {
    this.events.emit(ImportFinished.event, new ImportFinished(importId));
  }

  protected read(leased: Leased): Promise<Import | null> {
    return this.database.manager.findOneBy(Import, leased);
  }

  protected async work(run: Import, signal: AbortSignal): Promise<void> {
    const spool = new OfferSpool();
    try {
      await this.runPasses(run, spool, signal);
    } catch (error) {
      if (!(error instanceof FeedRefused && error.needsMapping)) throw error;
      await this.awaitMapping(run, error);
    } finally {
      await spool.drop();
    }
  }

  private async runPasses(claimed: Import, spool: OfferSpool, signal: AbortSignal): Promise<void> {
    let run = claimed;
    if (canApply('validate-again', run) && (await this.isStagingLost(run))) await this.backToValidating(run);
    if (canApply('start-writing', run)) {
      const plan = await this.firstPass.read(run, spool, signal);
      const reasons = run.hold.confirmedAt ? [] : holdReasons(plan);
      if (isDryRun(run) || reasons.length) {
        await this.dryRun.compare(await this.reload(run), plan, spool, signal);
        return this.holdRun(run, reasons);
      }
      run = await this.beginWriting(run, plan);
    }
    await this.secondPass.write(run, spool, signal);
    await this.store.endRun(run, statusAfter('finish'));
  }

  /** The staging table is unlogged and lost when the database crashes; missing offers are found by it. */
  private async isStagingLost(run: Import): Promise<boolean> {
    const { rejected, excluded } = run.counters;
    return (await this.store.stagedCount(run.id)) !== (run.feed.itemCount ?? 0) - rejected - excluded;
  }

  private async backToValidating(run: Import): Promise<void> {
    await this.store.fenced(run, (manager) => statements.VALIDATE_AGAIN.run(manager, [run.id]));
    run.status = statusAfter('validate-again');
  }

  private async beginWriting(run: Import, { differing }: ImportPlan): Promise<Import> {
    await this.store.fenced(run, async (manager) => {
      await statements.BEGIN_WRITING.run(manager, [run.id, differing]);
      await this.store.supersedeRuns(manager, run.companyId, run.id);
      if (differing === 0) await this.store.countAllUnchanged(manager, run.id);
    });
    return this.reload(run);
  }

  private reload({ id, run }: Import): Promise<Import> {
    return this.database.manager.findOneByOrFail(Import, { id, run });
  }

  /** Holds the run for confirmation, or ends a dry run. */
  private async holdRun(run: Import, reasons: RunMessage[]): Promise<void> {
    const ends = isDryRun(run);
    const status = statusAfter(ends ? 'end-dry-run' : 'hold');
    await this.store.fenced(run, async (manager) => {
      await statements.HOLD.run(manager, [run.id, status, JSON.stringify(reasons), ends]);
      // a confirmed run reads its file again, because the catalogue may be different now
      await this.store.dropStaged(run.id, manager);
    });
  }

  /** The store has to map the fields of its file. */
  private async awaitMapping(run: Import, { code, values }: FeedRefused): Promise<void> {
    await this.store.fenced(run, (manager) =>
      statements.AWAIT_MAPPING.run(manager, [run.id, { code, values }]),
    );
  }

  protected async fail(run: Import, error: unknown): Promise<void> {
    if (error instanceof WorkCancelled) {
      await this.store.endRun(run, statusAfter('stop'));
      return this.store.discardFirstPass(run.id);
    }
    const failure = failureOf(error);
    if (failure.code === 'internal') this.logger.error(error, `Import ${run.id} failed`);
    await this.store.endRun(run, statusAfter('fail'), failure);
  }
}

function failureOf(error: unknown): RunMessage {
  if (error instanceof FeedRefused) return { code: error.code, values: error.values };
  return { code: error instanceof StoredObjectMissing ? 'feed_missing' : 'internal', values: {} };
}
