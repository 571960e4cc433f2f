import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Statement } from '../core/database/statement.js';
import type { Caller } from '../core/http/routing/caller.js';
import { RECORD_CATEGORY_EVENT, RECORD_OFFER_EVENTS } from './events.statements.js';
import { isBot } from './is-bot.js';
import { VisitSalt } from './visit-salt.js';

export type ProductEvent = 'FEATURED_PRODUCT_CLICK' | 'PRODUCT_CLICK' | 'PRODUCT_STORE_REDIRECT';

/** Records views and visits to stores, without cookies or IP addresses. Failures are logged, never thrown. */
@Injectable()
export class EventsService {
  private readonly logger = new Logger(EventsService.name);

  constructor(
    private readonly database: DataSource,
    private readonly visits: VisitSalt,
  ) {}

  /** One event for each offer. */
  recordEvents(type: ProductEvent, offerIds: number[], caller: Caller): Promise<void> {
    return this.write(RECORD_OFFER_EVENTS, type, offerIds, caller);
  }

  countCategoryView(categoryId: number, caller: Caller): Promise<void> {
    return this.write(RECORD_CATEGORY_EVENT, 'CATEGORY_CLICK', categoryId, caller);
  }

  private async write(
    statement: Statement,
    type: string,
    things: number | number[],
    caller: Caller,
  ): Promise<void> {
    if (caller.isPrefetch) return;
    try {
      const visit = await this.visits.hashOf(caller);
      await statement.run(this.database, [type, visit, isBot(caller.userAgent), things]);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
