import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CatalogueRefreshed } from '../products/products.events.js';
import { MARK_OFFERS } from './sitemap.statements.js';

/** Marks parts of the sitemap in the transaction that changes their products, so that none is missed. */
@Injectable()
export class SitemapListener {
  @OnEvent(CatalogueRefreshed.event, { suppressErrors: false })
  async mark({ manager, offerIds }: CatalogueRefreshed): Promise<void> {
    await MARK_OFFERS.run(manager, [offerIds]);
  }
}
