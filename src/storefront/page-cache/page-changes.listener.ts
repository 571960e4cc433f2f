import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Config } from '../../core/config/config.js';
import { CatalogueRefreshed } from '../../products/products.events.js';
import { RECORD_CHANGE } from './page-cache.statements.js';

/** Records changed pages in the transaction that changes their offers, so that none is missed or removed too early. */
@Injectable()
export class PageChangesListener {
  constructor(private readonly config: Config) {}

  @OnEvent(CatalogueRefreshed.event, { suppressErrors: false })
  async record({ manager, offerIds }: CatalogueRefreshed): Promise<void> {
    if (this.config.pageCacheUrls.length) await RECORD_CHANGE.run(manager, [offerIds]);
  }
}
