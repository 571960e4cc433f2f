import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { companyScope } from '../../../access/actor-scope.js';
import { AuditService } from '../../../audit/audit.service.js';
import { type PageOf, pageOf } from '../../../core/database/page-of.js';
import { withDeadlockRetry } from '../../../core/database/deadlock-retry.js';
import { Conflict, NotFound } from '../../../core/errors/domain-errors.js';
import { CatalogueService } from '../../read-model/catalogue.service.js';
import { Product } from '../../product.entity.js';
import type { VoidPriceInput } from './recorded-price.input.js';
import * as statements from './recorded-prices.statements.js';
import type { RecordedPrice } from './recorded-prices.statements.js';

/** Lists the prices of a product, and voids wrong ones. */
@Injectable()
export class RecordedPrices {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** A page of prices, the last one first, with their number. The caller checks that the actor may see the product. */
  list(productId: number, page: PageOf): Promise<{ items: RecordedPrice[]; count: number }> {
    return pageOf(this.database, statements.RECORDED_PRICES, [productId], page);
  }

  /**
   * Removes a price from the history; a voided one stays as it is.
   * @returns the voided price
   * @throws NotFound also for another store's product
   * @throws Conflict for the price that is in force
   */
  void(actor: Actor, productId: number, { at, reason }: VoidPriceInput): Promise<RecordedPrice> {
    return withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        const { name } = await lock(manager, actor, productId);
        const recorded = await find(manager, productId, at);
        if (recorded.reason !== null) return recorded;
        if (recorded.present) throw new Conflict('recorded-prices.errors.present');
        await statements.VOID_PRICE.run(manager, [productId, at, reason]);
        await statements.MERGE_AROUND.run(manager, [productId, at]);
        await this.audit.record(manager, actor, {
          action: 'product.price-voided',
          id: productId,
          before: {
            name,
            voidedPrice: `${recorded.price.toFixed(2)} ${recorded.currency}`,
            voidedSince: recorded.at.toISOString(),
          },
          after: { name, reason },
        });
        await this.catalogue.refresh(manager, [productId]);
        return find(manager, productId, at);
      }),
    );
  }
}

async function find(manager: EntityManager, productId: number, at: string): Promise<RecordedPrice> {
  const recorded = await statements.RECORDED_PRICE.row(manager, [productId, at]);
  if (!recorded) throw new NotFound();
  return recorded;
}

async function lock(manager: EntityManager, actor: Actor, id: number): Promise<Pick<Product, 'name'>> {
  const product = await manager.findOne(Product, {
    where: { id, ...companyScope(actor, 'products.write') },
    lock: { mode: 'for_no_key_update' },
    select: { id: true, name: true },
  });
  if (!product) throw new NotFound();
  return product;
}
