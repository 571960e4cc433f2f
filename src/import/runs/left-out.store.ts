import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { command, int, nullable, oneOf, statement } from '../../core/database/statement.js';
import type { LeftOutReason } from '../../products/visibility.js';

/** An item of the file that becomes no offer. */
export interface LeftOutItem {
  productCode: string;
  reason: LeftOutReason;
}

/** Which items of a feed become no offer, and why; between the two passes. */
@Injectable()
export class LeftOutStore {
  /** Adds the items of a batch, in its transaction. */
  async add(manager: EntityManager, importId: number, items: LeftOutItem[]): Promise<void> {
    if (!items.length) return;
    await ADD.run(manager, [
      importId,
      items.map(({ productCode }) => productCode),
      items.map(({ reason }) => reason),
    ]);
  }

  /** Hidden offers of the store, with the reason of this file if it differs from the stored one. */
  listOffers(manager: EntityManager, importId: number, companyId: number, limit: number) {
    return OFFERS.rows(manager, [importId, companyId, limit]);
  }
}

const ADD = command(`
  insert into import_left_out_items (import_id, product_code, reason)
  select $1, s.* from unnest($2::text[], $3::text[]) s`);

const OFFERS = statement({ id: int, reason: nullable(oneOf<LeftOutReason>()) })`
  select p.id, stated.reason from products p
  left join lateral (
    select s.reason from import_left_out_items s where s.import_id = $1 and s.product_code = p.product_code
    order by s.reason limit 1
  ) stated on true
  where p.company_id = $2 and p.left_feed and p.status = 'inactive' and p.deleted_at is null
    and p.left_out is distinct from stated.reason
  order by p.id limit $3`;
