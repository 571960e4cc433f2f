import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import type { RowOf } from '../../core/database/statement.js';
import { Storage } from '../../core/storage/storage.js';
import * as statements from './retention.statements.js';

type OldRun = RowOf<typeof statements.FIND_OLD>;

/** Deletes files, issues and changes of old runs. The rows of the runs stay. */
@Injectable()
export class ImportRetention {
  private readonly logger = new Logger(ImportRetention.name);
  private readonly runs: number;
  private readonly days: number;

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    { keptImports, retention }: Config,
  ) {
    this.runs = keptImports;
    this.days = retention.imports.amount;
  }

  /**
   * May be interrupted and repeated at any time, also concurrently; a run that fails is retried by the next call.
   * @returns the number of cleaned runs
   */
  async clean(): Promise<number> {
    const { runs, days } = this;
    for (let [last, cleaned] = [0, 0]; ;) {
      const old = await statements.FIND_OLD.rows(this.database, [runs, days, last]);
      if (!old.length) return cleaned;
      for (const run of old) if (await this.tryClean(run)) cleaned += 1;
      last = old.at(-1)!.id;
    }
  }

  private async tryClean(run: OldRun): Promise<boolean> {
    try {
      return await this.cleanRun(run);
    } catch (error) {
      this.logger.error(error, `Cleaning up after import ${run.id} failed`);
      return false;
    }
  }

  private async cleanRun({ id, storageKey }: OldRun): Promise<boolean> {
    const { runs, days } = this;
    if (!(await statements.GIVE_UP.run(this.database, [runs, days, id]))) return false;
    for (const deletion of statements.DELETE_SOME) while (await deletion.run(this.database, [id]));
    const otherUse = await statements.FIND_USE_OF_FILE.row(this.database, [id, storageKey]);
    if (!otherUse) await this.storage.remove(storageKey);
    // last: an interrupted deletion is found again
    await statements.MARK_EMPTIED.run(this.database, [id]);
    return true;
  }
}
