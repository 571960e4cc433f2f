import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { companyScope } from '../../../access/actor-scope.js';
import { AuditService } from '../../../audit/audit.service.js';
import { type PageOf, pageOf } from '../../../core/database/page-of.js';
import { withDeadlockRetry } from '../../../core/database/deadlock-retry.js';
import { Conflict, NotFound } from '../../../core/errors/domain-errors.js';
import { Product } from '../../product.entity.js';
import { ProductRequests } from '../../read-model/product-requests.js';
import { OfferWriter } from '../../writing/offer-writer.js';
import { MERGE_AROUND, VOID_PRICE } from '../../writing/price-history.statements.js';
import type { VoidPriceInput } from './recorded-price.input.js';
import * as statements from './recorded-prices.statements.js';
import type { RecordedPrice } from './recorded-prices.statements.js';

/** Lists the prices of a product, and voids wrong ones. */
@Injectable()
export class RecordedPrices {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly writer: OfferWriter,
    private readonly requests: ProductRequests,
  ) {}

  /** A page of prices, the last one first, with their number. The caller checks that the actor may see the product. */
  list(productId: number, page: PageOf): Promise<{ items: RecordedPrice[]; count: number }> {
    return pageOf(this.database, statements.RECORDED_PRICES, [productId], page);
  }

  /**
   * Removes a price from the history; does nothing for a voided one.
   * @returns the voided price
   * @throws NotFound also for another store's product
   * @throws Conflict for the current price
   */
  voidPrice(actor: Actor, productId: number, { at, reason }: VoidPriceInput): Promise<RecordedPrice> {
    return withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        const { name, companyId } = await this.lock(manager, actor, productId);
        const recorded = await find(manager, productId, at);
        if (recorded.reason !== null) return recorded;
        if (recorded.present) throw new Conflict('recorded-prices.errors.present');
        await VOID_PRICE.run(manager, [productId, at, reason]);
        await MERGE_AROUND.run(manager, [productId, at]);
        await this.audit.record(manager, actor, {
          action: 'product.price-voided',
          id: productId,
          companyId,
          before: {
            name,
            voidedPrice: `${recorded.price.toFixed(2)} ${recorded.currency}`,
            voidedSince: recorded.at.toISOString(),
          },
          after: { name, reason },
        });
        await this.requests.refreshForPeople(manager, [productId]);
        return find(manager, productId, at);
      }),
    );
  }

  /** @throws NotFound */
  private async lock(
    manager: EntityManager,
    actor: Actor,
    id: number,
  ): Promise<Pick<Product, 'name' | 'companyId'>> {
    const { companyId = null } = companyScope(actor, 'products.write');
    const [locked] = await this.writer.lock(manager, [id], companyId);
    const product =
      locked &&
      (await manager.findOne(Product, { where: { id }, select: { id: true, name: true, companyId: true } }));
    if (!product) throw new NotFound();
    return product;
  }
}

async function find(manager: EntityManager, productId: number, at: string): Promise<RecordedPrice> {
  const recorded = await statements.RECORDED_PRICE.row(manager, [productId, at]);
  if (!recorded) throw new NotFound();
  return recorded;
}
