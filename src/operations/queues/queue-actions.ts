import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { type JobFailure, JobFailures } from '../../core/queue/job-failures.js';
import { Queues } from '../../core/queue/queues.js';
import { inTrace } from '../../core/queue/request-once.js';

/** Actions on queues; an action that cannot be recorded in the audit log is not done. */
@Injectable()
export class QueueActions {
  constructor(
    private readonly database: DataSource,
    private readonly queues: Queues,
    private readonly failures: JobFailures,
    private readonly audit: AuditService,
  ) {}

  /** A paused queue starts no jobs; running ones finish. @throws NotFound, Unavailable */
  async setPaused(actor: Actor, name: string, isPaused: boolean): Promise<void> {
    const queue = this.queues.find(name);
    if (!queue) throw new NotFound();
    const was = await this.queues.runCommand(queue, () => queue.isPaused());
    await this.database.transaction(async (manager) => {
      await this.audit.record(manager, actor, {
        action: isPaused ? 'queue.paused' : 'queue.resumed',
        id: name,
        before: { name, paused: was },
        after: { name, paused: isPaused },
      });
      await this.queues.runCommand(queue, () => (isPaused ? queue.pause() : queue.resume()));
    });
  }

  /** The failure leaves the list when the job succeeds. @throws NotFound, Unavailable */
  async retry(actor: Actor, id: number): Promise<void> {
    const { queue: name, job, jobId, data } = await this.get(id);
    const queue = this.queues.find(name);
    if (!queue) throw new NotFound();
    await this.database.transaction(async (manager) => {
      await this.audit.record(manager, actor, {
        action: 'queue.retried',
        id: name,
        before: null,
        after: { name, job, jobId },
      });
      const once = { jobId, removeOnComplete: true, removeOnFail: true };
      await this.queues.runCommand(queue, () => queue.add(job, data, inTrace(once)));
    });
  }

  /**
   * Only removes the record of the failure: each module finds its open work itself.
   * @throws NotFound
   */
  async remove(actor: Actor, id: number): Promise<void> {
    const { queue: name, job, jobId, reason } = await this.get(id);
    await this.database.transaction(async (manager) => {
      await this.failures.remove(manager, id);
      const before = { name, job, jobId, reason };
      await this.audit.record(manager, actor, { action: 'queue.removed', id: name, before, after: null });
    });
  }

  private async get(id: number): Promise<JobFailure> {
    const failure = await this.failures.find(id);
    if (!failure) throw new NotFound();
    return failure;
  }
}
