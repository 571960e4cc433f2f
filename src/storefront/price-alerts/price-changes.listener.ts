import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import { afterCommit } from '../../core/database/after-commit.js';
import { CatalogueRefreshed } from '../../products/products.events.js';
import { NOTE_CHANGES } from './price-alert.statements.js';
import { ALERTS_QUEUE, requestPoll } from './price-alerts.queue.js';

/** Marks alerts in the transaction that changes prices, so that none is missed after a crash. */
@Injectable()
export class PriceChangesListener {
  constructor(@InjectQueue(ALERTS_QUEUE) private readonly queue: Queue) {}

  @OnEvent(CatalogueRefreshed.event, { suppressErrors: false })
  async markAlerts({ manager, offerIds }: CatalogueRefreshed): Promise<void> {
    if ((await NOTE_CHANGES.run(manager, [offerIds])) > 0)
      afterCommit(manager, () => requestPoll(this.queue));
  }
}
