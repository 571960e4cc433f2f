import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CatalogueRefreshed } from '../products/products.events.js';
import { RECORD_CHANGES } from './matching.statements.js';

/** Records changed offers in the transaction that changes them, so that none is missed. */
@Injectable()
export class MatchingListener {
  @OnEvent(CatalogueRefreshed.event, { suppressErrors: false })
  async record({ manager, offerIds }: CatalogueRefreshed): Promise<void> {
    if (offerIds.length) await RECORD_CHANGES.run(manager, [offerIds]);
  }
}
