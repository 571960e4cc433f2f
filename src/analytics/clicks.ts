import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogueService } from '../products/catalogue.service.js';
import { marketDay } from './market-day.js';

const BATCH_SIZE = 500;

/** Yesterday and today are summed anew each time, so that nothing is counted twice or lost around midnight. */
const SUM_DAYS = `
  insert into event_days as d (day, type, product_id, company_id, count)
  select ${marketDay('at')}, type, product_id, company_id, count(*) from events
  where at >= now() - interval '2 days' and ${marketDay('at')} >= ${marketDay('now()')} - 1
    and not bot and product_id is not null and company_id is not null
  group by 1, 2, 3, 4
  on conflict (day, type, product_id, company_id) do update set count = excluded.count
  where d.count <> excluded.count`;

/** Products whose clicks of 30 days are others than they say; who had some and has none left as well. */
const CHANGED = `
  with recent as (
    select product_id, coalesce(sum(count) filter (where day > ${marketDay('now()')} - 30), 0) as clicks
    from event_days where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT') and day > ${marketDay('now()')} - 120
    group by product_id
  )
  select p.id, r.clicks::integer as clicks from recent r join products p on p.id = r.product_id
  where p.clicks <> r.clicks order by p.id`;

const SET_CLICKS = `
  update products p set clicks = n.clicks from unnest($1::integer[], $2::integer[]) as n(id, clicks)
  where p.id = n.id`;

/** Sums events by day, and says how popular products are: their views and visits to stores of 30 days. */
@Injectable()
export class Clicks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  async sumUp(signal?: AbortSignal): Promise<void> {
    await this.database.query(SUM_DAYS);
    const changed = await this.database.query<{ id: number; clicks: number }[]>(CHANGED);
    for (let start = 0; start < changed.length && !signal?.aborted; start += BATCH_SIZE)
      await this.set(changed.slice(start, start + BATCH_SIZE));
  }

  private async set(products: { id: number; clicks: number }[]): Promise<void> {
    const ids = products.map(({ id }) => id);
    await this.database.transaction(async (manager) => {
      await manager.query(SET_CLICKS, [ids, products.map(({ clicks }) => clicks)]);
      await this.catalogue.refresh(manager, ids);
    });
  }
}
