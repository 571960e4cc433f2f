import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MediaService } from '../../media/media.service.js';
import { CatalogueCounts } from '../../products/read-model/catalogue-counts.js';
import type { Import } from '../import.entity.js';
import { ImportStore } from './import.store.js';

/** What many new offers mean for everything that knows of offers. */
@Injectable()
export class ImportCompletion {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: ImportStore,
    private readonly counts: CatalogueCounts,
    private readonly media: MediaService,
  ) {}

  /** The file has said the price of everything that the store offers. */
  async notePricesChecked({ companyId, startedAt }: Import): Promise<void> {
    await this.database.query('update companies set prices_checked_at = $2 where id = $1', [
      companyId,
      startedAt,
    ]);
  }

  /** Once all is written. */
  async settle(run: Import): Promise<void> {
    if (!(await this.store.hasWritten(run.id))) return;
    await this.analyse();
    await this.counts.refresh();
    await this.media.requestPictures();
  }

  /** Makes the planner's figures anew. */
  async analyse(): Promise<void> {
    await this.database.query(
      `analyze products, product_categories, product_data, catalogue_offers, catalogue_placements, catalogue_attributes,
        attribute_values, catalogue_texts`,
    );
  }
}
