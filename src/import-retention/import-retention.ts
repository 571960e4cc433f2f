import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';
import { Storage } from '../core/storage/storage.js';
import * as statements from './retention.statements.js';

interface OldRun {
  id: number;
  storageKey: string;
}

/** Forgets what belongs to old runs: their files, issues and what they changed. The rows of the runs stay. */
@Injectable()
export class ImportRetention {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /** May be broken off and begun again at any time, also by several at once. @returns how many runs */
  async clean(): Promise<number> {
    const { runs, days } = this.config.importRetention;
    for (let cleaned = 0; ;) {
      const old = await this.database.query<OldRun[]>(statements.FIND_OLD, [runs, days]);
      if (!old.length) return cleaned;
      for (const run of old) await this.forget(run);
      cleaned += old.length;
    }
  }

  private async forget({ id, storageKey }: OldRun): Promise<void> {
    for (const table of statements.PARTS) await this.deleteAll(table, id);
    const used = await this.database.query<unknown[]>(statements.FILE_IS_USED, [id, storageKey]);
    if (!used.length) await this.storage.remove(storageKey);
    // at the very end: what was broken off is found again
    await this.database.query(statements.NOTE, [id]);
  }

  private async deleteAll(table: string, importId: number): Promise<void> {
    for (;;) {
      const [gone] = await this.database.query<{ count: number }[]>(statements.deleteSome(table), [importId]);
      if (!gone!.count) return;
    }
  }
}
