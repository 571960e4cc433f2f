import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies/companies.service.js';
import { Config } from '../../core/config/config.js';
import { Storage } from '../../core/storage/storage.js';
import { FeedMappingsService } from '../stored-mappings/feed-mappings.service.js';
import type { ReadFeedOptions } from '../feed/items/options.js';
import type { Import } from '../import.entity.js';

/** A stored feed file and the settings of its store for reading it. */
export interface FeedFile {
  open: () => Readable;
  options: ReadFeedOptions;
}

@Injectable()
export class FeedFiles {
  constructor(
    private readonly storage: Storage,
    private readonly companies: CompaniesService,
    private readonly mappings: FeedMappingsService,
    private readonly config: Config,
  ) {}

  async open(run: Import, signal?: AbortSignal): Promise<FeedFile> {
    const [company, mappings] = await Promise.all([
      this.companies.get(run.companyId),
      this.mappings.list(run.companyId),
    ]);
    const { unpackedBytes, ratio } = this.config.importLimits;
    return {
      open: () => this.read(run.upload.storageKey),
      options: {
        limits: { unpackedBytes, ratio },
        batchSize: this.config.importBatchItems,
        mappings: mappings.map(({ rules }) => rules),
        currency: run.upload.currency,
        storeCurrency: company.feedCurrency,
        language: run.upload.language,
        storeLanguage: company.feedLanguage,
        baseUrl: company.website,
        privateOrigins: this.config.pictureOrigins,
        foreignCurrency: company.foreignCurrency === 'reject' ? 'reject' : 'accept',
        signal,
      },
    };
  }

  /** Returns a stream immediately, before the storage answers. */
  private read(key: string): Readable {
    const stream = new PassThrough();
    this.storage.read(key).then(
      (content) => pipeline(content, stream, () => undefined),
      (error: Error) => stream.destroy(error),
    );
    return stream;
  }
}
