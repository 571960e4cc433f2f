import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { Storage } from '../../core/storage/storage.js';
import * as statements from './retention.statements.js';

interface OldRun {
  id: number;
  storageKey: string;
}

/** Forgets what belongs to old runs: their files, issues and what they changed. The rows of the runs stay. */
@Injectable()
export class ImportRetention {
  private readonly logger = new Logger(ImportRetention.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /**
   * May be broken off and begun again at any time, also by several at once; a run that resists waits for the next time.
   * @returns how many runs
   */
  async clean(): Promise<number> {
    const { runs, days } = this.config.importRetention;
    for (let [last, cleaned] = [0, 0]; ;) {
      const old = await this.database.query<OldRun[]>(statements.FIND_OLD, [runs, days, last]);
      if (!old.length) return cleaned;
      for (const run of old) if (await this.isForgotten(run)) cleaned += 1;
      last = old.at(-1)!.id;
    }
  }

  private async isForgotten(run: OldRun): Promise<boolean> {
    try {
      return await this.forget(run);
    } catch (error) {
      this.logger.error(error, `Cleaning up after import ${run.id} failed`);
      return false;
    }
  }

  private async forget({ id, storageKey }: OldRun): Promise<boolean> {
    const { runs, days } = this.config.importRetention;
    const given = await this.database.query<unknown[]>(statements.GIVE_UP, [runs, days, id]);
    if (!given.length) return false;
    for (const table of statements.PARTS) await this.deleteAll(table, id);
    const used = await this.database.query<unknown[]>(statements.FILE_IS_USED, [id, storageKey]);
    if (!used.length) await this.storage.remove(storageKey);
    // at the very end: what was broken off is found again
    await this.database.query(statements.NOTE, [id]);
    return true;
  }

  private async deleteAll(table: string, importId: number): Promise<void> {
    for (;;) {
      const [gone] = await this.database.query<{ count: number }[]>(statements.deleteSome(table), [importId]);
      if (!gone!.count) return;
    }
  }
}
