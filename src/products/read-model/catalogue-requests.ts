import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { afterCommit } from '../../core/database/after-commit.js';
import { askFor, CATALOGUE_QUEUE, COUNTS_JOB, REFRESH_JOB, type RefreshJob } from './catalogue.queue.js';
import { CatalogueService } from './catalogue.service.js';

const COUNT_EVERY_MS = 3_000;

/** Companies whose offers in the read model may contradict their products. */
@Injectable()
export class CatalogueRequests {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue<Partial<RefreshJob>>,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Notes in the transaction that made it necessary that a company must be refreshed. */
  async add(manager: EntityManager, companyId: number): Promise<void> {
    // not now(): that is when the transaction began, and a refresh in between would count as newer
    await manager.query(
      `insert into catalogue_requests (company_id, requested_at) values ($1, clock_timestamp())
       on conflict (company_id) do update set requested_at = excluded.requested_at`,
      [companyId],
    );
    afterCommit(manager, () => this.requestRefresh(companyId));
  }

  /**
   * Requests a count of each category's products in some seconds; repeated requests count once. If the job is
   * lost, the counts remain until the next one.
   */
  async askForCounts(everyMs = COUNT_EVERY_MS): Promise<void> {
    const jobId = `${COUNTS_JOB}-${everyMs}-${Math.ceil(Date.now() / everyMs)}`;
    await askFor(this.queue, COUNTS_JOB, { jobId, delay: everyMs });
  }

  /** Informs the workers of all open requests in the table. */
  async askForAll(): Promise<void> {
    const waiting = await this.database.query<{ companyId: number }[]>(
      'select company_id as "companyId" from catalogue_requests order by requested_at',
    );
    for (const { companyId } of waiting) await this.requestRefresh(companyId);
  }

  /** Refreshes a company; a request that came while this was going on stays for another time. */
  async refreshRequestedStore(companyId: number, signal: AbortSignal): Promise<void> {
    const [request] = await this.database.query<{ at: string }[]>(
      // as text: a Date would lose the microseconds
      'select requested_at::text as at from catalogue_requests where company_id = $1',
      [companyId],
    );
    if (!request || !(await this.catalogue.refreshCompany(companyId, signal))) return;
    await this.database.query(
      'delete from catalogue_requests where company_id = $1 and requested_at = $2::timestamptz',
      [companyId, request.at],
    );
  }

  private requestRefresh(companyId: number): Promise<void> {
    return askFor(this.queue, REFRESH_JOB, { jobId: String(companyId) }, { companyId });
  }
}
