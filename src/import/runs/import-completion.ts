import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { command } from '../../core/database/statement.js';
import { MediaService } from '../../media/media.service.js';
import { CatalogueCounts } from '../../products/read-model/catalogue-counts.js';
import type { Import } from '../import.entity.js';
import { ImportStore } from './import.store.js';

/** Updates data that depend on offers after an import. */
@Injectable()
export class ImportCompletion {
  constructor(
    private readonly database: DataSource,
    private readonly store: ImportStore,
    private readonly counts: CatalogueCounts,
    private readonly media: MediaService,
  ) {}

  /** The file confirmed all prices of the store. */
  async setPricesChecked({ companyId, startedAt }: Import): Promise<void> {
    await SET_PRICES_CHECKED.run(this.database, [companyId, startedAt]);
  }

  async refreshCounts(run: Import): Promise<void> {
    if (!(await this.store.hasWritten(run.id))) return;
    await this.counts.refresh();
    await this.media.requestPictures();
  }

  /** Refreshes the planner's statistics. */
  async analyzeTables(): Promise<void> {
    await ANALYZE.run(this.database);
  }
}

const SET_PRICES_CHECKED = command('update companies set prices_checked_at = $2 where id = $1');

// skips a table that another process is analysing
const ANALYZE = command(`
  analyze (skip_locked) products, product_categories, product_attributes, product_media, product_data, catalogue_offers,
    catalogue_placements, catalogue_attributes, attribute_values, catalogue_texts`);
