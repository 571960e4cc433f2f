import { Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { keptFor } from '../config/retention.js';
import { command, int, json, type RowOf, statement, text, time } from '../database/statement.js';
import { failureReason } from './failure-reason.js';

/**
 * Jobs whose last attempt failed. The queue itself removes failed jobs, because their ids would block the next ones;
 * people read about them here.
 */
@Injectable()
export class JobFailures {
  constructor(private readonly database: DataSource) {}

  async store({ queue, name, id, data }: Job, error: unknown): Promise<void> {
    await STORE.run(this.database, [queue.name, name, String(id), data, failureReason(error)]);
    await DELETE_OLD.run(this.database);
  }

  /** After a successful attempt. */
  async clear({ queue, id }: Job): Promise<void> {
    await DELETE_OF_JOB.run(this.database, [queue.name, String(id)]);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await DELETE.run(manager, [id]);
  }

  async find(id: number, manager: EntityManager = this.database.manager): Promise<JobFailure | null> {
    return (await FIND.row(manager, [id])) ?? null;
  }

  /** The newest ones, and the count of each queue. */
  async newest(limit: number): Promise<{ failures: JobFailure[]; counts: Map<string, number> }> {
    const [failures, counts] = await Promise.all([
      NEWEST.rows(this.database, [limit]),
      COUNT_BY_QUEUE.rows(this.database),
    ]);
    return { failures, counts: new Map(counts.map(({ queue, count }) => [queue, count])) };
  }
}

const FAILURE = {
  id: int,
  queue: text,
  job: text,
  jobId: text,
  data: json<Record<string, unknown>>(),
  /** One line, without e-mail addresses. */
  reason: text,
  /** Attempts since the last success. */
  times: int,
  failedAt: time,
};

const SELECT =
  'select id, queue, job, job_id as "jobId", data, reason, times, failed_at as "failedAt" from job_failures';

const FIND = statement(FAILURE)`${SELECT} where id = $1`;

export type JobFailure = RowOf<typeof FIND>;

const NEWEST = statement(FAILURE)`${SELECT} order by failed_at desc, id desc limit $1`;

const COUNT_BY_QUEUE = statement({
  queue: text,
  count: int,
})`select queue, count(*)::integer as count from job_failures group by queue`;

const STORE = command(`
  insert into job_failures (queue, job, job_id, data, reason) values ($1, $2, $3, $4, $5)
  on conflict (queue, job_id) do update set data = excluded.data, reason = excluded.reason,
    times = job_failures.times + 1, failed_at = now()`);

const DELETE = command('delete from job_failures where id = $1');

const DELETE_OF_JOB = command('delete from job_failures where queue = $1 and job_id = $2');

const DELETE_OLD = command(`delete from job_failures where failed_at < now() - ${keptFor('jobFailures')}`);
