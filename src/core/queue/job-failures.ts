import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import type { DataSource, EntityManager } from 'typeorm';
import { failureReason } from './failure-reason.js';

/** A job whose last turn failed. */
export interface JobFailure {
  id: number;
  queue: string;
  job: string;
  jobId: string;
  data: Record<string, unknown>;
  /** One line without anybody's address. */
  reason: string;
  /** How often since it went well. */
  times: number;
  failedAt: Date;
}

/** After so long nobody will try it again. */
const RETENTION_DAYS = 30;

/** Jobs whose last turn failed. The queue must forget them, or their ids would block the next; people should not. */
@Injectable()
export class JobFailures {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async keep({ queue, name, id, data }: Job, error: unknown): Promise<void> {
    await this.database.query(KEEP, [queue.name, name, String(id), data, failureReason(error)]);
    await this.database.query(
      `delete from job_failures where failed_at < now() - interval '${RETENTION_DAYS} days'`,
    );
  }

  /** It went well this time. */
  async forget({ queue, id }: Job): Promise<void> {
    await this.database.query('delete from job_failures where queue = $1 and job_id = $2', [
      queue.name,
      String(id),
    ]);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.query('delete from job_failures where id = $1', [id]);
  }

  async find(id: number, manager: EntityManager = this.database.manager): Promise<JobFailure | null> {
    const rows = await manager.query<JobFailure[]>(`select ${COLUMNS} from job_failures where id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** The newest ones, and how many there are of each queue. */
  async newest(limit: number): Promise<{ failures: JobFailure[]; counts: Map<string, number> }> {
    const [failures, counts] = await Promise.all([
      this.database.query<JobFailure[]>(
        `select ${COLUMNS} from job_failures order by failed_at desc, id desc limit $1`,
        [limit],
      ),
      this.database.query<{ queue: string; count: number }[]>(
        'select queue, count(*)::integer as count from job_failures group by queue',
      ),
    ]);
    return { failures, counts: new Map(counts.map(({ queue, count }) => [queue, count])) };
  }
}

const COLUMNS = 'id, queue, job, job_id as "jobId", data, reason, times, failed_at as "failedAt"';

const KEEP = `
  insert into job_failures (queue, job, job_id, data, reason) values ($1, $2, $3, $4, $5)
  on conflict (queue, job_id) do update set data = excluded.data, reason = excluded.reason,
    times = job_failures.times + 1, failed_at = now()`;
