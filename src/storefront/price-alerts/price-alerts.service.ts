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
  text,
} from '../../core/database/statement.js';
import { Invalid, NotFound, TooManyRequests } from '../../core/errors/domain-errors.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Mailer } from '../../core/mail/mailer.js';
import type { CardRow } from '../../products/products.statements.js';
import type { ProductKind } from '../../products/product.entity.js';
import { groupOf } from '../../products/comparison/offer-group.statements.js';
import { productName } from '../../products/texts/shown-texts.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import { hashOf } from './confirmed-address.js';
import type { PriceAlertInput } from './price-alert.input.js';
import { ALERTS_QUEUE, requestPoll } from './price-alerts.queue.js';

/**
 * Mails a day to an address that anyone may type. A used-up limit does not affect its owner: a browser that
 * confirmed one of them needs no more of these mails.
 */
const REQUESTS = defineRate({ name: 'price-alert-requests', per: 'recipient', max: 5, seconds: 24 * 3600 });
/** Confirmed alerts of an e-mail address. */
const MAX_ALERTS = 100;

const ADD = statement({ id: int })`
  insert into price_alerts (product_id, email, locale, target, known_price)
  select $1, $2, $3, $4, $5 where (
    select count(*) < ${MAX_ALERTS} from price_alerts
    where lower(email) = lower($2) and confirmed_at is not null and product_id <> $1)
  returning id`;

const FIND = statement({
  id: int,
  productId: int,
  email: text,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  productName: json<Translations>(),
  target: nullable(float),
  isConfirmed: bool,
})`
  select a.id, a.product_id as "productId", a.email, p.kind, p.name,
    ${productName('p', groupOf('p.id'))} as "productName", a.target::float8 as target,
    a.confirmed_at is not null as "isConfirmed"
  from price_alerts a join products p on p.id = a.product_id where a.id = $1`;

/**
 * Replaces the person's previous alerts for the product; a later one still waits for its confirmation. Marked
 * for a check, because the price may be lower now.
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
    private readonly rates: Rates,
    @InjectQueue(ALERTS_QUEUE) private readonly queue: Queue,
  ) {}

  /**
   * A product with a price in euros and without a contract.
   * @throws NotFound, also without a mail server
   */
  async product(id: number): Promise<CardRow> {
    const [group] = this.mailer.enabled ? await this.groups.byOffers([id]) : [];
    if (group?.card?.currency !== 'EUR' || group.card.contract !== null) throw new NotFound();
    return group.card;
  }

  /**
   * Sends a mail that asks for a confirmation. Does not reveal whether the address has alerts, or reached a
   * limit of mails.
   * @throws Invalid when the target is not below the present price
   */
  async requestConfirmation(id: number, input: PriceAlertInput, locale: Locale): Promise<void> {
    const values = await this.valuesOf(id, input, locale);
    if (!(await this.mayAsk(input.email))) return;
    await ADD.run(this.database, values);
    await requestPoll(this.queue);
  }

  /**
   * For a person who confirmed the address before: the alert applies immediately, without a mail.
   * @returns its id
   * @throws Invalid if the target is not below the current price, or the address has too many alerts
   */
  async add(id: number, input: PriceAlertInput, locale: Locale): Promise<number> {
    const values = await this.valuesOf(id, input, locale);
    const alertId = await this.database.transaction(async (manager) => {
      const added = await ADD.row(manager, values);
      if (added) await CONFIRM.run(manager, [added.id]);
      return added?.id;
    });
    if (alertId === undefined) throw Invalid.at('email', 'price-alert.too_many', { max: MAX_ALERTS });
    await requestPoll(this.queue);
    return alertId;
  }

  private async valuesOf(id: number, { email, target }: PriceAlertInput, locale: Locale) {
    const product = await this.product(id);
    if (target !== undefined && target >= product.price)
      throw Invalid.at('target', 'price-alert.target_too_high');
    return [product.id, email, locale, target ?? null, product.price];
  }

  private async mayAsk(email: string): Promise<boolean> {
    try {
      await this.rates.countAction(REQUESTS, hashOf(email));
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  find(id: number): Promise<RowOf<typeof FIND> | undefined> {
    return FIND.row(this.database, [id]);
  }

  async confirm(id: number): Promise<void> {
    await CONFIRM.run(this.database, [id]);
    await requestPoll(this.queue);
  }

  /** Deletes the alert with the e-mail address. */
  async endAlert(id: number): Promise<void> {
    await END.run(this.database, [id]);
  }
}
