import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict } from '../../core/errors/domain-errors.js';
import { IMPORT_QUEUE } from '../import.queue.js';
import { statusAfter } from '../import-states.js';
import { ImportsService } from '../imports.service.js';
import { isRolledBack, rollbackObstacle } from '../rollback-state.js';
import { ROLLBACK_LEASE } from './rollback.queue.js';
import * as statements from './rollback.statements.js';

const ROLLING_BACK = statusAfter('roll-back');

/** Requests rollbacks. Only the store's newest import with changes can be rolled back. */
@Injectable()
export class RollbackService {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue,
    private readonly imports: ImportsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Has no effect on a rollback that is requested already.
   * @throws NotFound also for another company's import
   * @throws Conflict when there is nothing to roll back, or a newer import prevents it
   */
  async request(by: Actor, importId: number): Promise<void> {
    await this.imports.getFor(by, 'roll-back', importId);
    await this.beginRollback(by, importId).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Conflict('imports.errors.newer_at_work') : error;
    });
    await ROLLBACK_LEASE.request(this.queue, importId);
  }

  private beginRollback(by: Actor, importId: number): Promise<void> {
    return this.database.transaction(async (manager) => {
      const { status, fileName, companyId } = await statements.LOCK.one(manager, [importId]);
      if (isRolledBack(status)) return;
      const obstacle = await rollbackObstacle(manager, importId);
      if (obstacle) throw new Conflict(obstacle.key);
      await statements.BEGIN.run(manager, [importId]);
      await this.audit.record(manager, by, {
        action: 'import-run.rolled-back',
        id: importId,
        companyId,
        before: { fileName, status },
        after: { fileName, status: ROLLING_BACK },
      });
    });
  }
}
