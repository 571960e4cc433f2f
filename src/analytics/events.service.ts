import { Injectable, Logger } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Caller } from '../core/http/caller.js';
import { ProductViewed } from '../products/products.events.js';
import { isBot } from './is-bot.js';
import { VisitSalt } from './visit-salt.js';

export type ProductEvent = 'PRODUCT_CLICK' | 'PRODUCT_STORE_REDIRECT';

/** The same visit counts once in this time. */
const DOUBLE_CLICK = '30 minutes';

const RECORD = `
  insert into events (type, product_id, company_id, ean, visit_hash, bot)
  select $1, p.id, p.company_id, p.ean, $3, $4 from products p
  where p.id = any($2::integer[]) and not exists (select from events e
    where e.visit_hash = $3 and e.product_id = p.id and e.type = $1 and e.at > now() - interval '${DOUBLE_CLICK}')`;

/** Notes what visitors look at and where they go: no cookie, no address. */
@Injectable()
export class EventsService {
  private readonly logger = new Logger(EventsService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly visits: VisitSalt,
  ) {}

  @OnEvent(ProductViewed.event)
  async noteView({ offerIds, caller }: ProductViewed): Promise<void> {
    await this.note('PRODUCT_CLICK', offerIds, caller);
  }

  /** One event for each offer. Nobody is held up by a failure: it is only logged. */
  async note(type: ProductEvent, offerIds: number[], caller: Caller): Promise<void> {
    if (caller.isAhead) return;
    try {
      const visit = await this.visits.hashOf(caller);
      await this.database.query(RECORD, [type, offerIds, visit, isBot(caller.userAgent)]);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
