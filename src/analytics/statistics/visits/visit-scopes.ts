import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { assertCompany, companyScope } from '../../../access/actor-scope.js';
import { CompaniesService } from '../../../companies/companies.service.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import type { StatisticsQuery } from '../statistics.query.js';
import { type VisitedProduct, VisitedProducts } from './visited-products.js';

type Asked = Pick<StatisticsQuery, 'company' | 'product'>;

/** The visits that a request asks for, within the actor's permissions. */
@Injectable()
export class VisitScopes {
  constructor(
    private readonly products: VisitedProducts,
    private readonly companies: CompaniesService,
  ) {}

  /**
   * The store; undefined: all stores.
   * @throws NotFound for another store
   */
  companyOf(actor: Actor, { company }: Asked): number | undefined {
    if (company === undefined) return companyScope(actor, 'company.read').companyId;
    assertCompany(actor, 'company.read', company);
    return company;
  }

  /**
   * The requested product, if any.
   * @throws NotFound also for another store's product
   */
  async productOf(actor: Actor, { product: id }: Asked): Promise<VisitedProduct | null> {
    if (id === undefined) return null;
    const product = await this.products.find(id);
    if (!product) throw new NotFound();
    assertCompany(actor, 'company.read', product.companyId);
    return product;
  }

  choices(actor: Actor) {
    return this.companies.choices(actor);
  }
}
