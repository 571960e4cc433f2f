import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { command } from '../../core/database/statement.js';

/** An index looks for changes once a minute at least; what waits for an engine is kept until it has it. */
const KEPT = '1 hour';

const DELETE_OLD = command(
  `delete from catalogue_changes where not waiting and at < now() - interval '${KEPT}'`,
);

/** What triggers have noted of the read model for the indexes that follow it. */
@Injectable()
export class CatalogueChanges {
  constructor(private readonly database: DataSource) {}

  async deleteOld(): Promise<void> {
    await DELETE_OLD.run(this.database);
  }
}
