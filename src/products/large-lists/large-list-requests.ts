import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { requestJob } from '../../core/queue/request-once.js';
import { CATALOGUE_QUEUE, FACETS_JOB, type FacetsJob, JOB } from '../read-model/catalogue.queue.js';
import { LargeListPacker } from './large-list-packer.js';
import { ListSizes } from './list-sizes.js';
import { keyOf, type WholeList } from '../query/whole-list.js';

/** Large lists that are to be packed, for the first time or anew. */
@Injectable()
export class LargeListRequests {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue<FacetsJob>,
    private readonly sizes: ListSizes,
    private readonly packer: LargeListPacker,
  ) {}

  /** However many ask, a list is packed once. */
  async ask(list: WholeList): Promise<void> {
    await requestJob(
      this.queue,
      FACETS_JOB,
      { list },
      { ...JOB, jobId: `${FACETS_JOB}-${keyOf(list).join('-')}` },
    );
  }

  /** Has packed what is large and has not been yet, after a first import say. */
  async askIfMissing(): Promise<void> {
    const packed = await this.database.query<{ key: string }[]>(
      `select concat_ws(',', kind, category_id, company_id) as key from catalogue_facets where counts is not null`,
    );
    const known = new Set(packed.map(({ key }) => key));
    for (const list of await this.sizes.large()) if (!known.has(keyOf(list).join())) await this.ask(list);
  }

  fulfil(list: WholeList): Promise<void> {
    return this.packer.pack(list);
  }
}
