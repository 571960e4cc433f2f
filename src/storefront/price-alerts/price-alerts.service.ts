import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import {
  bool,
  command,
  float,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
} from '../../core/database/statement.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Mailer } from '../../core/mail/mailer.js';
import type { CardRow } from '../../products/products.statements.js';
import type { ProductKind } from '../../products/product.entity.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import type { PriceAlertInput } from './price-alert.input.js';
import { ALERTS_QUEUE, requestPoll } from './price-alerts.queue.js';

/** Limits for each e-mail address, which anybody may type: new alerts a day, and alerts in all. */
const ASKED_A_DAY = 5;
const MAX_ALERTS = 100;

const ADD = command(`
  insert into price_alerts (product_id, email, locale, target, known_price)
  select $1, $2, $3, $4, $5 where (
    select count(*) < ${MAX_ALERTS} and count(*) filter (where created_at > now() - interval '1 day') < ${ASKED_A_DAY}
    from price_alerts where lower(email) = lower($2))`);

const FIND = statement({
  id: int,
  productId: int,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  target: nullable(float),
  isConfirmed: bool,
})`
  select a.id, a.product_id as "productId", p.kind, p.name, a.target::float8 as target,
    a.confirmed_at is not null as "isConfirmed"
  from price_alerts a join products p on p.id = a.product_id where a.id = $1`;

/**
 * Replaces the person's former alerts for the product; a later one still waits for its confirmation. Marked for a check: the
 * price may have fallen since.
 */
const CONFIRM = command(`
  with confirmed as (
    update price_alerts set confirmed_at = now(), check_since = now() where id = $1 and confirmed_at is null
    returning id, product_id, email
  )
  delete from price_alerts a using confirmed c
  where a.product_id = c.product_id and lower(a.email) = lower(c.email) and a.id < c.id`);

const END = command('delete from price_alerts where id = $1');

@Injectable()
export class PriceAlerts {
  constructor(
    private readonly database: DataSource,
    private readonly groups: ProductGroups,
    private readonly mailer: Mailer,
    @InjectQueue(ALERTS_QUEUE) private readonly queue: Queue,
  ) {}

  /** A product with a price in euro and without a contract. @throws NotFound, also where there is no mail server */
  async product(id: number): Promise<CardRow> {
    const [group] = this.mailer.enabled ? await this.groups.byOffers([id]) : [];
    if (group?.card?.currency !== 'EUR' || group.card.contract !== null) throw new NotFound();
    return group.card;
  }

  /**
   * Sends a mail that asks for a confirmation. Does not reveal whether the address has alerts.
   * @throws Invalid when the target is not below the present price
   */
  async ask(id: number, { email, target }: PriceAlertInput, locale: Locale): Promise<void> {
    const product = await this.product(id);
    if (target !== undefined && target >= product.price)
      throw Invalid.at('target', 'price-alert.target_too_high');
    await ADD.run(this.database, [product.id, email, locale, target ?? null, product.price]);
    await requestPoll(this.queue);
  }

  find(id: number): Promise<RowOf<typeof FIND> | undefined> {
    return FIND.row(this.database, [id]);
  }

  async confirm(id: number): Promise<void> {
    await CONFIRM.run(this.database, [id]);
    await requestPoll(this.queue);
  }

  /** Deletes the alert with the e-mail address. */
  async end(id: number): Promise<void> {
    await END.run(this.database, [id]);
  }
}
