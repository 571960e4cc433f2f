import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { command } from '../../core/database/statement.js';

/** An index looks for changes once a minute at least; what waits for an engine is kept until it has it. */
const KEPT = '1 hour';

const FORGET = command(`delete from catalogue_changes where not waiting and at < now() - interval '${KEPT}'`);

/** What triggers have noted of the read model for the indexes that follow it. */
@Injectable()
export class CatalogueChanges {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async forgetOld(): Promise<void> {
    await FORGET.run(this.database);
  }
}
