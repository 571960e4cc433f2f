import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Mailer } from '../../core/mail/mailer.js';
import type { CardRow } from '../../products/products.statements.js';
import type { ProductKind } from '../../products/product.entity.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import type { PriceAlertInput } from './price-alert.input.js';
import { ALERTS_QUEUE, requestPoll } from './price-alerts.queue.js';

/** An alert as the links of its mails show it. */
export interface PriceAlert {
  id: number;
  productId: number;
  kind: ProductKind;
  name: Translations;
  target: number | null;
  isConfirmed: boolean;
}

/** Nobody is sent more mails than so many in a day because others type the address, nor has more alerts than so many. */
const ASKED_A_DAY = 5;
const MAX_ALERTS = 100;

const ADD = `
  insert into price_alerts (product_id, email, locale, target, known_price)
  select $1, $2, $3, $4, $5 where (
    select count(*) < ${MAX_ALERTS} and count(*) filter (where created_at > now() - interval '1 day') < ${ASKED_A_DAY}
    from price_alerts where lower(email) = lower($2))`;

const FIND = `
  select a.id, a.product_id as "productId", p.kind, p.name, a.target::float8 as target,
    a.confirmed_at is not null as "isConfirmed"
  from price_alerts a join products p on p.id = a.product_id where a.id = $1`;

/** A new one takes the place of what the same person has asked for before; the price may have fallen meanwhile. */
const CONFIRM = `
  with confirmed as (
    update price_alerts set confirmed_at = now(), check_since = now() where id = $1 and confirmed_at is null
    returning id, product_id, email
  )
  delete from price_alerts a using confirmed c
  where a.product_id = c.product_id and lower(a.email) = lower(c.email) and a.id <> c.id`;

@Injectable()
export class PriceAlerts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly groups: ProductGroups,
    private readonly mailer: Mailer,
    @InjectQueue(ALERTS_QUEUE) private readonly queue: Queue,
  ) {}

  /** A product whose price can be told of. @throws NotFound; nothing can where there is no mail server */
  async product(id: number): Promise<CardRow> {
    const [group] = this.mailer.enabled ? await this.groups.byOffers([id]) : [];
    if (group?.card?.currency !== 'EUR') throw new NotFound();
    return group.card;
  }

  /**
   * Asks the address for a confirmation. Says nothing of what is known of it.
   * @throws Invalid when the price is not above what is wanted
   */
  async ask(id: number, { email, target }: PriceAlertInput, locale: Locale): Promise<void> {
    const product = await this.product(id);
    if (target !== undefined && target >= product.price)
      throw new Invalid('fault.invalid', {}, { target: { key: 'price-alert.target_too_high' } });
    await this.database.query(ADD, [product.id, email, locale, target ?? null, product.price]);
    await requestPoll(this.queue);
  }

  async find(id: number): Promise<PriceAlert | null> {
    const [row] = await this.database.query<PriceAlert[]>(FIND, [id]);
    return row ?? null;
  }

  async confirm(id: number): Promise<void> {
    await this.database.query(CONFIRM, [id]);
    await requestPoll(this.queue);
  }

  /** Nothing of it is left. */
  async end(id: number): Promise<void> {
    await this.database.query('delete from price_alerts where id = $1', [id]);
  }
}
